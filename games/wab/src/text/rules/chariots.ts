import type { Said } from '@acies/kernel'

export const chariots = {
  'WAB-CHA-01': {
    es: 'Un carro es una sola miniatura, igual que un jinete.',
    en: 'A chariot is one model, like a rider.',
  },
  'WAB-CHA-02': {
    es: 'Hay carros ligeros, pesados y falcados.',
    en: 'Chariots are light, heavy or scythed.',
  },
  'WAB-CHA-03': {
    es: 'Un carro cuenta como tantas miniaturas como hombres lleva.',
    en: 'A chariot counts as one model for each of its crew.',
  },
  'WAB-CHA-04': {
    es: 'Los carros causan miedo a la infantería.',
    en: 'Chariots cause fear in infantry.',
  },
  'WAB-CHA-05': {
    es: 'Los carros ligeros y los pesados forman escuadrones de tres o más.',
    en: 'Light and heavy chariots form squadrons of three or more.',
  },
  'WAB-CHA-06': {
    es: 'Pueden formar en filas, pero no suman por ellas.',
    en: 'They may form ranks, but get no rank bonus.',
  },
  'WAB-CHA-07': {
    es: 'Los pesados van peana con peana y maniobran como cualquier unidad.',
    en: 'Heavy chariots stand base to base and manoeuvre like other units.',
  },
  'WAB-CHA-08': {
    es: 'Cada carro falcado va solo y no es una unidad formada.',
    en: 'Each scythed chariot acts alone and is not a formed unit.',
  },
  'WAB-CHA-09': {
    es: 'Los ligeros forman en filas o en grupo disperso.',
    en: 'Light chariots form ranks or a loose group.',
  },
  'WAB-CHA-10': {
    es: 'Grupo disperso: a 2″ unos de otros como mucho, y cada uno mueve por su cuenta.',
    en: 'Loose group: at most 2″ apart, each moving on its own.',
  },
  'WAB-CHA-11': {
    es: 'Los carros no entran por voluntad propia en terreno difícil ni en obstáculos.',
    en: 'Chariots never willingly enter difficult ground or cross obstacles.',
  },
  'WAB-CHA-12': {
    es: 'Si algo los fuerza a ello, un carro pesado o falcado se pierde con 1 a 3, y uno ligero con 1.',
    en: 'If forced to, a heavy or scythed chariot is lost on 1 to 3, a light one on a 1.',
  },
  'WAB-CHA-13': {
    es: 'Los carros no defienden obstáculos ni cargan a través de ellos.',
    en: 'Chariots can neither defend an obstacle nor charge across one.',
  },
  'WAB-CHA-14': {
    es: 'Un carro ligero típico: movimiento 8, HA 4, Resistencia 4, dos ataques.',
    en: 'A typical light chariot: move 8, WS 4, Toughness 4, two attacks.',
  },
  'WAB-CHA-15': {
    es: 'Ligeros y pesados marchan al doble; la marcha rápida, solo en columna de a uno.',
    en: 'Light and heavy chariots march at double rate; they fast-march only in single file.',
  },
  'WAB-CHA-16': {
    es: 'El carro falcado que marcha suma 1D6″.',
    en: 'A scythed chariot that marches adds 1D6″.',
  },
  'WAB-CHA-17': {
    es: 'El carro falcado que no va recto mueve la mitad.',
    en: 'A scythed chariot that does not go straight ahead moves only half.',
  },
  'WAB-CHA-18': {
    es: 'Los carros de un grupo disperso no se tocan al mover.',
    en: 'Chariots in a loose group may not touch as they move.',
  },
  'WAB-CHA-19': {
    es: 'Carro, caballos y dotación son una sola miniatura con sus heridas.',
    en: 'Chariot, horses and crew are one model with its wounds.',
  },
  'WAB-CHA-20': {
    es: 'Las heridas se acumulan en un carro hasta destruirlo.',
    en: 'Wounds are piled on one chariot until it is destroyed, then on the next.',
  },
  'WAB-CHA-21': {
    es: 'El terreno se lleva siempre carros intactos.',
    en: 'Chariots lost to the ground are taken from undamaged ones.',
  },
  'WAB-CHA-22': {
    es: 'Luchan hacia todos los lados, y primero cuando cargan.',
    en: 'They fight on all sides, and strike first when they charge.',
  },
  'WAB-CHA-23': {
    es: 'Sus armas siguen las reglas de la caballería.',
    en: 'Their weapons follow the rules for cavalry.',
  },
  'WAB-CHA-24': {
    es: 'Si la dotación lleva armas distintas, usa la de la mayoría.',
    en: 'A crew with different weapons uses the one most of them carry.',
  },
  'WAB-CHA-25': {
    es: 'Los dispersos que no han llegado entran en el combate en las rondas siguientes.',
    en: 'Loose chariots that did not reach the combat join it in later rounds.',
  },
  'WAB-CHA-26': {
    es: 'Pesados y falcados causan impactos automáticos al cargar.',
    en: 'Heavy and scythed chariots cause automatic hits when they charge.',
  },
  'WAB-CHA-27': {
    es: 'El pesado causa 1D3 impactos en el primer turno.',
    en: 'A heavy chariot causes 1D3 hits in the first turn.',
  },
  'WAB-CHA-28': {
    es: 'El falcado causa 1D6+2; si el dado saca 2 o más, queda destruido.',
    en: 'A scythed chariot causes 1D6+2; if the die shows 2 or more, it is destroyed.',
  },
  'WAB-CHA-29': {
    es: 'Si cargan contra el frente de una falange, las picas golpean antes del choque.',
    en: 'When they charge the front of a phalanx, the pikes strike before the impact.',
  },
  'WAB-CHA-30': {
    es: 'La tropa adiestrada puede abrir filas ante los falcados.',
    en: 'Drilled troops may open their ranks to scythed chariots.',
  },
  'WAB-CHA-31': {
    es: 'La unidad debe aguantar y superar un chequeo; entonces los carros pasan de largo.',
    en: 'The unit must hold and pass a test; the chariots then pass through.',
  },
  'WAB-CHA-32': {
    es: 'No vale si cargan por flanco o retaguardia.',
    en: 'This is no use against a charge in the flank or rear.',
  },
  'WAB-CHA-33': {
    es: 'Con arco, arco corto, ballesta ligera, jabalinas o dardos, cada hombre del carro dispara dos veces.',
    en: 'Each crewman with bow, short bow, light crossbow, javelins or darts shoots twice.',
  },
  'WAB-CHA-34': {
    es: 'Con ballesta se puede disparar desde el carro aunque haya movido.',
    en: 'A crossbow may be shot from a chariot even if it has moved.',
  },
  'WAB-CHA-35': {
    es: 'Desde un carro que ha movido se dispara a −1.',
    en: 'Shooting from a chariot that has moved is at −1.',
  },
  'WAB-CHA-36': {
    es: 'A los carros ligeros que han movido se les dispara a −1.',
    en: 'Shots at light chariots that have moved are at −1.',
  },
  'WAB-CHA-37': {
    es: 'Un carro no es blanco grande.',
    en: 'A chariot is not a large target.',
  },
  'WAB-CHA-38': {
    es: 'La salvación de la dotación mejora dos puntos.',
    en: 'The crew’s save is two points better.',
  },
  'WAB-CHA-39': {
    es: 'Con armaduras distintas vale la mejor.',
    en: 'If the crew’s armour differs, the best counts.',
  },
  'WAB-CHA-40': {
    es: 'La mejor salvación de un carro es 3, o 2 con caballos bardados.',
    en: 'A chariot’s best save is 3, or 2 with barded horses.',
  },
  'WAB-CHA-41': {
    es: 'Pesados y falcados huyen y persiguen 2D6″. Los ligeros persiguen 3D6″ y huyen 2D6″ el primer turno y 3D6″ después.',
    en: 'Heavy and scythed chariots flee and pursue 2D6″. Light ones pursue 3D6″, and flee 2D6″ in the first turn and 3D6″ after that.',
  },
} as const satisfies Readonly<Record<string, Said>>
