import type { Briefing } from './briefing.ts'

export const threeStandards: Briefing = {
  title: { es: 'Los tres estandartes', en: 'Three standards' },
  date: { es: 'Una batalla imaginaria', en: 'An imaginary battle' },
  armies: { es: 'Roma, Partia y Dacia, todos contra todos', en: 'Rome, Parthia and Dacia, each against the others' },
  history: {
    es: 'Tres ejércitos llegan la misma tarde al mismo cruce de caminos y ninguno piensa cederlo. El legado romano tiene órdenes de levantar un fuerte; el rey parto, de que nadie lo levante; Diegis solo quiere volver a casa con el botín y con la cabeza sobre los hombros. Nadie es amigo de nadie y quien cargue el primero enseñará la espalda al tercero. Esta batalla no se libró nunca: se ha preparado para tres jugadores, con fuerzas parejas y la misma distancia entre todas ellas, y para quien guste de pactos que duran lo que dura un turno. Gana el último que quede en la mesa.',
    en: 'Three armies reach the same crossroads on the same afternoon and none means to give it up. The Roman legate has orders to raise a fort; the Parthian king, that nobody shall; Diegis only wants to get home with his plunder and his head on his shoulders. Nobody is anybody’s friend, and whoever charges first will show his back to the third. This battle was never fought: it is made for three players, with even forces and the same distance between them all, and for those who like treaties that last for a turn. The last one on the table wins.',
  },
  doubt: { es: 'Nadie la libró: todo es inventado.', en: 'Nobody fought it: all of it is invented.' },
  hints: [
    {
      es: 'Deja que se peleen: tu línea aguanta mejor que ninguna.',
      en: 'Let them fight each other: your line holds better than any.',
    },
    {
      es: 'Dispara a quien vaya ganando y no te dejes alcanzar.',
      en: 'Shoot at whoever is winning and do not be caught.',
    },
    {
      es: 'Elige una víctima y acaba con ella antes de que llegue el otro.',
      en: 'Choose a victim and finish it before the other arrives.',
    },
  ],
  slides: [
    {
      title: { es: 'El cruce', en: 'The crossroads' },
      text: {
        es: 'Tres polvaredas se ven a la vez en tres horizontes.',
        en: 'Three clouds of dust rise on three horizons at once.',
      },
      shows: '0 1 2',
    },
    {
      title: { es: 'El primero', en: 'The first move' },
      text: {
        es: 'Quien se lance contra uno dará la espalda al otro.',
        en: 'Whoever falls on one turns his back on the other.',
      },
      shows: '0>1 1>2 2>0',
    },
    {
      title: { es: 'El último', en: 'The last man' },
      text: {
        es: 'Solo un estandarte seguirá en pie al anochecer.',
        en: 'Only one standard will still be flying at dusk.',
      },
    },
  ],
}
