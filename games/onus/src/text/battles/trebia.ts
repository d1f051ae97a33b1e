import type { Briefing } from './briefing.ts'

export const trebia: Briefing = {
  title: { es: 'Trebia', en: 'The Trebia' },
  date: { es: 'Diciembre del 218 a. C.', en: 'December 218 BC' },
  armies: { es: 'Sempronio contra Aníbal', en: 'Sempronius against Hannibal' },
  history: {
    es: 'En una mañana de nieve, los númidas provocan el campamento romano antes del desayuno. Sempronio, que quiere su batalla antes de que lo releven, hace cruzar a sus legiones un río helado que les llega al pecho. Cuando forman al otro lado, ateridas y en ayunas, los cartagineses salen de sus hogueras untados de aceite. Las legiones del centro se abren paso, pero las alas ceden ante los elefantes y la caballería, y de una torrentera cubierta de zarzas surge Magón con mil infantes y mil jinetes escogidos. De los romanos solo escapan los diez mil que rompieron por el frente.',
    en: 'On a morning of snow the Numidians taunt the Roman camp before breakfast. Sempronius, who wants his battle before he is relieved, sends his legions through an icy river that reaches their chests. When they form up on the far bank, frozen and unfed, the Carthaginians come from their fires rubbed with oil. The legions of the centre cut their way through, but the wings give way before elephants and horse, and out of an overgrown watercourse comes Mago with a thousand chosen foot and a thousand riders. Of the Romans only the ten thousand who broke through in front get away.',
  },
  doubt: {
    es: 'No se sabe dónde estaba la torrentera de Magón ni cómo se repartían los elefantes entre las dos alas.',
    en: 'Nobody knows where Mago’s watercourse lay, nor how the elephants were shared between the wings.',
  },
  hints: [
    {
      es: 'Rompe el centro antes de que llegue Magón, y guarda a los triarios para él.',
      en: 'Break the centre before Mago comes, and keep the triarii for him.',
    },
    {
      es: 'Aguanta en el centro, gana por las alas y deja que el cuarto turno les llegue por la espalda.',
      en: 'Hold the centre, win on the wings and let the fourth turn fall on their backs.',
    },
  ],
  slides: [
    {
      title: { es: 'El río', en: 'The river' },
      text: {
        es: 'Las legiones cruzan el Trebia con el agua al pecho y sin haber comido.',
        en: 'The legions wade the Trebia chest-deep and hungry.',
      },
      shows: '0',
    },
    {
      title: { es: 'Las hogueras', en: 'The fires' },
      text: {
        es: 'Los de Aníbal salen del campamento secos, comidos y untados de aceite.',
        en: 'Hannibal’s men leave camp dry, fed and rubbed with oil.',
      },
      shows: '1',
    },
    {
      title: { es: 'Las alas', en: 'The wings' },
      text: {
        es: 'La caballería romana huye y los elefantes caen sobre los aliados.',
        en: 'The Roman horse runs and the elephants fall on the allies.',
      },
      shows: '1L>0R 1R>0L',
    },
    {
      title: { es: 'Magón', en: 'Mago' },
      text: {
        es: 'De entre las zarzas sale la emboscada, a la espalda de las legiones.',
        en: 'Out of the brambles comes the ambush, behind the legions.',
      },
      shows: '0B',
    },
    {
      title: { es: 'Los diez mil', en: 'The ten thousand' },
      text: {
        es: 'El centro romano atraviesa la línea y marcha hacia Placencia.',
        en: 'The Roman centre cuts through the line and marches for Placentia.',
      },
      shows: '0C>1C',
    },
  ],
}
