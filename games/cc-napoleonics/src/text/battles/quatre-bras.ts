import type { Briefing } from './briefing.ts'

export const quatreBras = {
  title: { es: 'Quatre-Bras', en: 'Quatre Bras' },
  armies: {
    es: 'Británicos, neerlandeses y alemanes contra franceses',
    en: 'British, Dutch and Germans against the French',
  },
  history: {
    es: 'El 16 de junio de 1815, mientras Napoleón combatía a los prusianos en Ligny, Ney debía tomar la encrucijada de Quatre-Bras. A las dos solo la cubrían ocho mil neerlandeses y nasaueses del príncipe de Orange. Perdieron la granja de Gemioncourt y medio bosque de Bossu, pero a las tres llegó Picton, y detrás los de Brunswick, cuyo duque murió al frente de los suyos. Kellermann cargó con una sola brigada de coraceros, aplastó un batallón y alcanzó la encrucijada, donde el fuego lo deshizo. Al anochecer la Guardia británica recobró el bosque. Wellington conservaba el cruce; los prusianos habían perdido Ligny.',
    en: 'On 16 June 1815, while Napoleon fought the Prussians at Ligny, Ney was to take the crossroads of Quatre Bras. At two o’clock only eight thousand Dutch and Nassauers of the Prince of Orange covered it. They lost the farm of Gemioncourt and half the Bossu wood, but at three Picton arrived, and after him the Brunswickers, whose duke died at their head. Kellermann charged with a single brigade of cuirassiers, rode down a battalion and reached the crossroads, where fire broke him. At dusk the British Guards retook the wood. Wellington still held the crossing; the Prussians had lost Ligny.',
  },
  hints: {
    top: {
      es: 'Forma cuadros sin gastar la mano en ellos y usa el bosque de Bossu. La Guardia está lejos: tráela pronto.',
      en: 'Form square without spending your hand on it, and use the Bossu wood. The Guards are far: bring them early.',
    },
    bottom: {
      es: 'El cruce vale un estandarte. Golpea antes de que lleguen los refuerzos y combina coraceros y cañones.',
      en: 'The crossroads is worth a banner. Strike before the reserves come up, cuirassiers and guns together.',
    },
  },
  slides: [
    {
      title: { es: 'El cruce', en: 'The crossroads' },
      text: {
        es: 'Quien lo tenga une o separa a dos ejércitos aliados.',
        en: 'Whoever holds it joins or parts two allied armies.',
      },
      shows: '1:wellington+',
    },
    {
      title: { es: 'Gemioncourt', en: 'Gemioncourt' },
      text: {
        es: 'Los neerlandeses ceden la granja y retroceden entre el centeno, más alto que un hombre.',
        en: 'The Dutch give up the farm and fall back through rye taller than a man.',
      },
      shows: '0:ney+>1F',
    },
    {
      title: { es: 'Picton', en: 'Picton' },
      text: {
        es: 'Su división llega a paso de marcha y forma a lo largo del camino de Namur.',
        en: 'His division comes in from the march and forms along the Namur road.',
      },
      shows: '1:picton+',
    },
    {
      title: { es: 'Los coraceros', en: 'The cuirassiers' },
      text: {
        es: 'Kellermann carga con ochocientos jinetes contra un ejército entero, y casi le sale bien.',
        en: 'Kellermann charges a whole army with eight hundred horse, and very nearly succeeds.',
      },
      shows: '0:kellermann>1C',
    },
  ],
} as const satisfies Briefing
