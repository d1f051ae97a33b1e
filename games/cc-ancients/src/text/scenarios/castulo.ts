import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const castulo: Briefing = {
  title: { es: 'Cástulo', en: 'Castulo' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'En 211 a. C. los hermanos Escipión dividieron sus fuerzas para acabar la guerra en Hispania. Publio marchó contra Magón y Asdrúbal Giscón, pero el joven príncipe Masinisa y sus númidas lo acosaban día y noche. Al saber que Indíbil venía con miles de guerreros hispanos a cerrarle el camino, salió de noche a interceptarlo y dejó poca guardia en el campamento. Chocó con él en orden de marcha y llevaba ventaja cuando los númidas cayeron sobre los flancos y, poco después, los cartagineses sobre la retaguardia. Una lanza mató a Publio, y su ejército se deshizo. Cneo murió semanas más tarde.',
    en: 'In 211 BC the Scipio brothers divided their forces to end the war in Spain. Publius marched against Mago and Hasdrubal Gisgo, but the young prince Masinissa and his Numidians harried him day and night. Hearing that Indibilis was coming with thousands of Spanish warriors to cut him off, he left by night to intercept him, with few men to guard the camp. He met him on the march and had the better of it when the Numidians fell on his flanks and, soon afterwards, the Carthaginians on his rear. A spear killed Publius, and his army came apart. Gnaeus died weeks later.',
  },
  hints: {
    top: {
      es: 'Caza a Publio Escipión: si cae, has ganado; entretanto tapa el centro y su derecha con guerreros y númidas.',
      en: 'Hunt Publius Scipio: if he falls you have won; meanwhile stop up the centre and his right with warriors and Numidians.',
    },
    bottom: {
      es: 'Ábrete paso por el centro o la derecha, saca unidades por el borde enemigo y no arriesgues a Publio.',
      en: 'Cut your way through the centre or the right, take units off the enemy edge, and do not risk Publius.',
    },
  },
  slides: [
    {
      title: { es: 'Ejércitos divididos', en: 'Armies divided' },
      text: {
        es: 'Los Escipiones se separan, y Cartago junta tres jefes contra uno.',
        en: 'The Scipios part, and Carthage brings three commanders together against one.',
      },
      shows: '1',
    },
    {
      title: { es: 'La marcha de noche', en: 'The night march' },
      text: {
        es: 'Publio deja el campamento para cortar el paso a Indíbil.',
        en: 'Publius leaves camp to cut Indibilis off.',
      },
      shows: '0:publius-scipio+',
    },
    {
      title: { es: 'Masinisa', en: 'Masinissa' },
      text: {
        es: 'Los númidas brotan a ambos lados de la columna.',
        en: 'The Numidians spring up on both sides of the column.',
      },
      shows: '1:masinissa+>0R 1R>0L',
    },
    {
      title: { es: 'La lanza', en: 'The spear' },
      text: {
        es: 'Muere el general, y con él la ventaja de siete años de guerra.',
        en: 'The general dies, and with him the gains of seven years of war.',
      },
      shows: '0:publius-scipio',
    },
  ],
}
