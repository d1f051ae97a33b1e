import type { Said } from '@acies/kernel'

export const skirmishers = {
  'WAB-SKI-01': {
    es: 'La tropa ligera puede hostigar.',
    en: 'Light troops may skirmish.',
  },
  'WAB-SKI-02': {
    es: 'Cualquier unidad puede abrirse para cruzar terreno que solo cruzan hostigadores.',
    en: 'Any unit may open out to cross ground only skirmishers cross.',
  },
  'WAB-SKI-03': {
    es: 'Los hostigadores van a 2″ unos de otros como mucho.',
    en: 'Skirmishers stand at most 2″ apart.',
  },
  'WAB-SKI-04': {
    es: 'Cada hostigador mira a donde quiere.',
    en: 'Each skirmisher faces as he likes.',
  },
  'WAB-SKI-05': {
    es: 'Mueven sueltos y acaban a 2″ de un compañero.',
    en: 'They move singly and end within 2″ of a mate.',
  },
  'WAB-SKI-06': {
    es: 'No maniobran, y a pie no los frenan obstáculos ni terreno difícil.',
    en: 'They need no manoeuvres, and on foot neither obstacles nor ground slow them.',
  },
  'WAB-SKI-07': {
    es: 'Los hostigadores pueden mover siempre el doble.',
    en: 'Skirmishers may always move double.',
  },
  'WAB-SKI-08': {
    es: 'Ese doble no se dobla otra vez al marchar ni al cargar.',
    en: 'That double is not doubled again in march or charge.',
  },
  'WAB-SKI-09': {
    es: 'Los hostigadores de Liderazgo 7 o menos temen a la tropa formada.',
    en: 'Skirmishers of Leadership 7 or less fear formed troops.',
  },
  'WAB-SKI-10': {
    es: 'Quien mueve más de su movimiento no dispara.',
    en: 'Whoever moved more than its move does not shoot.',
  },
  'WAB-SKI-11': {
    es: 'A los hostigadores se les dispara a −1.',
    en: 'Skirmishers are shot at with −1.',
  },
  'WAB-SKI-12': {
    es: 'La vista se mira uno a uno, y tiran por los huecos de los suyos.',
    en: 'Sight is judged one by one, and they shoot through their own gaps.',
  },
  'WAB-SKI-13': {
    es: 'Se ve a través de hostigadores, pero no se carga a través, salvo por huecos de más de 2″.',
    en: 'One sees through skirmishers, but does not charge through, save by gaps of over 2″.',
  },
  'WAB-SKI-14': {
    es: 'Se puede cargar desde detrás de hostigadores propios que también cargan.',
    en: 'One may charge from behind friendly skirmishers who charge too.',
  },
  'WAB-SKI-15': {
    es: 'Los hostigadores cargan a quien ve la mayoría de ellos.',
    en: 'Skirmishers charge whom most of them see.',
  },
  'WAB-SKI-16': {
    es: 'Al cargar forman línea los que llegan; los demás se quedan detrás.',
    en: 'In a charge those who reach form a line; the others stand behind.',
  },
  'WAB-SKI-17': {
    es: 'Cada uno carga en línea recta; llena la primera línea, se forma otra.',
    en: 'Each charges straight; when the first line is full another forms.',
  },
  'WAB-SKI-18': {
    es: 'Quien carga a hostigadores toca al más cercano, y los que estén a 1″ se suman.',
    en: 'Whoever charges skirmishers touches the nearest, and those within 1″ join in.',
  },
  'WAB-SKI-19': {
    es: 'Todos los de la unidad cuentan como trabados.',
    en: 'All models of the unit count as engaged.',
  },
  'WAB-SKI-20': {
    es: 'Los hostigadores no suman filas ni luchan en ellas.',
    en: 'Skirmishers count no ranks nor fight in them.',
  },
  'WAB-SKI-21': {
    es: 'Los hostigadores no suman estandarte ni usan músico.',
    en: 'Skirmishers count no standard and use no musician.',
  },
  'WAB-SKI-22': {
    es: 'Sus cargas por flanco no causan pánico ni quitan filas.',
    en: 'Their flank charges cause no panic and take no ranks.',
  },
  'WAB-SKI-23': {
    es: 'Los hostigadores trabados sí chequean si los cargan por otro lado.',
    en: 'Engaged skirmishers do test if charged from another side.',
  },
  'WAB-SKI-24': {
    es: 'Alcanzados al huir de una carga, son destruidos y se puede arrasar.',
    en: 'Caught fleeing a charge they are destroyed, and the charger may overrun.',
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
    es: 'La tropa formada no chequea por hostigadores.',
    en: 'Formed troops never test because of skirmishers.',
  },
  'WAB-SKI-28': {
    es: 'Su frente es el de la mayoría; flancos y retaguardia, los del rectángulo que los rodea.',
    en: 'They face as most of them do; flank and rear are of the rectangle round them.',
  },
} as const satisfies Readonly<Record<string, Said>>
