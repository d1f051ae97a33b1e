import { BRITAIN_FRANCE, type Briefing } from './briefing.ts'

export const talavera = {
  title: { es: 'Talavera', en: 'Talavera' },
  armies: BRITAIN_FRANCE,
  history: {
    es: 'En julio de 1809 Wellesley y el español Cuesta marcharon juntos sobre Madrid. El rey José, Jourdan y Victor los encontraron en Talavera, detrás del arroyo Portiña. Los españoles guardaban las tapias junto a la ciudad; los británicos, el llano y el cerro de Medellín, clave del campo. Victor intentó el cerro de noche, y otra vez al alba, sin fruto. El 28 por la tarde atacó toda la línea. La Guardia y la legión alemana rechazaron a Lapisse, persiguieron demasiado y volvieron rotas; el 48.º tapó el hueco. Los británicos perdieron una cuarta parte de sus hombres, y los franceses más de siete mil. De allí salió Wellesley con el título de Wellington.',
    en: 'In July 1809 Wellesley and the Spaniard Cuesta marched together on Madrid. King Joseph, Jourdan and Victor met them at Talavera, behind the Portiña brook. The Spaniards held the walls by the town; the British held the plain and the hill of Medellín, the key of the field. Victor tried the hill by night, and again at dawn, in vain. On the afternoon of the 28th the whole line attacked. The Guards and the German Legion threw back Lapisse, chased him too far and came back broken; the 48th filled the gap. The British lost a quarter of their men, and the French more than seven thousand. Wellesley left the field a viscount: Wellington.',
  },
  hints: {
    top: {
      es: 'Tienes más hombres y más cañones: bombardea el Medellín desde el Cascajal y ataca a la vez en dos secciones.',
      en: 'You have more men and more guns: shell the Medellín from the Cascajal and attack in two sections at once.',
    },
    bottom: {
      es: 'El Medellín es la batalla. No cruces el arroyo persiguiendo: tu segunda línea es delgada.',
      en: 'The Medellín is the battle. Do not chase across the brook: your second line is thin.',
    },
  },
  slides: [
    {
      title: { es: 'El cerro', en: 'The hill' },
      text: {
        es: 'Quien tenga el Medellín ve todo el campo. De noche, Ruffin llega a la cima; Hill lo echa.',
        en: 'Whoever holds the Medellín sees the whole field. By night Ruffin reaches the top; Hill throws him off.',
      },
      shows: '1:ruffin+>0:hill',
    },
    {
      title: { es: 'La tregua', en: 'The truce' },
      text: {
        es: 'A mediodía, con un calor de horno, soldados de ambos bandos beben en el mismo arroyo.',
        en: 'At noon, in furnace heat, men of both armies drink from the same brook.',
      },
    },
    {
      title: { es: 'El centro', en: 'The centre' },
      text: {
        es: 'La Guardia carga, cruza la Portiña y se encuentra sola ante la segunda línea francesa.',
        en: 'The Guards charge, cross the Portiña and find themselves alone before the second French line.',
      },
      shows: '0:sherbrooke+>1C',
    },
    {
      title: { es: 'El valle', en: 'The valley' },
      text: {
        es: 'Los dragones ligeros galopan hacia los cuadros y topan con un barranco que nadie había visto.',
        en: 'The light dragoons gallop at the squares and meet a gully nobody had seen.',
      },
      shows: '0L:LC>1R',
    },
  ],
} as const satisfies Briefing
