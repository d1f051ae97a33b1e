import type { Briefing } from './briefing.ts'

export const waterloo = {
  title: { es: 'Waterloo: hasta las tres', en: 'Waterloo: until three o’clock' },
  armies: {
    es: 'Británicos, neerlandeses y alemanes contra franceses',
    en: 'British, Dutch and Germans against the French',
  },
  history: {
    es: 'El 18 de junio de 1815 Wellington cerraba el camino de Bruselas en la loma de Mont-Saint-Jean, con tres puestos avanzados: el castillo de Hougoumont, la granja de La Haye Sainte y el caserío de Papelotte. Esperaba a los prusianos. Napoleón esperó a que el suelo se secara y empezó hacia las once y media por Hougoumont, que devoró un cuerpo entero. A la una y media la gran batería abrió paso a las columnas de D’Erlon. Cuando llegaban a la cresta murió Picton, y Uxbridge lanzó la caballería pesada: deshizo las columnas y se perdió ella misma entre los cañones. A las tres no se había decidido nada, y por el este asomaban ya los prusianos.',
    en: 'On 18 June 1815 Wellington barred the Brussels road on the ridge of Mont-Saint-Jean, with three outposts in front: the château of Hougoumont, the farm of La Haye Sainte and the hamlet of Papelotte. He was waiting for the Prussians. Napoleon waited for the ground to dry and began at about half past eleven at Hougoumont, which swallowed a whole corps. At half past one the great battery opened the way for D’Erlon’s columns. As they reached the crest Picton was killed, and Uxbridge let loose the heavy cavalry: it broke the columns and lost itself among the guns. At three nothing was settled, and to the east the Prussians were already in sight.',
  },
  hints: {
    top: {
      es: 'Las tres granjas son rompeolas: refuérzalas. Guarda la caballería pesada para cuando D’Erlon corone la loma.',
      en: 'The three farms are breakwaters: reinforce them. Keep the heavy cavalry for when D’Erlon tops the ridge.',
    },
    bottom: {
      es: 'Cada granja vale un estandarte. Bombardea primero, ataca con infantería y caballería juntas y reserva la Guardia.',
      en: 'Each farm is worth a banner. Shell first, attack with foot and horse together, and keep the Guard in hand.',
    },
  },
  slides: [
    {
      title: { es: 'Hougoumont', en: 'Hougoumont' },
      text: {
        es: 'Un amago contra el castillo se convierte en una batalla dentro de la batalla.',
        en: 'A feint against the château grows into a battle within the battle.',
      },
      shows: '0:jerome+>@E3',
    },
    {
      title: { es: 'La gran batería', en: 'The great battery' },
      text: {
        es: 'Más de setenta cañones disparan contra una loma que parece vacía.',
        en: 'More than seventy guns fire at a ridge that looks empty.',
      },
      shows: '0:FA>1C',
    },
    {
      title: { es: 'D’Erlon', en: 'D’Erlon' },
      text: {
        es: 'Cuatro divisiones en masa dejan La Haye Sainte a un lado y suben.',
        en: 'Four divisions in mass leave La Haye Sainte on one side and climb.',
      },
      shows: '0:derlon+>1:picton',
    },
    {
      title: { es: 'Los pesados', en: 'The heavies' },
      text: {
        es: 'La brigada de la Unión y la de la Casa Real cargan, vencen y no saben parar.',
        en: 'The Union and Household brigades charge, win, and do not know how to stop.',
      },
      shows: '1:HC>0:derlon',
    },
    {
      title: { es: 'Las tres', en: 'Three o’clock' },
      text: {
        es: 'La Haye Sainte resiste y Hougoumont arde; por el bosque de París llega Bülow.',
        en: 'La Haye Sainte holds and Hougoumont burns; through the Paris wood comes Bülow.',
      },
      shows: '@E3 @E6',
    },
  ],
} as const satisfies Briefing
