import type { Said } from '@acies/kernel'

/** Special rules of the historical battles; they are ours. */
export const battleRules = {
  'WAB-BAT-01': {
    es: 'Idistaviso: los queruscos no tiran control mientras no haya un enemigo a 12″.',
    en: 'Idistaviso: the Cherusci throw no control die while no enemy is within 12″.',
  },
  'WAB-BAT-02': {
    es: 'Caer Caradoc: una testudo que acaba su movimiento junto al muro derriba 4″ de él.',
    en: 'Caer Caradoc: a testudo that ends its move at the rampart pulls down 4″ of it.',
  },
  'WAB-BAT-03': {
    es: 'Watling Street: en sus dos primeros turnos los britanos pierden el control con 1 o 2.',
    en: 'Watling Street: in their first two turns the Britons run wild on a 1 or 2.',
  },
  'WAB-BAT-04': {
    es: 'Monte Graupio: 200 puntos para Roma si los legionarios no luchan; 100 para los caledonios si luchan.',
    en: 'Mons Graupius: 200 points for Rome if the legionaries never fight; 100 for the Caledonians if they do.',
  },
  'WAB-BAT-05': {
    es: 'Tapae: cada unidad de legionarios repite un chequeo de desmoralización fallado.',
    en: 'Tapae: each unit of legionaries takes one failed break test again.',
  },
  'WAB-BAT-06': {
    es: 'La lluvia: sed romana, −1 a desmoralización y pánico, hasta que llueve; entonces callan arcos y hondas y los cuados chequean pánico.',
    en: 'The rain: Roman thirst, −1 to break and panic tests, until it rains; then bows and slings fall silent and the Quadi test for panic.',
  },
  'WAB-BAT-07': {
    es: 'Hidaspes: en el barro del primer turno los arcos disparan como si se hubieran movido.',
    en: 'Hydaspes: in the mud of the first turn bows shoot as if they had moved.',
  },
  'WAB-BAT-08': {
    es: 'Watling Street: nadie pasa por los carromatos; quien huye hacia ellos perece allí.',
    en: 'Watling Street: nobody passes the wagon train; whoever flees into it perishes there.',
  },
  'WAB-BAT-09': {
    es: 'Tapae: por las estacas nadie persigue más allá del borde norte.',
    en: 'Tapae: because of the stakes nobody pursues over the northern edge.',
  },
} as const satisfies Readonly<Record<string, Said>>
