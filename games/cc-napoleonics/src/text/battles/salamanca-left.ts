import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const salamancaLeft = {
  title: { es: 'Los Arapiles: la izquierda francesa', en: 'Salamanca: the French left' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Durante semanas Marmont y Wellington marcharon a la vista uno del otro sin arriesgarse. El 22 de julio de 1812, al sur de Salamanca, Marmont creyó que los aliados se retiraban y alargó su izquierda por el monte de Azán para cortarles el camino. Las divisiones de Thomières y Maucune quedaron separadas. Wellington, que almorzaba con el catalejo en la mano, vio el hueco y galopó hasta su cuñado Pakenham. La 3.ª División surgió de una arboleda ante la cabeza de Thomières, que murió entre los suyos; Leith subió de frente contra Maucune, y los dragones pesados de Le Marchant acabaron con ocho batallones. En cuarenta minutos no había ala izquierda francesa.',
    en: 'For weeks Marmont and Wellington had marched in sight of each other and risked nothing. On 22 July 1812, south of Salamanca, Marmont took it that the allies were leaving and stretched his left along the Monte de Azán to cut their road. The divisions of Thomières and Maucune drew apart. Wellington, at lunch with his telescope in hand, saw the gap and galloped to his brother-in-law Pakenham. The 3rd Division came out of the trees across the head of Thomières, who died among his men; Leith went up in front against Maucune, and Le Marchant’s heavy dragoons finished eight battalions. In forty minutes there was no French left wing.',
  },
  hints: {
    top: {
      es: 'Ataca ya por tu derecha con Pakenham y por el centro con Leith: tienes más cartas y la iniciativa.',
      en: 'Attack at once with Pakenham on your right and Leith in the centre: you have more cards and the first move.',
    },
    bottom: {
      es: 'Cierra el hueco sobre la meseta, forma cuadros a tiempo y dispara a quien suba.',
      en: 'Close the gap on the plateau, form square in time and fire on whoever climbs.',
    },
  },
  slides: [
    {
      title: { es: 'El error', en: 'The mistake' },
      text: {
        es: 'Thomières marcha hacia el oeste y cada paso lo aleja de los demás.',
        en: 'Thomières marches west, and every step takes him farther from the rest.',
      },
      shows: '0:thomieres+',
    },
    {
      title: { es: 'El almuerzo', en: 'Lunch' },
      text: {
        es: 'Wellington mira por el catalejo, tira el muslo de pollo y pide el caballo.',
        en: 'Wellington looks through the glass, throws away a chicken leg and calls for his horse.',
      },
      shows: '1:wellington',
    },
    {
      title: { es: 'Pakenham', en: 'Pakenham' },
      text: {
        es: 'La 3.ª División cierra el paso a una columna que no esperaba a nadie.',
        en: 'The 3rd Division bars the way of a column that expected nobody.',
      },
      shows: '1:pakenham+>0:thomieres',
    },
    {
      title: { es: 'Leith', en: 'Leith' },
      text: {
        es: 'La 5.ª sube en línea, dispara una vez y carga con la bayoneta.',
        en: 'The 5th goes up in line, fires once and charges with the bayonet.',
      },
      shows: '1:leith+>0:maucune',
    },
  ],
} as const satisfies Briefing
