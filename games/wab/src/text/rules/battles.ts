import type { Said } from '@acies/kernel'

/** Special rules of the historical battles; they are ours. */
export const battleRules = {
  'WAB-BAT-01': {
    es: 'Idistaviso: los queruscos no hacen la tirada de control mientras no haya un enemigo a 12″ o menos.',
    en: 'Idistaviso: the Cherusci make no control roll while no enemy is within 12″.',
  },
  'WAB-BAT-02': {
    es: 'Caer Caradoc: una testudo que acaba su movimiento junto al muro derriba 4″ de él.',
    en: 'Caer Caradoc: a testudo that ends its move at the rampart pulls down 4″ of it.',
  },
  'WAB-BAT-03': {
    es: 'La calzada de Watling: en sus dos primeros turnos los britanos se lanzan sin orden con 1 o 2.',
    en: 'Watling Street: in their first two turns the Britons run wild on a 1 or 2.',
  },
  'WAB-BAT-04': {
    es: 'Monte Graupio: 200 puntos para Roma si los legionarios no luchan; 100 para los caledonios si luchan.',
    en: 'Mons Graupius: 200 points for Rome if the legionaries never fight; 100 for the Caledonians if they do.',
  },
  'WAB-BAT-05': {
    es: 'Tapae: cada unidad de legionarios puede repetir un chequeo de desmoralización fallado.',
    en: 'Tapae: each unit of legionaries may re-roll one failed break test.',
  },
  'WAB-BAT-06': {
    es: 'La lluvia: por la sed, −1 a los chequeos romanos de desmoralización y pánico hasta que llueva; entonces no disparan arcos ni hondas, y los cuados chequean pánico.',
    en: 'The rain: thirst puts Roman break and panic tests at −1 until it rains; then bows and slings cannot shoot, and the Quadi take a panic test.',
  },
  'WAB-BAT-07': {
    es: 'El Hidaspes: por el barro, en el primer turno los arcos disparan como si hubieran movido.',
    en: 'The Hydaspes: because of the mud, in the first turn bows shoot as if they had moved.',
  },
  'WAB-BAT-08': {
    es: 'La calzada de Watling: nadie pasa por los carromatos; quien huye hacia ellos muere allí.',
    en: 'Watling Street: nobody gets past the wagon train; anyone who flees into it dies there.',
  },
  'WAB-BAT-09': {
    es: 'Tapae: los troncos vestidos con armaduras parecen soldados, y ningún romano persigue más allá del borde norte.',
    en: 'Tapae: tree trunks dressed in armour look like soldiers, and no Roman pursues over the northern edge.',
  },
} as const satisfies Readonly<Record<string, Said>>
