import { ALLIES_FRANCE, type Briefing } from './briefing.ts'

export const vitoria = {
  title: { es: 'Vitoria', en: 'Vitoria' },
  armies: ALLIES_FRANCE,
  history: {
    es: 'En junio de 1813 el rey José se retiraba hacia Francia con todo lo que había reunido en cinco años. Se detuvo en el valle del Zadorra, al oeste de Vitoria, y el 21 Wellington lo atacó por varios lados. Hill subió a los montes de la Puebla; un campesino avisó de que el puente de Tres Puentes no tenía guardia, y la brigada de Kempt lo cruzó corriendo; Picton, harto de esperar órdenes, tomó el de Mendoza. Ariñez cayó casa por casa mientras Graham cortaba el camino de Bayona. El ejército francés salió por donde pudo, sin ciento cincuenta cañones, sin el tesoro y sin el bastón de Jourdan.',
    en: 'In June 1813 King Joseph was falling back towards France with all he had gathered in five years. He halted in the valley of the Zadorra, west of Vitoria, and on the 21st Wellington attacked him from several sides. Hill climbed the heights of Puebla; a peasant brought word that the bridge of Tres Puentes was unguarded, and Kempt’s brigade ran across; Picton, tired of waiting for orders, took that of Mendoza. Ariñez fell house by house while Graham cut the road to Bayonne. The French army got away as it could, without a hundred and fifty guns, without the treasure and without Jourdan’s baton.',
  },
  hints: {
    top: {
      es: 'Cuatro puentes y un río: castiga a quien los cruce y no dejes Subijana desguarnecida.',
      en: 'Four bridges and a river: punish whoever crosses, and do not leave Subijana unguarded.',
    },
    bottom: {
      es: 'Ataca en tres sitios a la vez: Hill por la derecha, las ligeras por Tres Puentes, Picton por Mendoza.',
      en: 'Attack in three places at once: Hill on the right, the light troops by Tres Puentes, Picton by Mendoza.',
    },
  },
  slides: [
    {
      title: { es: 'La Puebla', en: 'Puebla' },
      text: {
        es: 'Hill gana los montes del sur y Jourdan manda allí sus reservas.',
        en: 'Hill wins the southern heights and Jourdan sends his reserves there.',
      },
      shows: '0:hill+>1L',
    },
    {
      title: { es: 'Tres Puentes', en: 'Tres Puentes' },
      text: {
        es: 'Un campesino guía a Kempt hasta un puente sin centinelas.',
        en: 'A peasant leads Kempt to a bridge without a sentry.',
      },
      shows: '0:RL>1C',
    },
    {
      title: { es: 'Picton', en: 'Picton' },
      text: {
        es: 'Con sombrero de copa, Picton lanza a la 3.ª División sin esperar a nadie.',
        en: 'In a top hat, Picton sends in the 3rd Division and waits for nobody.',
      },
      shows: '0:picton+>1R',
    },
    {
      title: { es: 'Ariñez', en: 'Ariñez' },
      text: {
        es: 'El pueblo es el centro de la línea francesa; cuando cae, se abre entera.',
        en: 'The village is the middle of the French line; when it falls, all of it opens.',
      },
      shows: '0C>1C',
    },
    {
      title: { es: 'El botín', en: 'The spoils' },
      text: {
        es: 'Miles de carruajes cierran el camino, y los vencedores se paran a abrirlos.',
        en: 'Thousands of carriages block the road, and the victors stop to open them.',
      },
      shows: '1B',
    },
  ],
} as const satisfies Briefing
