import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const beneventum: Briefing = {
  title: { es: 'Benevento', en: 'Beneventum' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'Tras Cannas Roma había armado a esclavos voluntarios, los volones. En 214 a. C. Tiberio Graco mandaba dos legiones formadas casi todas por ellos, y junto al río Calor, cerca de Benevento, se encontró con Hannón, que llevaba brucios, lucanos y jinetes africanos. Graco prometió la libertad a quien trajera la cabeza de un enemigo. La promesa casi le costó la batalla: los hombres se detenían a cortar cabezas y peleaban con una mano ocupada. Graco los hizo soltarlas y cambió el trato: todos libres, si vencían. Arrollaron la línea y tomaron el campamento. Hannón huyó con menos de dos mil hombres, y los volones cenaron libres.',
    en: 'After Cannae Rome had armed slaves who volunteered, the volones. In 214 BC Tiberius Gracchus commanded two legions made up almost wholly of them, and by the river Calor, near Beneventum, he met Hanno, who led Bruttians, Lucanians and African horse. Gracchus promised freedom to any man who brought him an enemy’s head. The promise nearly cost him the battle: men stopped to cut off heads and fought with one hand full. Gracchus made them drop the heads and changed the bargain: freedom for all, if they won. They overran the line and took the camp. Hanno fled with fewer than two thousand, and the volones dined as free men.',
  },
  ground: {
    es: 'El río no se puede vadear.',
    en: 'The river cannot be forded.',
  },
  hints: {
    top: {
      es: 'Niega a Roma los tres primeros estandartes: retira las unidades heridas y haz que ataque ella.',
      en: 'Deny Rome its first three banners: pull hurt units back and make it do the attacking.',
    },
    bottom: {
      es: 'Busca tres estandartes fáciles cuanto antes: con ellos tu Mando sube a seis.',
      en: 'Look for three easy banners as soon as you can: with them your Command rises to six.',
    },
  },
  slides: [
    {
      title: { es: 'Los volones', en: 'The volones' },
      text: {
        es: 'Dos legiones de esclavos esperan la libertad que llevan dos años ganándose.',
        en: 'Two legions of slaves wait for the freedom they have been two years in earning.',
      },
      shows: '0',
    },
    {
      title: { es: 'Una cabeza, un hombre libre', en: 'One head, one free man' },
      text: {
        es: 'La promesa de Graco enreda a su propio ejército.',
        en: 'Gracchus’s promise tangles his own army.',
      },
      shows: '0:gracchus+',
    },
    {
      title: { es: 'Todos o ninguno', en: 'All or none' },
      text: {
        es: 'El general ordena soltar los trofeos y ganar la batalla.',
        en: 'The general orders them to drop the trophies and win the battle.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'El banquete', en: 'The feast' },
      text: {
        es: 'Benevento pone mesas en la calle para los nuevos libertos.',
        en: 'Beneventum sets tables in the street for the newly freed.',
      },
    },
  ],
}
