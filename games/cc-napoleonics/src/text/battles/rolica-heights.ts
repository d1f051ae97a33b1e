import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const rolicaHeights = {
  title: { es: 'Roliça: la segunda posición', en: 'Roliça: the second position' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'Desde las alturas de Columbeira, Delaborde dominaba una ladera de rocas y matorral que solo podía subirse por cuatro barrancos. Wellesley quiso repetir la maniobra: amagar de frente y rodear. Pero el coronel Lake entró demasiado pronto en uno de los barrancos con el 29.º regimiento y salió casi en medio de la línea enemiga; murió, y muchos de los suyos cayeron presos. Para salvarlos, todo el centro tuvo que trepar. Tres veces lo rechazaron los franceses. Cuando Ferguson asomó por su flanco, Delaborde, herido, se retiró en orden. Había perdido unos setecientos hombres y tres cañones, y ganado un día.',
    en: 'From the heights of Columbeira Delaborde looked down on a slope of rock and scrub that could be climbed only by four ravines. Wellesley meant to repeat his manoeuvre: threaten in front and go round. But Colonel Lake led the 29th up one of the ravines too soon and came out almost inside the enemy line; he was killed and many of his men were taken. To save them the whole centre had to climb. Three times the French threw it back. When Ferguson appeared on his flank, Delaborde, wounded, withdrew in order. He had lost some seven hundred men and three guns, and gained a day.',
  },
  hints: {
    top: {
      es: 'Cuatro bocas de barranco y la ventaja de la altura: recibe a cada columna con más fuego del que trae.',
      en: 'Four ravine mouths and the high ground: meet each column with more fire than it brings.',
    },
    bottom: {
      es: 'No subas de uno en uno. Junta dos o tres unidades por barranco y usa los extremos, que nadie guarda.',
      en: 'Do not climb one at a time. Send two or three units up a ravine and use the ends, which nobody guards.',
    },
  },
  slides: [
    {
      title: { es: 'La pared', en: 'The wall' },
      text: {
        es: 'La segunda posición es un escarpe con cuatro grietas por donde apenas cabe una compañía.',
        en: 'The second position is a scarp with four clefts hardly wide enough for a company.',
      },
      shows: '1',
    },
    {
      title: { es: 'El 29.º', en: 'The 29th' },
      text: {
        es: 'Lake se adelanta por un barranco y aparece solo en la cumbre.',
        en: 'Lake runs ahead up a ravine and comes out on the crest alone.',
      },
      shows: '0CF>1C',
    },
    {
      title: { es: 'Tres asaltos', en: 'Three assaults' },
      text: {
        es: 'El centro sube a rescatarlo, y tres veces baja más deprisa de lo que subió.',
        en: 'The centre climbs to his rescue, and three times comes down faster than it went up.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'El flanco', en: 'The flank' },
      text: {
        es: 'Ferguson llega por las colinas y Delaborde ordena la retirada, batallón a batallón.',
        en: 'Ferguson arrives over the hills and Delaborde falls back, battalion by battalion.',
      },
      shows: '0:ferguson+>1R',
    },
  ],
} as const satisfies Briefing
