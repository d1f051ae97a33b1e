import type { Said } from '@acies/kernel'

export const chariots = {
  'WAB-CHA-01': {
    es: 'Un carro es una miniatura, como un jinete.',
    en: 'A chariot is one model, like a rider.',
  },
  'WAB-CHA-02': {
    es: 'Hay carros ligeros, pesados y falcados.',
    en: 'Chariots are light, heavy or scythed.',
  },
  'WAB-CHA-03': {
    es: 'Un carro cuenta tantas miniaturas como su dotación.',
    en: 'A chariot counts as many models as its crew.',
  },
  'WAB-CHA-04': {
    es: 'Los carros causan miedo a la infantería.',
    en: 'Chariots frighten infantry.',
  },
  'WAB-CHA-05': {
    es: 'Ligeros y pesados forman escuadrones de tres o más.',
    en: 'Light and heavy ones form squadrons of three or more.',
  },
  'WAB-CHA-06': {
    es: 'Forman en filas, pero no las suman.',
    en: 'They form ranks, but do not count them.',
  },
  'WAB-CHA-07': {
    es: 'Los pesados van juntos y maniobran como los demás.',
    en: 'Heavy ones stand base to base and manoeuvre like others.',
  },
  'WAB-CHA-08': {
    es: 'Cada carro falcado va solo y no es unidad formada.',
    en: 'Each scythed chariot is alone and not a formed unit.',
  },
  'WAB-CHA-09': {
    es: 'Los ligeros forman en filas o en grupo suelto.',
    en: 'Light ones form ranks or a loose group.',
  },
  'WAB-CHA-10': {
    es: 'Grupo suelto: a 2″ como mucho, cada uno mueve por su cuenta.',
    en: 'Loose group: at most 2″ apart, each moves by itself.',
  },
  'WAB-CHA-11': {
    es: 'Los carros no entran por gusto en obstáculos ni terreno difícil.',
    en: 'Chariots do not enter obstacles or difficult ground by choice.',
  },
  'WAB-CHA-12': {
    es: 'Forzado a ello, un carro pesado se pierde con 1 a 3, uno ligero con 1.',
    en: 'Forced there, a heavy chariot is lost on 1 to 3, a light one on a 1.',
  },
  'WAB-CHA-13': {
    es: 'Los carros no defienden obstáculos ni cargan a través.',
    en: 'Chariots neither defend an obstacle nor charge across one.',
  },
  'WAB-CHA-14': {
    es: 'Un carro ligero típico: movimiento 8, HA 4, Resistencia 4, dos ataques.',
    en: 'A typical light chariot: move 8, WS 4, Toughness 4, two attacks.',
  },
  'WAB-CHA-15': {
    es: 'Ligeros y pesados marchan el doble; la marcha rápida, en columna de a uno.',
    en: 'Light and heavy ones march double; fast march in single column.',
  },
  'WAB-CHA-16': {
    es: 'El carro falcado que marcha suma 1D6″.',
    en: 'A scythed chariot that marches adds 1D6″.',
  },
  'WAB-CHA-17': {
    es: 'El carro falcado que no va recto mueve la mitad.',
    en: 'A scythed chariot that does not go straight moves half.',
  },
  'WAB-CHA-18': {
    es: 'Los carros sueltos no se tocan al mover.',
    en: 'Loose chariots do not touch while moving.',
  },
  'WAB-CHA-19': {
    es: 'Carro, caballos y dotación son una sola miniatura con sus heridas.',
    en: 'Chariot, horses and crew are one model with its wounds.',
  },
  'WAB-CHA-20': {
    es: 'Las heridas se acumulan en un carro hasta destruirlo.',
    en: 'Wounds gather on one chariot until it is destroyed.',
  },
  'WAB-CHA-21': {
    es: 'El terreno se lleva carros intactos.',
    en: 'Ground takes undamaged chariots.',
  },
  'WAB-CHA-22': {
    es: 'Luchan hacia todos los lados, y primero cuando cargan.',
    en: 'They fight to all sides, and first when they charge.',
  },
  'WAB-CHA-23': {
    es: 'Sus armas valen como las de la caballería.',
    en: 'Their weapons are as cavalry’s.',
  },
  'WAB-CHA-24': {
    es: 'Con armas distintas usan la de la mayoría.',
    en: 'With different weapons they use the majority’s.',
  },
  'WAB-CHA-25': {
    es: 'Los sueltos que no llegaron se suman después.',
    en: 'Loose ones that did not arrive join later.',
  },
  'WAB-CHA-26': {
    es: 'Pesados y falcados causan impactos automáticos al cargar.',
    en: 'Heavy and scythed ones cause automatic hits when they charge.',
  },
  'WAB-CHA-27': {
    es: 'El pesado causa 1D3 impactos en el primer turno.',
    en: 'A heavy one causes 1D3 hits in the first turn.',
  },
  'WAB-CHA-28': {
    es: 'El falcado causa 1D6+2; con 2 o más en el dado queda destruido.',
    en: 'A scythed one causes 1D6+2; on 2 or more it is destroyed.',
  },
  'WAB-CHA-29': {
    es: 'Contra el frente de una falange las picas golpean antes del choque.',
    en: 'Against a phalanx’s front the pikes strike before the impact.',
  },
  'WAB-CHA-30': {
    es: 'La tropa adiestrada puede abrir filas ante los falcados.',
    en: 'Drilled troops may open ranks before scythed chariots.',
  },
  'WAB-CHA-31': {
    es: 'Debe aguantar y superar un chequeo: entonces pasan de largo.',
    en: 'They must hold and pass a test: then the chariots pass through.',
  },
  'WAB-CHA-32': {
    es: 'No vale si cargan por flanco o retaguardia.',
    en: 'It does not serve against flank or rear.',
  },
  'WAB-CHA-33': {
    es: 'Con arco, jabalina o dardo, cada hombre del carro dispara dos veces.',
    en: 'With bow, javelin or dart each man of the chariot shoots twice.',
  },
  'WAB-CHA-34': {
    es: 'La ballesta dispara desde el carro aunque haya movido.',
    en: 'A crossbow shoots from a chariot that moved.',
  },
  'WAB-CHA-35': {
    es: 'Por mover se dispara a −1 desde el carro.',
    en: 'Shooting from a moving chariot is at −1.',
  },
  'WAB-CHA-36': {
    es: 'A los carros ligeros que han movido se les dispara a −1.',
    en: 'Light chariots that moved are shot at with −1.',
  },
  'WAB-CHA-37': {
    es: 'Un carro no es blanco grande.',
    en: 'A chariot is not a large target.',
  },
  'WAB-CHA-38': {
    es: 'La dotación del carro salva con dos puntos mejor.',
    en: 'A chariot’s crew saves two points better.',
  },
  'WAB-CHA-39': {
    es: 'Con armaduras distintas vale la mejor.',
    en: 'With different armour the best counts.',
  },
  'WAB-CHA-40': {
    es: 'Un carro salva como mucho con 3, con 2 si los caballos van bardados.',
    en: 'A chariot’s best save is 3, or 2 with barded horses.',
  },
  'WAB-CHA-41': {
    es: 'Pesados y falcados huyen y persiguen 2D6″; los ligeros persiguen 3D6″.',
    en: 'Heavy and scythed flee and pursue 2D6″; light ones pursue 3D6″.',
  },
} as const satisfies Readonly<Record<string, Said>>
