import type { Said } from '@acies/kernel'

export const troops = {
  'WAB-FRM-01': {
    es: 'Aliados poco fiables: son los que su lista llama así.',
    en: 'Unreliable allies: those their list calls so.',
  },
  'WAB-FRM-02': {
    es: 'A los aliados poco fiables no los ayudan ni el general ni el estandarte de batalla.',
    en: 'Unreliable allies get no benefit from the general or the battle standard.',
  },
  'WAB-FRM-03': {
    es: 'La primera vez que se los quiere usar se tira un dado: con un 1, no obedecen.',
    en: 'The first time they are called on to act, roll a die: on a 1 they will not obey.',
  },
  'WAB-FRM-04': {
    es: 'Los que no obedecen vuelven a tirar cada turno.',
    en: 'Those who will not obey roll again every turn.',
  },
  'WAB-FRM-05': {
    es: 'Los que no obedecen no mueven, salvo por obligación o al reaccionar.',
    en: 'Those who will not obey do not move, except compulsorily or in reaction.',
  },
  'WAB-FRM-06': {
    es: 'Los que no obedecen no disparan, salvo al reaccionar.',
    en: 'Those who will not obey do not shoot, except in reaction.',
  },
  'WAB-FRM-07': {
    es: 'Si se ven trabados en combate, obedecen.',
    en: 'Once engaged they obey.',
  },
  'WAB-FRM-08': {
    es: 'Partida de guerra: cada turno se tira un dado; con un 1, avanza sin orden.',
    en: 'Warband: roll a die each turn; on a 1 it surges forward as a mob.',
  },
  'WAB-FRM-09': {
    es: 'La partida de guerra que avanza sin orden carga contra el enemigo visible más cercano al que alcance.',
    en: 'A mob must charge the nearest visible enemy within reach.',
  },
  'WAB-FRM-10': {
    es: 'Si no alcanza a nadie, avanza hacia el más cercano al menos lo que mueve.',
    en: 'If nobody is in reach, it moves towards the nearest, at least its normal move.',
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
    es: 'La partida de guerra que cedió terreno también tira el dado, y con un 1 carga.',
    en: 'A warband that gave ground still rolls, and must charge on a 1.',
  },
  'WAB-FRM-14': {
    es: 'La partida de guerra formada suma 1 al Liderazgo por cada fila de cuatro tras la primera: hasta 3 la infantería en orden cerrado y hasta 2 las demás.',
    en: 'A formed warband adds 1 to its Leadership for each rank of four behind the first: up to 3 for close-order infantry, up to 2 for others.',
  },
  'WAB-FRM-15': {
    es: 'Si una partida de guerra carga, vence y es más numerosa, el enemigo se desmoraliza sin chequeo.',
    en: 'An enemy beaten by a warband that charged and has more models breaks without a test.',
  },
  'WAB-FRM-16': {
    es: 'Con varias unidades se comparan los totales.',
    en: 'With several units the totals are compared.',
  },
  'WAB-FRM-17': {
    es: 'La partida de guerra que carga y desmoraliza al enemigo en el primer turno debe perseguir.',
    en: 'A warband that charges and breaks the enemy in the first turn must pursue.',
  },
  'WAB-FRM-18': {
    es: 'La partida de guerra en orden cerrado mueve la mitad si no va recta, salvo al cargar.',
    en: 'A close-order warband that does not go straight ahead moves only half, except when charging.',
  },
  'WAB-FRM-19': {
    es: 'La suma por filas se añade al Liderazgo de un personaje solo si él también es de la partida de guerra.',
    en: 'The bonus for ranks adds to a character’s Leadership only if he too has the warband rule.',
  },
  'WAB-FRM-20': {
    es: 'Emboscada: antes de desplegar se aparta una unidad y se anota dónde se esconde.',
    en: 'Ambush: before deployment a unit is set aside and its hiding place noted.',
  },
  'WAB-FRM-21': {
    es: 'Puede esconderse en cualquier sitio que el enemigo no vea, salvo en la zona de despliegue de este.',
    en: 'It may hide anywhere the enemy cannot see, except in his deployment zone.',
  },
  'WAB-FRM-22': {
    es: 'Cuando todos han desplegado, se despliega también o sigue emboscada.',
    en: 'When everyone has deployed, it deploys too or stays in ambush.',
  },
  'WAB-FRM-23': {
    es: 'Se descubre en cuanto un enemigo puede verla o se acerca a 8″.',
    en: 'It is revealed as soon as an enemy could see it or comes within 8″.',
  },
  'WAB-FRM-24': {
    es: 'Su dueño puede descubrirla al empezar cualquiera de sus turnos.',
    en: 'Its owner may reveal it at the start of any of his turns.',
  },
  'WAB-FRM-25': {
    es: 'Si se descubre en su turno, actúa en las fases que aún no han pasado.',
    en: 'If revealed in its own turn, it may act in the phases still to come.',
  },
  'WAB-FRM-26': {
    es: 'Mientras está escondida no hace chequeos de psicología.',
    en: 'While hidden it takes no psychology tests.',
  },
  'WAB-FRM-27': {
    es: 'Los catafractos son caballería en orden cerrado.',
    en: 'Cataphracts are close-order cavalry.',
  },
  'WAB-FRM-28': {
    es: 'Los catafractos que pivotan al cargar o marchar mueven la mitad.',
    en: 'Cataphracts that wheel in a charge or march move only half.',
  },
  'WAB-FRM-29': {
    es: 'Los catafractos no contracargan.',
    en: 'Cataphracts cannot counter-charge.',
  },
  'WAB-FRM-30': {
    es: 'Los catafractos con kontos luchan desde la segunda fila, salvo el turno en que cargan.',
    en: 'Cataphracts with kontos fight from the second rank, except in the turn they charge.',
  },
  'WAB-FRM-31': {
    es: 'El turno en que cargan, los catafractos suman filas, hasta 2.',
    en: 'In the turn they charge, cataphracts count ranks, up to 2.',
  },
  'WAB-FRM-32': {
    es: 'Los corredores de carros no se separan de sus carros.',
    en: 'Chariot runners stay close to their chariots.',
  },
  'WAB-FRM-33': {
    es: 'Los carros pueden cargar a través de sus corredores.',
    en: 'Chariots may charge through their runners.',
  },
  'WAB-FRM-34': {
    es: 'Pero deben ver al objetivo por los huecos entre ellos.',
    en: 'But they must be able to see the target between them.',
  },
  'WAB-FRM-35': {
    es: 'Formación combinada: tropas distintas en un mismo bloque.',
    en: 'Combined formation: different troops in one block.',
  },
  'WAB-FRM-36': {
    es: 'Si van juntas tropas en orden abierto y cerrado, cuentan como orden cerrado.',
    en: 'Open-order and close-order troops together count as close order.',
  },
  'WAB-FRM-37': {
    es: 'Vale el Liderazgo de la mayoría, o el del personaje.',
    en: 'The majority’s Leadership is used, or a character’s.',
  },
  'WAB-FRM-38': {
    es: 'Vale la psicología de la mayoría.',
    en: 'The majority’s psychology applies.',
  },
  'WAB-FRM-39': {
    es: 'Los arqueros de atrás disparan en masa aunque delante no haya ninguno.',
    en: 'Archers in the rear ranks may use massed shooting even with none in front.',
  },
  'WAB-FRM-40': {
    es: 'Esos arqueros también pueden disparar en masa al aguantar y disparar.',
    en: 'Those archers may also mass their shots in stand and shoot.',
  },
  'WAB-FRM-41': {
    es: 'Contra disparos vale la salvación de la mayoría; las bajas se reparten en proporción.',
    en: 'Against shooting the majority’s save is used; losses are taken in proportion.',
  },
  'WAB-FRM-42': {
    es: 'En cuerpo a cuerpo cuentan los que están en contacto.',
    en: 'In close combat, what counts is who is in contact.',
  },
  'WAB-FRM-43': {
    es: 'A igual número vale la mejor salvación; cae primero quien peor salva.',
    en: 'If numbers are equal, the better save is used; the worst protected falls first.',
  },
  'WAB-FRM-44': {
    es: 'Quien es del mando cae cuando es el último de los de su clase.',
    en: 'A command model falls when it is the last of its kind.',
  },
  'WAB-FRM-45': {
    es: 'Adiestrados: pueden dar un cuarto de vuelta por un cuarto de su movimiento.',
    en: 'Drilled: they may make a quarter turn for a quarter of their move.',
  },
  'WAB-FRM-46': {
    es: 'En orden abierto, los adiestrados dan gratis dos cuartos de vuelta.',
    en: 'In open order, drilled troops make two quarter turns free.',
  },
  'WAB-FRM-47': {
    es: 'Al empezar su movimiento los adiestrados pueden dar media vuelta o cambiar de formación gratis.',
    en: 'At the start of their move drilled troops may about face or change formation free.',
  },
  'WAB-FRM-48': {
    es: 'Para disparar, eso cuenta como haber movido.',
    en: 'For shooting, that counts as having moved.',
  },
  'WAB-FRM-49': {
    es: 'Los adiestrados pueden marchar y cambiar de formación en la misma fase.',
    en: 'Drilled troops may march and change formation in the same phase.',
  },
  'WAB-FRM-50': {
    es: 'Los adiestrados pueden cambiar de formación al empezar una carga.',
    en: 'Drilled troops may change formation at the start of a charge.',
  },
  'WAB-FRM-51': {
    es: 'Los adiestrados se reorganizan sin chequeo si no hay enemigos a 8″ o menos.',
    en: 'Drilled troops reform without a test if no enemy is within 8″.',
  },
  'WAB-FRM-52': {
    es: 'Los adiestrados pueden dejar de perseguir o de seguir sin hacer chequeo.',
    en: 'Drilled troops may choose not to pursue or follow up, without a test.',
  },
  'WAB-FRM-53': {
    es: 'Los adiestrados se destraban sin chequeo si ningún enemigo es más rápido.',
    en: 'Drilled troops disengage without a test unless an enemy is faster.',
  },
  'WAB-FRM-54': {
    es: 'Los adiestrados que superan el chequeo de desmoralización pueden ceder terreno.',
    en: 'Drilled troops that pass a break test may give ground.',
  },
  'WAB-FRM-55': {
    es: 'Los adiestrados pueden abrir filas ante los carros falcados.',
    en: 'Drilled troops may open ranks for scythed chariots.',
  },
  'WAB-FRM-56': {
    es: 'Los jinetes expertos no sufren el −1 por mover y disparar.',
    en: 'Expert horsemen do not suffer the −1 for moving and shooting.',
  },
  'WAB-FRM-57': {
    es: 'Huida fingida: se puede elegir ante una carga de frente.',
    en: 'Feigned flight may be chosen against a charge on the front.',
  },
  'WAB-FRM-58': {
    es: 'La unidad corre como si huyera, pero no cuenta como que huye.',
    en: 'The unit runs as if fleeing, but does not count as fleeing.',
  },
  'WAB-FRM-59': {
    es: 'Si la alcanzan, se vuelve y lucha donde está.',
    en: 'If caught, it turns and fights where it is.',
  },
  'WAB-FRM-60': {
    es: 'Si escapa, queda formada y de cara al enemigo, y la carga falla.',
    en: 'If it gets away, it ends formed and facing the enemy, and the charge fails.',
  },
  'WAB-FRM-61': {
    es: 'Ante un enemigo al que teme, antes debe superar el chequeo.',
    en: 'Against an enemy it fears, it must pass the test first.',
  },
  'WAB-FRM-62': {
    es: 'Los mejores caballos mueven 1″ más.',
    en: 'Finest horses: they move 1″ more.',
  },
  'WAB-FRM-63': {
    es: 'Carga feroz: la tienen unidades montadas de cinco o más.',
    en: 'Ferocious charge: only for mounted units of five or more.',
  },
  'WAB-FRM-64': {
    es: 'La primera vez que la unidad carga, si gana la primera ronda el enemigo se desmoraliza sin chequeo.',
    en: 'The first time the unit charges, if it wins the first round the enemy breaks without a test.',
  },
  'WAB-FRM-65': {
    es: 'Los hostigadores a los que carga y vence se desmoralizan así siempre.',
    en: 'Skirmishers it charges and beats always break this way.',
  },
  'WAB-FRM-66': {
    es: 'Cargar contra hostigadores no gasta la carga feroz.',
    en: 'Charging skirmishers does not use up the ferocious charge.',
  },
  'WAB-FRM-67': {
    es: 'La carga feroz tampoco se gasta si el enemigo se desmoraliza por otro motivo.',
    en: 'Nor is the ferocious charge used up if the enemy breaks for some other reason.',
  },
  'WAB-FRM-68': {
    es: 'Contra los tozudos decide un dado.',
    en: 'Against stubborn troops a die decides.',
  },
  'WAB-FRM-69': {
    es: 'Quien dobla en número a la unidad feroz cede terreno.',
    en: 'Troops that outnumber the ferocious unit two to one give ground instead.',
  },
  'WAB-FRM-70': {
    es: 'Las levas temen a todo enemigo al que no doblan en número.',
    en: 'Levies fear every enemy they do not outnumber two to one.',
  },
  'WAB-FRM-71': {
    es: 'Las levas no hacen más maniobra que pivotar, y si pivotan mueven la mitad.',
    en: 'Levies may only wheel, and a wheel halves their move.',
  },
  'WAB-FRM-72': {
    es: 'Las levas no suman por orden cerrado.',
    en: 'Levies get no close-order bonus.',
  },
  'WAB-FRM-73': {
    es: 'Las levas no usan el Liderazgo del general si no va con ellas.',
    en: 'Levies do not use the general’s Leadership unless he is with them.',
  },
  'WAB-FRM-74': {
    es: 'Quien no es leva puede repetir los chequeos de pánico que causan las levas.',
    en: 'Other troops may re-roll panic tests caused by levies.',
  },
  'WAB-FRM-75': {
    es: 'Las tropas ligeras van como hostigadores o en orden abierto; se elige al desplegar.',
    en: 'Light troops fight as skirmishers or in open order, chosen at deployment.',
  },
  'WAB-FRM-76': {
    es: 'La caballería en masa va en orden cerrado.',
    en: 'Massed cavalry fights in close order.',
  },
  'WAB-FRM-77': {
    es: 'La caballería en masa que pivota al cargar o marchar mueve la mitad.',
    en: 'Massed cavalry that wheels in a charge or march moves only half.',
  },
  'WAB-FRM-78': {
    es: 'La caballería en masa suma filas cuando carga, hasta 2.',
    en: 'Massed cavalry counts ranks, up to 2, when it charges.',
  },
  'WAB-FRM-79': {
    es: 'Disparo parto: para hostigadores a caballo con arcos o jabalinas.',
    en: 'Parthian shot: for skirmishing cavalry with bows or javelins.',
  },
  'WAB-FRM-80': {
    es: 'Después de disparar pueden hacer en el acto un movimiento normal.',
    en: 'After shooting they may at once make a normal move.',
  },
  'WAB-FRM-81': {
    es: 'Los límites de movimiento de la falange siguen valiendo aunque la unidad ya no forme falange.',
    en: 'The phalanx’s limits on movement still bind a unit that no longer forms one.',
  },
  'WAB-FRM-82': {
    es: 'Falange: doce o más, dos filas de cuatro o más, y más frente que fondo.',
    en: 'Phalanx: at least twelve models, in two or more ranks of at least four, and wider than it is deep.',
  },
  'WAB-FRM-83': {
    es: 'La falange solo puede pivotar y reorganizarse.',
    en: 'A phalanx may only wheel and reform.',
  },
  'WAB-FRM-84': {
    es: 'El chequeo de la falange para reorganizarse va siempre a −1.',
    en: 'A phalanx always tests to reform at −1.',
  },
  'WAB-FRM-85': {
    es: 'La falange que pivota al marchar o cargar mueve la mitad.',
    en: 'A phalanx that wheels in a march or charge moves only half.',
  },
  'WAB-FRM-86': {
    es: 'Las ventajas de la falange se pierden mientras no sume filas u orden cerrado; un elefante no se las quita.',
    en: 'A phalanx’s benefits lapse while it has lost its rank or close-order bonus; an elephant does not cancel them.',
  },
  'WAB-FRM-87': {
    es: 'A la falange se le dispara a −1 de frente.',
    en: 'Shots at the front of a phalanx are at −1.',
  },
  'WAB-FRM-88': {
    es: 'La falange con lanzas de empuje lucha en dos filas también cuando carga.',
    en: 'A phalanx with thrusting spears fights in two ranks even when it charges.',
  },
  'WAB-FRM-89': {
    es: 'Contra el frente de una falange, la caballería y los carros ligeros golpean a −2; los demás, a −1.',
    en: 'Against the front of a phalanx, cavalry and light chariots are at −2 to hit, others at −1.',
  },
  'WAB-FRM-90': {
    es: 'Quien carga contra el frente de una falange pierde la Fuerza que le da el arma al cargar.',
    en: 'Troops charging the front of a phalanx lose any Strength their weapon gives for charging.',
  },
  'WAB-FRM-91': {
    es: 'La caballería que carga contra el frente de una falange pierde también las demás ventajas de su carga.',
    en: 'Cavalry charging the front of a phalanx also loses every other benefit of its charge.',
  },
  'WAB-FRM-92': {
    es: 'Hay varias clases de falange; cualquiera puede ser adiestrada o de leva.',
    en: 'There are several kinds of phalanx; any of them may be drilled or levy.',
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
    es: 'La falange medieval puede formar en erizo: todos sus lados son frente y no mueve.',
    en: 'A medieval phalanx may form a hedgehog: every side is a front, and it does not move.',
  },
  'WAB-FRM-99': {
    es: 'La falange adiestrada maniobra como cualquier unidad.',
    en: 'A drilled phalanx manoeuvres like any other unit.',
  },
  'WAB-FRM-100': {
    es: 'La falange de leva mueve la mitad si pivota.',
    en: 'A levy phalanx that wheels moves only half.',
  },
  'WAB-FRM-101': {
    es: 'Muro de escudos: solo quien lo tiene en su lista, y con escudos en al menos media primera fila.',
    en: 'Shieldwall: only for units whose list allows it, with shields in at least half the front rank.',
  },
  'WAB-FRM-102': {
    es: 'El muro de escudos se forma en vez de mover.',
    en: 'A shieldwall is formed instead of moving.',
  },
  'WAB-FRM-103': {
    es: 'Dura hasta que la unidad mueve o pierde una ronda; mientras está trabada no puede volver a formarlo.',
    en: 'It lasts until the unit moves or loses a round; it cannot be formed again while engaged.',
  },
  'WAB-FRM-104': {
    es: 'Al frente de un muro de escudos se le golpea y se le dispara a −1.',
    en: 'Blows and shots at the front of a shieldwall are at −1.',
  },
  'WAB-FRM-105': {
    es: 'Quien forma el muro de escudos puede disparar, como si hubiera movido.',
    en: 'A unit that forms a shieldwall may still shoot, as if it had moved.',
  },
  'WAB-FRM-106': {
    es: 'Veteranos: una vez por batalla pueden repetir todos sus dados de impactar.',
    en: 'Veterans: once per battle they may re-roll all their dice to hit.',
  },
  'WAB-FRM-107': {
    es: 'El caballo de guerra ataca por su cuenta: HA 3, Fuerza 3, Iniciativa 3, un ataque.',
    en: 'A warhorse attacks separately: WS 3, Strength 3, Initiative 3, one attack.',
  },
  'WAB-FRM-108': {
    es: 'Armas diferentes: cada miniatura sigue las reglas de la suya.',
    en: 'Different weapons: each model follows the rules of its own.',
  },
  'WAB-FRM-109': {
    es: 'Vale la salvación de la mayoría: la de la primera fila en el combate, la de toda la unidad ante disparos.',
    en: 'The majority’s save is used: that of the front rank in combat, of the whole unit against shooting.',
  },
  'WAB-FRM-110': {
    es: 'Subterfugio: la unidad mueve por terreno difícil y obstáculos sin frenarse, pero allí no suma filas.',
    en: 'Subterfuge: the unit is not slowed by difficult ground or obstacles, but counts no ranks there.',
  },
  'WAB-FRM-111': {
    es: 'Para cargar debe ver al objetivo; en ese terreno no marcha, y sus cargas sí se frenan.',
    en: 'It must see its target to charge; it cannot march in such ground, and its charges are slowed.',
  },
} as const satisfies Readonly<Record<string, Said>>
