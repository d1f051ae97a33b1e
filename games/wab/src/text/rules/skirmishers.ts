import type { Said } from '@acies/kernel'

export const skirmishers = {
  'WAB-SKI-01': {
    es: 'Las tropas ligeras pueden ir como hostigadores.',
    en: 'Light troops may fight as skirmishers.',
  },
  'WAB-SKI-02': {
    es: 'Cualquier unidad puede dispersarse para cruzar terreno por el que solo pasan hostigadores.',
    en: 'Any unit may spread out to cross ground only skirmishers can cross.',
  },
  'WAB-SKI-03': {
    es: 'Los hostigadores van a 2″ unos de otros como mucho.',
    en: 'Skirmishers stand at most 2″ apart.',
  },
  'WAB-SKI-04': {
    es: 'Cada hostigador mira a donde quiere.',
    en: 'Each skirmisher faces any way he likes.',
  },
  'WAB-SKI-05': {
    es: 'Mueven de uno en uno y acaban a 2″ o menos de un compañero.',
    en: 'They move one by one and end within 2″ of a comrade.',
  },
  'WAB-SKI-06': {
    es: 'No necesitan maniobrar, y a los de a pie no los frenan ni los obstáculos ni el terreno difícil.',
    en: 'They need no manoeuvres, and those on foot are not slowed by obstacles or difficult ground.',
  },
  'WAB-SKI-07': {
    es: 'Los hostigadores siempre pueden mover el doble.',
    en: 'Skirmishers may always move at double rate.',
  },
  'WAB-SKI-08': {
    es: 'Ese doble no se vuelve a doblar al marchar ni al cargar.',
    en: 'That double rate is not doubled again for marching or charging.',
  },
  'WAB-SKI-09': {
    es: 'Los hostigadores con Liderazgo 7 o menos temen a la tropa formada.',
    en: 'Skirmishers with Leadership 7 or less fear formed troops.',
  },
  'WAB-SKI-10': {
    es: 'Los que mueven más que su movimiento normal no disparan.',
    en: 'Skirmishers that move more than their normal move do not shoot.',
  },
  'WAB-SKI-11': {
    es: 'A los hostigadores se les dispara a −1.',
    en: 'Shots at skirmishers are at −1.',
  },
  'WAB-SKI-12': {
    es: 'La vista se mira miniatura a miniatura, y disparan por los huecos de los suyos.',
    en: 'Sight is checked model by model, and they shoot through the gaps in their own unit.',
  },
  'WAB-SKI-13': {
    es: 'Se ve a través de los hostigadores, pero no se carga a través de ellos, salvo por huecos de más de 2″.',
    en: 'Others can see through skirmishers, but cannot charge through them except by gaps of over 2″.',
  },
  'WAB-SKI-14': {
    es: 'Se puede cargar desde detrás de hostigadores propios que también cargan.',
    en: 'A unit may charge from behind friendly skirmishers if they charge too.',
  },
  'WAB-SKI-15': {
    es: 'Los hostigadores solo pueden cargar contra quien ve la mayoría de ellos.',
    en: 'Skirmishers may charge only an enemy most of them can see.',
  },
  'WAB-SKI-16': {
    es: 'Al cargar forman línea los que llegan; los demás se quedan detrás.',
    en: 'When they charge, those who reach form a line; the rest stand behind.',
  },
  'WAB-SKI-17': {
    es: 'Cada uno carga en línea recta; cuando la primera línea está llena, se forma otra.',
    en: 'Each charges in a straight line; when the first line is full, a second one forms.',
  },
  'WAB-SKI-18': {
    es: 'Quien carga contra hostigadores llega hasta el más cercano, y los que están a 1″ se suman.',
    en: 'A unit that charges skirmishers meets the nearest, and those within 1″ join in.',
  },
  'WAB-SKI-19': {
    es: 'Todas las miniaturas de la unidad cuentan como trabadas.',
    en: 'All models in the unit count as engaged.',
  },
  'WAB-SKI-20': {
    es: 'Los hostigadores no suman filas ni luchan en varias.',
    en: 'Skirmishers count no ranks and do not fight in them.',
  },
  'WAB-SKI-21': {
    es: 'Los hostigadores no suman por el estandarte ni usan al músico.',
    en: 'Skirmishers get nothing from a standard or a musician.',
  },
  'WAB-SKI-22': {
    es: 'Sus cargas por el flanco o la retaguardia no causan pánico ni quitan las filas.',
    en: 'Their charges in flank or rear cause no panic and take away no ranks.',
  },
  'WAB-SKI-23': {
    es: 'Los hostigadores trabados sí chequean si los cargan por otro lado.',
    en: 'Engaged skirmishers do test if charged from another side.',
  },
  'WAB-SKI-24': {
    es: 'Si los alcanzan al huir de una carga, son destruidos y quien carga puede arrasar.',
    en: 'Skirmishers caught fleeing from a charge are destroyed, and the charger may overrun.',
  },
  'WAB-SKI-25': {
    es: 'Los hostigadores chequean solo con su propio Liderazgo.',
    en: 'Skirmishers test on their own Leadership only.',
  },
  'WAB-SKI-26': {
    es: 'El personaje que va con ellos comparte el resultado.',
    en: 'A character with them shares the result.',
  },
  'WAB-SKI-27': {
    es: 'La tropa formada no chequea pánico por unos hostigadores.',
    en: 'Formed troops never take a panic test because of skirmishers.',
  },
  'WAB-SKI-28': {
    es: 'Miran hacia donde mira la mayoría; sus flancos y su retaguardia son los del rectángulo que los rodea.',
    en: 'They face as most of them do; their flanks and rear are those of a rectangle drawn round them.',
  },
} as const satisfies Readonly<Record<string, Said>>
