import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const redinha = {
  title: { es: 'Redinha', en: 'Redinha' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Masséna pasó el invierno hambriento ante las líneas de Torres Vedras y en marzo de 1811 se retiró. Ney mandaba la retaguardia. El 12, con unos siete mil hombres, se plantó en una meseta delante de Redinha: bosques en los dos flancos y a la espalda el pueblo, un río y un puente estrecho. Wellington desplegó tres divisiones. Picton entró por el bosque de la derecha, la División Ligera por el de la izquierda, y al fin el centro avanzó en una sola línea. Ney disparó una última descarga, cruzó el puente entre el humo y se llevó sus cañones. Había ganado medio día por doscientos hombres.',
    en: 'Masséna starved through the winter before the lines of Torres Vedras, and in March 1811 he retreated. Ney commanded the rearguard. On the 12th, with some seven thousand men, he stood on a plateau before Redinha: woods on both flanks, and behind him the village, a river and a narrow bridge. Wellington deployed three divisions. Picton entered the wood on the right, the Light Division that on the left, and at last the centre came on in one single line. Ney fired a last volley, crossed the bridge in the smoke and took his guns along. He had bought half a day for two hundred men.',
  },
  hints: {
    top: {
      es: 'No te dejes encerrar: el río corta la retirada y solo hay un puente y dos vados. Golpea y recula.',
      en: 'Do not be shut in: the river bars your retreat and there are one bridge and two fords. Hit and fall back.',
    },
    bottom: {
      es: 'Gana los bosques con las ligeras y entonces avanza de frente. Redinha da un estandarte por hexágono.',
      en: 'Win the woods with your light troops, then advance head-on. Redinha gives a banner for each hex.',
    },
  },
  slides: [
    {
      title: { es: 'La retaguardia', en: 'The rearguard' },
      text: {
        es: 'Ney ha de retrasar a todo un ejército con dos divisiones.',
        en: 'Ney has two divisions to delay an army.',
      },
      shows: '1',
    },
    {
      title: { es: 'Los bosques', en: 'The woods' },
      text: {
        es: 'Picton y la División Ligera limpian los pinares de los flancos.',
        en: 'Picton and the Light Division clear the pine woods on the flanks.',
      },
      shows: '0:picton+>1L 0:erskine+>1R',
    },
    {
      title: { es: 'La línea', en: 'The line' },
      text: {
        es: 'El centro avanza desplegado por el llano, como en una revista.',
        en: 'The centre comes over the plain deployed, as at a review.',
      },
      shows: '0C>1F',
    },
    {
      title: { es: 'El puente', en: 'The bridge' },
      text: {
        es: 'Los últimos franceses lo cruzan a la carrera, entre el humo.',
        en: 'The last of the French run across it in the smoke.',
      },
      shows: '1F>1B',
    },
  ],
} as const satisfies Briefing
