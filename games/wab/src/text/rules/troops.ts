import type { Said } from '@acies/kernel'

export const troops = {
  'WAB-FRM-01': {
    es: 'Aliados poco fiables: así los llama su lista.',
    en: 'Unreliable allies: those so named in their list.',
  },
  'WAB-FRM-02': {
    es: 'No se benefician del general ni del estandarte de batalla.',
    en: 'They gain nothing from the general or the battle standard.',
  },
  'WAB-FRM-03': {
    es: 'La primera vez que se les quiere usar se tira un dado: con 1, no obedecen.',
    en: 'The first time they are to act a die is rolled: on a 1 they will not obey.',
  },
  'WAB-FRM-04': {
    es: 'Los que no obedecen vuelven a tirar cada turno.',
    en: 'Those who will not obey roll again each turn.',
  },
  'WAB-FRM-05': {
    es: 'Los que no obedecen no mueven, salvo obligados o al reaccionar.',
    en: 'Those who will not obey do not move, save by compulsion or reaction.',
  },
  'WAB-FRM-06': {
    es: 'Los que no obedecen no disparan, salvo al reaccionar.',
    en: 'Those who will not obey do not shoot, save in reaction.',
  },
  'WAB-FRM-07': {
    es: 'Si se ven trabados, obedecen.',
    en: 'Once engaged they obey.',
  },
  'WAB-FRM-08': {
    es: 'Partida de guerra: cada turno se tira un dado; con 1 avanza sin orden.',
    en: 'Warband: a die each turn; on a 1 it advances as a mob.',
  },
  'WAB-FRM-09': {
    es: 'La partida de guerra sin orden carga al enemigo visible más cercano que alcance.',
    en: 'A mob charges the nearest visible enemy it can reach.',
  },
  'WAB-FRM-10': {
    es: 'Si no alcanza a nadie, avanza hacia el más cercano al menos su movimiento.',
    en: 'If it reaches nobody it goes towards the nearest, at least its move.',
  },
  'WAB-FRM-11': {
    es: 'Si algo la detiene, llega hasta donde puede.',
    en: 'If something stops it, it goes as far as it can.',
  },
  'WAB-FRM-12': {
    es: 'La partida de guerra pasa a través de hostigadores amigos.',
    en: 'A mob passes through friendly skirmishers.',
  },
  'WAB-FRM-13': {
    es: 'También tira la partida de guerra que cedió terreno, y con 1 carga.',
    en: 'A warband that gave ground still rolls, and charges on a 1.',
  },
  'WAB-FRM-14': {
    es: 'La partida de guerra formada suma 1 al Liderazgo por cada fila de cuatro tras la primera, hasta 3.',
    en: 'A formed warband adds 1 Leadership for each rank of four behind the first, up to 3.',
  },
  'WAB-FRM-15': {
    es: 'El enemigo vencido por una partida de guerra que cargó y es más numerosa se desmoraliza sin chequeo.',
    en: 'An enemy beaten by a charging warband with more models breaks without a test.',
  },
  'WAB-FRM-16': {
    es: 'Con varias unidades se comparan los totales.',
    en: 'With several units the totals are compared.',
  },
  'WAB-FRM-17': {
    es: 'La partida de guerra que desmoraliza al enemigo al cargar debe perseguir.',
    en: 'A warband that breaks the enemy as it charges must pursue.',
  },
  'WAB-FRM-18': {
    es: 'La partida de guerra en orden cerrado mueve la mitad si no va derecha.',
    en: 'A close-order warband moves half if it does not go straight.',
  },
  'WAB-FRM-19': {
    es: 'El Liderazgo por filas se suma al del personaje solo si él también es de una partida de guerra.',
    en: 'The bonus for ranks adds to a character’s Leadership only if he is of the warband.',
  },
  'WAB-FRM-20': {
    es: 'Emboscada: antes de desplegar se aparta una unidad y se anota dónde se esconde.',
    en: 'Ambush: before deployment a unit is set aside and its hiding place noted.',
  },
  'WAB-FRM-21': {
    es: 'Puede esconderse donde el enemigo no vea, fuera de su zona de despliegue.',
    en: 'It may hide where the enemy does not see, outside his deployment zone.',
  },
  'WAB-FRM-22': {
    es: 'Desplegados todos, se despliega o sigue emboscada.',
    en: 'When all are deployed it deploys or stays hidden.',
  },
  'WAB-FRM-23': {
    es: 'Se descubre en cuanto un enemigo puede verla o se acerca a 8″.',
    en: 'It is revealed as soon as an enemy could see it or comes within 8″.',
  },
  'WAB-FRM-24': {
    es: 'Su dueño puede descubrirla al empezar cualquiera de sus turnos.',
    en: 'Its owner may reveal it as any of his turns begins.',
  },
  'WAB-FRM-25': {
    es: 'Descubierta en su turno, actúa si la fase no ha pasado.',
    en: 'Revealed in its own turn it acts if the phase is still to come.',
  },
  'WAB-FRM-26': {
    es: 'Escondida, no hace chequeos de psicología.',
    en: 'Hidden, it takes no psychology tests.',
  },
  'WAB-FRM-27': {
    es: 'Los catafractos son caballería en orden cerrado.',
    en: 'Cataphracts are close-order cavalry.',
  },
  'WAB-FRM-28': {
    es: 'El catafracto que pivota al cargar o marchar mueve la mitad.',
    en: 'A cataphract that wheels in a charge or march moves half.',
  },
  'WAB-FRM-29': {
    es: 'Los catafractos no contracargan.',
    en: 'Cataphracts do not counter-charge.',
  },
  'WAB-FRM-30': {
    es: 'Con kontos luchan desde la segunda fila, salvo cuando cargan.',
    en: 'With kontos they fight from the second rank, save when they charge.',
  },
  'WAB-FRM-31': {
    es: 'Cuando cargan suman filas, hasta 2.',
    en: 'When they charge they count ranks, up to 2.',
  },
  'WAB-FRM-32': {
    es: 'Corredores de carros: mantienen la cohesión con sus carros.',
    en: 'Chariot runners keep coherency with their chariots.',
  },
  'WAB-FRM-33': {
    es: 'Los carros cargan a través de sus corredores.',
    en: 'Chariots charge through their runners.',
  },
  'WAB-FRM-34': {
    es: 'Pero deben ver al objetivo entre ellos.',
    en: 'But they must see the target between them.',
  },
  'WAB-FRM-35': {
    es: 'Unidades combinadas: tropas distintas en un bloque.',
    en: 'Combined units: different troops in one block.',
  },
  'WAB-FRM-36': {
    es: 'Orden abierto y cerrado juntos cuentan como cerrado.',
    en: 'Open and close order together count as close.',
  },
  'WAB-FRM-37': {
    es: 'Vale el Liderazgo de la mayoría, o el del personaje.',
    en: 'The majority’s Leadership holds, or the character’s.',
  },
  'WAB-FRM-38': {
    es: 'Vale la psicología de la mayoría.',
    en: 'The majority’s psychology holds.',
  },
  'WAB-FRM-39': {
    es: 'Los arqueros de atrás disparan en masa aunque delante no haya ninguno.',
    en: 'Archers behind may mass their fire though none stands in front.',
  },
  'WAB-FRM-40': {
    es: 'También al aguantar y disparar.',
    en: 'In stand and shoot as well, these archers may mass their fire.',
  },
  'WAB-FRM-41': {
    es: 'Contra disparos se salva como la mayoría; las bajas caen en proporción.',
    en: 'Against shots saves are the majority’s; losses fall in proportion.',
  },
  'WAB-FRM-42': {
    es: 'En cuerpo a cuerpo cuenta quien está en contacto.',
    en: 'In close combat those in contact count.',
  },
  'WAB-FRM-43': {
    es: 'A igual número, la mejor salvación; y cae antes quien peor salva.',
    en: 'If equal in number, the better save; the worst protected falls first.',
  },
  'WAB-FRM-44': {
    es: 'El mando cae cuando es el último de los suyos.',
    en: 'A command model falls when it is the last of its kind.',
  },
  'WAB-FRM-45': {
    es: 'Adiestrados: pueden dar un cuarto de vuelta por un cuarto de movimiento.',
    en: 'Drilled: they may make a quarter turn for a quarter of the move.',
  },
  'WAB-FRM-46': {
    es: 'En orden abierto, dos cuartos de vuelta son gratis.',
    en: 'In open order two quarter turns are free.',
  },
  'WAB-FRM-47': {
    es: 'Al empezar su movimiento los adiestrados dan media vuelta o cambian de formación gratis.',
    en: 'As their move begins the drilled about face or change formation free.',
  },
  'WAB-FRM-48': {
    es: 'Eso cuenta como mover para disparar.',
    en: 'That counts as moving for shooting.',
  },
  'WAB-FRM-49': {
    es: 'Los adiestrados marchan y cambian de formación en la misma fase.',
    en: 'The drilled march and change formation in one phase.',
  },
  'WAB-FRM-50': {
    es: 'Los adiestrados pueden cambiar de formación al empezar una carga.',
    en: 'The drilled may change formation as a charge begins.',
  },
  'WAB-FRM-51': {
    es: 'Los adiestrados se reorganizan sin chequeo si no hay enemigos a 8″.',
    en: 'The drilled reform without a test if no enemy is within 8″.',
  },
  'WAB-FRM-52': {
    es: 'Los adiestrados pueden no perseguir ni seguir, sin chequeo.',
    en: 'The drilled may decline to pursue or follow, without a test.',
  },
  'WAB-FRM-53': {
    es: 'Los adiestrados se destraban sin chequeo si ningún enemigo es más rápido.',
    en: 'The drilled disengage without a test unless an enemy is faster.',
  },
  'WAB-FRM-54': {
    es: 'Los adiestrados que superan el chequeo de desmoralización pueden ceder terreno.',
    en: 'The drilled who pass a break test may give ground.',
  },
  'WAB-FRM-55': {
    es: 'Los adiestrados abren filas ante los carros falcados.',
    en: 'The drilled open ranks for scythed chariots.',
  },
  'WAB-FRM-56': {
    es: 'Los jinetes expertos no sufren por mover y disparar.',
    en: 'Expert horsemen do not suffer for moving and shooting.',
  },
  'WAB-FRM-57': {
    es: 'Huida fingida: se puede elegir ante una carga de frente.',
    en: 'Feigned flight may be chosen against a frontal charge.',
  },
  'WAB-FRM-58': {
    es: 'Corre como quien huye, pero no cuenta como que huye.',
    en: 'It runs as fleers do, but does not count as fleeing.',
  },
  'WAB-FRM-59': {
    es: 'Si la alcanzan, se vuelve y lucha donde está.',
    en: 'If caught it turns and fights where it stands.',
  },
  'WAB-FRM-60': {
    es: 'Si escapa, queda formada de cara al enemigo y la carga falla.',
    en: 'If it gets away it stands formed facing the enemy and the charge fails.',
  },
  'WAB-FRM-61': {
    es: 'Ante quien teme, antes debe superar el chequeo.',
    en: 'Before one it fears it must pass the test first.',
  },
  'WAB-FRM-62': {
    es: 'Los mejores caballos mueven 1″ más.',
    en: 'The finest horses move 1″ more.',
  },
  'WAB-FRM-63': {
    es: 'Carga feroz: la tienen unidades montadas de cinco o más.',
    en: 'Ferocious charge: for mounted units of five or more.',
  },
  'WAB-FRM-64': {
    es: 'La primera vez que carga y gana la primera ronda, el enemigo se desmoraliza sin chequeo.',
    en: 'The first time it charges and wins the first round the enemy breaks without a test.',
  },
  'WAB-FRM-65': {
    es: 'Los hostigadores vencidos se desmoralizan siempre así.',
    en: 'Beaten skirmishers always break so.',
  },
  'WAB-FRM-66': {
    es: 'Cargar a hostigadores no la gasta.',
    en: 'Charging skirmishers does not spend it.',
  },
  'WAB-FRM-67': {
    es: 'Si el enemigo se desmoraliza por otra razón, no se gasta.',
    en: 'If the enemy breaks for another reason it is not spent.',
  },
  'WAB-FRM-68': {
    es: 'Contra los tozudos decide un dado.',
    en: 'Against the stubborn a die decides.',
  },
  'WAB-FRM-69': {
    es: 'Quien dobla en número a la unidad feroz cede terreno.',
    en: 'Whoever outnumbers the ferocious two to one gives ground.',
  },
  'WAB-FRM-70': {
    es: 'Las levas temen a todo enemigo al que no doblan en número.',
    en: 'Levies fear every enemy they do not outnumber two to one.',
  },
  'WAB-FRM-71': {
    es: 'Las levas solo pivotan, y pivotar reduce a la mitad su movimiento.',
    en: 'Levies only wheel, and a wheel halves their move.',
  },
  'WAB-FRM-72': {
    es: 'Las levas no suman el orden cerrado.',
    en: 'Levies do not count close order.',
  },
  'WAB-FRM-73': {
    es: 'Las levas no usan el Liderazgo del general si no va con ellas.',
    en: 'Levies do not use the general’s Leadership unless he is with them.',
  },
  'WAB-FRM-74': {
    es: 'Quien no es leva repite el pánico causado por levas.',
    en: 'Others may re-roll panic caused by levies.',
  },
  'WAB-FRM-75': {
    es: 'La tropa ligera va en escaramuza u orden abierto, a elegir al desplegar.',
    en: 'Light troops skirmish or fight in open order, chosen at deployment.',
  },
  'WAB-FRM-76': {
    es: 'La caballería en masa va en orden cerrado.',
    en: 'Massed cavalry is close-order cavalry.',
  },
  'WAB-FRM-77': {
    es: 'La caballería en masa que pivota al cargar o marchar mueve la mitad.',
    en: 'Massed cavalry that wheels in a charge or march moves half.',
  },
  'WAB-FRM-78': {
    es: 'La caballería en masa suma filas cuando carga, hasta 2.',
    en: 'Massed cavalry counts ranks when it charges, up to 2.',
  },
  'WAB-FRM-79': {
    es: 'Disparo parto: para caballería en escaramuza con arcos o jabalinas.',
    en: 'Parthian shot: for skirmishing cavalry with bows or javelins.',
  },
  'WAB-FRM-80': {
    es: 'Tras disparar puede mover en el acto lo normal.',
    en: 'After shooting it may at once make a normal move.',
  },
  'WAB-FRM-81': {
    es: 'Los límites de movimiento de la falange valen aunque la unidad ya no forme falange.',
    en: 'The phalanx’s limits of movement bind a unit though it no longer forms one.',
  },
  'WAB-FRM-82': {
    es: 'Falange: doce o más, dos filas de cuatro o más, y más frente que fondo.',
    en: 'Phalanx: twelve or more, two ranks of four or more, wider than deep.',
  },
  'WAB-FRM-83': {
    es: 'La falange solo pivota y se reorganiza.',
    en: 'A phalanx only wheels and reforms.',
  },
  'WAB-FRM-84': {
    es: 'La falange se reorganiza siempre a −1.',
    en: 'A phalanx always reforms at −1.',
  },
  'WAB-FRM-85': {
    es: 'La falange que pivota al marchar o cargar mueve la mitad.',
    en: 'A phalanx that wheels in a march or charge moves half.',
  },
  'WAB-FRM-86': {
    es: 'Lo que sigue no vale mientras ha perdido filas u orden cerrado; un elefante no lo quita.',
    en: 'What follows lapses while it has lost ranks or close order; an elephant does not cancel it.',
  },
  'WAB-FRM-87': {
    es: 'Al frente de la falange se dispara a −1.',
    en: 'Shots at a phalanx’s front are at −1.',
  },
  'WAB-FRM-88': {
    es: 'La falange con lanzas que carga lucha en dos filas.',
    en: 'A charging phalanx with spears fights in two ranks.',
  },
  'WAB-FRM-89': {
    es: 'Contra su frente golpean a −2 la caballería y los carros ligeros, a −1 los demás.',
    en: 'Against its front cavalry and light chariots hit at −2, others at −1.',
  },
  'WAB-FRM-90': {
    es: 'Quien carga su frente pierde la Fuerza que da el arma al cargar.',
    en: 'Whoever charges its front loses the weapon’s charge Strength.',
  },
  'WAB-FRM-91': {
    es: 'La caballería que carga su frente pierde sus ventajas de carga.',
    en: 'Cavalry charging its front loses its charge advantages.',
  },
  'WAB-FRM-92': {
    es: 'Hay varios tipos de falange; cualquiera puede ser adiestrada o de leva.',
    en: 'There are several kinds of phalanx; any may be drilled or levy.',
  },
  'WAB-FRM-93': {
    es: 'La falange entrenada puede dar media vuelta.',
    en: 'A trained phalanx may about face.',
  },
  'WAB-FRM-94': {
    es: 'La falange macedonia puede dar media vuelta y cambiar de formación.',
    en: 'A Macedonian phalanx may about face and change formation.',
  },
  'WAB-FRM-95': {
    es: 'La falange medieval necesita tres filas de cuatro.',
    en: 'A medieval phalanx needs three ranks of four.',
  },
  'WAB-FRM-96': {
    es: 'La falange medieval da media vuelta y cambia de formación.',
    en: 'A medieval phalanx may about face and change formation too.',
  },
  'WAB-FRM-97': {
    es: 'A la falange medieval se le dispara sin el −1.',
    en: 'Shots at a medieval phalanx have no −1.',
  },
  'WAB-FRM-98': {
    es: 'La falange medieval puede formar erizo: todo es frente y no se mueve.',
    en: 'A medieval phalanx may form a hedgehog: all sides front, and it does not move.',
  },
  'WAB-FRM-99': {
    es: 'La falange adiestrada maniobra como cualquiera.',
    en: 'A drilled phalanx manoeuvres like any other.',
  },
  'WAB-FRM-100': {
    es: 'La falange de leva mueve la mitad si pivota.',
    en: 'A levy phalanx moves half if it wheels.',
  },
  'WAB-FRM-101': {
    es: 'Muro de escudos: solo quien lo tiene en su lista, con escudos en media primera fila.',
    en: 'Shieldwall: only those whose list allows, with shields in half the front rank.',
  },
  'WAB-FRM-102': {
    es: 'El muro de escudos se forma en vez de mover.',
    en: 'A shieldwall is formed instead of moving.',
  },
  'WAB-FRM-103': {
    es: 'Dura hasta que mueve o pierde una ronda; trabada no se vuelve a formar.',
    en: 'It lasts until it moves or loses a round; it is not formed again while engaged.',
  },
  'WAB-FRM-104': {
    es: 'Contra el frente de un muro de escudos se golpea y dispara a −1.',
    en: 'Blows and shots at a shieldwall’s front are at −1.',
  },
  'WAB-FRM-105': {
    es: 'Quien lo forma puede disparar como si hubiera movido.',
    en: 'Whoever forms it may shoot as if it had moved.',
  },
  'WAB-FRM-106': {
    es: 'Veteranos: una vez por batalla repiten todos sus dados de impactar.',
    en: 'Veterans: once a battle they re-roll all their dice to hit.',
  },
  'WAB-FRM-107': {
    es: 'El caballo de guerra ataca aparte: HA 3, Fuerza 3, Iniciativa 3, un ataque.',
    en: 'A warhorse attacks by itself: WS 3, Strength 3, Initiative 3, one attack.',
  },
  'WAB-FRM-108': {
    es: 'Armas distintas: cada miniatura sigue las reglas de la suya.',
    en: 'Different weapons: each model follows its own.',
  },
  'WAB-FRM-109': {
    es: 'Se salva como la mayoría: de la primera fila en combate, de la unidad ante disparos.',
    en: 'Saves are the majority’s: of the front rank in combat, of the unit against shots.',
  },
  'WAB-FRM-110': {
    es: 'Subterfugio: mueve por terreno difícil y obstáculos sin frenarse, pero allí no suma filas.',
    en: 'Subterfuge: it moves through difficult ground and obstacles unslowed, but counts no ranks there.',
  },
  'WAB-FRM-111': {
    es: 'Para cargar debe ver; allí no marcha, y la carga sí se frena.',
    en: 'It must see to charge; it does not march there, and charges are slowed.',
  },
} as const satisfies Readonly<Record<string, Said>>
