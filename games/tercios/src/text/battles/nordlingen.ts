import type { Briefing } from './briefing.ts'

export const nordlingen: Briefing = {
  title: { es: 'Nördlingen', en: 'Nördlingen' },
  date: { es: '6 de septiembre de 1634', en: '6 September 1634' },
  armies: { es: 'España y el Imperio contra Suecia', en: 'Spain and the Empire against Sweden' },
  history: {
    es: 'El cardenal infante don Fernando llevaba un ejército de Milán a Flandes y se unió a su primo el rey de Hungría, que sitiaba Nördlingen. Horn y Bernardo de Weimar acudieron a levantar el cerco, sin saber cuántos tenían delante. Todo dependía de un cerro, el Albuch: desde él se batía el campo entero. Los católicos cavaron de noche tres reductos. Al alba Horn los tomó a los alemanes y a los napolitanos, pero voló un carro de pólvora, sus hombres se confundieron y los españoles de Idiáquez volvieron a subir. Quince veces cargaron los suecos y quince bajaron. Al replegarse, Bernardo se derrumbó encima de ellos. Horn cayó preso.',
    en: 'The Cardinal-Infante Ferdinand was leading an army from Milan to Flanders and joined his cousin the king of Hungary, who was besieging Nördlingen. Horn and Bernhard of Weimar came to raise the siege, blind to the numbers before them. All hung on one hill, the Albuch: from it the whole field could be swept. By night the Catholics dug three redoubts. At dawn Horn took them from Germans and Neapolitans, but a powder wagon blew up, his men fell into confusion and the Spaniards of Idiáquez climbed back. Fifteen times the Swedes charged and fifteen they came down. As they withdrew, Bernhard collapsed on top of them. Horn was taken.',
  },
  ground: {
    es: 'Los tres reductos del Albuch cuentan como muros. El Rezen, a espaldas de los suecos, es Difícil salvo por el vado.',
    en: 'The three redoubts on the Albuch count as walls. The Rezen, behind the Swedes, is Difficult except at the ford.',
  },
  doubt: {
    es: 'El reparto de los regimientos sobre el cerro es una conjetura; la ciudad queda fuera, al norte.',
    en: 'How the regiments shared the hill is a guess; the city lies off the table, to the north.',
  },
  hints: {
    top: {
      es: 'Aguanta en los reductos, releva a tiempo con Idiáquez y deja que Gallas caiga sobre Bernardo.',
      en: 'Hold the redoubts, relieve them in time with Idiáquez and let Gallas fall on Bernhard.',
    },
    bottom: {
      es: 'Concentra a Horn en un solo reducto y no dejes que Bernardo pierda antes de que el cerro sea tuyo.',
      en: 'Throw all of Horn at one redoubt, and do not let Bernhard lose before the hill is yours.',
    },
  },
  slides: [
    {
      title: { es: 'El bosque del Heselberg', en: 'The Heselberg wood' },
      text: {
        es: 'La víspera Bernardo toma el bosque, pero los carros atascados retrasan a Horn toda la noche.',
        en: 'The evening before, Bernhard takes the wood, but wagons stuck on the road delay Horn all night.',
      },
      shows: '0L',
    },
    {
      title: { es: 'El Albuch', en: 'The Albuch' },
      text: {
        es: 'Los alemanes de Salm y Wurmser ceden los reductos al primer asalto.',
        en: 'The Germans of Salm and Wurmser give up the redoubts at the first assault.',
      },
      shows: '0R>1L',
    },
    {
      title: { es: 'Rodilla en tierra', en: 'Kneeling' },
      text: {
        es: 'Los de Idiáquez se agachan ante cada descarga y se levantan para devolverla.',
        en: 'Idiáquez’s men duck at every volley and rise to return it.',
      },
      shows: '1:idiáquez',
    },
    {
      title: { es: 'La quinta hora', en: 'The fifth hour' },
      text: {
        es: 'Horn pide a Bernardo que cubra su retirada por el valle.',
        en: 'Horn asks Bernhard to cover his retreat through the valley.',
      },
      shows: '0R 0L',
    },
    {
      title: { es: 'El derrumbe', en: 'The collapse' },
      text: {
        es: 'La izquierda sueca se rompe y huye entre las filas de los que se retiran.',
        en: 'The Swedish left breaks and runs through the ranks of those retreating.',
      },
      shows: '0L>0R',
    },
  ],
}
