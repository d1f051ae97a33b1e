import type { Said } from '@acies/kernel'

export const combat = {
  'WAB-MELEE-01': {
    es: 'En la fase de cuerpo a cuerpo se lucha y después vienen el resultado, la desmoralización, el pánico, las huidas, las persecuciones y el reordenar filas; cada paso, para todos los combates.',
    en: 'The close combat phase: fight, results, break tests, panic, flight, pursuit and dressing ranks; each step is done for all combats before the next.',
  },
  'WAB-MELEE-02': {
    es: 'Las unidades desmoralizadas no se mueven hasta el paso de las huidas.',
    en: 'Broken units do not move until the flight step.',
  },
  'WAB-MELEE-03': {
    es: 'Quien ha cargado este turno golpea primero.',
    en: 'Troops that charged this turn strike first.',
  },
  'WAB-MELEE-04': {
    es: 'Los demás golpean por orden de Iniciativa.',
    en: 'The others strike in order of Initiative.',
  },
  'WAB-MELEE-05': {
    es: 'A igual Iniciativa golpea antes quien ganó la ronda anterior.',
    en: 'At equal Initiative, whoever won the last round strikes first.',
  },
  'WAB-MELEE-06': {
    es: 'Quien carga golpea antes que quien contracarga.',
    en: 'A charger strikes before a counter-charger.',
  },
  'WAB-MELEE-07': {
    es: 'Lucha quien toca a un enemigo, aunque sea por la esquina, y también por el flanco y la retaguardia.',
    en: 'Every model touching an enemy fights, even corner to corner, and to flank and rear as well.',
  },
  'WAB-MELEE-08': {
    es: 'Quien toca a varios elige a quién golpea.',
    en: 'A model touching several enemies chooses which to strike.',
  },
  'WAB-MELEE-09': {
    es: 'Algunas monturas atacan por su cuenta, con su propia HA.',
    en: 'Some mounts attack separately, with their own WS.',
  },
  'WAB-MELEE-10': {
    es: 'Algunas armas permiten luchar a las filas de atrás.',
    en: 'Some weapons let rear ranks fight.',
  },
  'WAB-MELEE-11': {
    es: 'Si atacan el flanco por donde la última fila está incompleta, esta se corre hacia el enemigo.',
    en: 'If the flank attacked is where the last rank is incomplete, that rank slides across to meet the enemy.',
  },
  'WAB-MELEE-12': {
    es: 'Se tira un dado por Ataque, según la tabla de HA contra HA.',
    en: 'Roll one die for each Attack, on the table of WS against WS.',
  },
  'WAB-MELEE-13': {
    es: 'Contra la caballería cuenta la HA del jinete.',
    en: 'Against cavalry, the rider’s WS counts.',
  },
  'WAB-MELEE-14': {
    es: 'Si hace falta 7 o más, un 6 impacta igual, pero con menos Fuerza.',
    en: 'If 7 or more is needed, a 6 still hits, but with less Strength.',
  },
  'WAB-MELEE-15': {
    es: 'Un golpe con Fuerza menor que 1 no hace daño.',
    en: 'A hit with Strength below 1 does no harm.',
  },
  'WAB-MELEE-16': {
    es: 'A quien tiene HA 0 se le impacta siempre.',
    en: 'Anyone with WS 0 is hit automatically.',
  },
  'WAB-MELEE-17': {
    es: 'Las heridas y las salvaciones van como en el disparo, con la Fuerza propia más la que dé el arma.',
    en: 'Wounds and saves work as in shooting, with the fighter’s own Strength plus any weapon bonus.',
  },
  'WAB-MELEE-18': {
    es: 'Ningún hombre pasa de Fuerza 5.',
    en: 'No man ever strikes with more than Strength 5.',
  },
  'WAB-MELEE-19': {
    es: 'Algunas armas suman Fuerza: la lanza de caballería al cargar, la alabarda, el hacha a dos manos.',
    en: 'Some weapons add Strength: the lance when charging, the halberd, the two-handed axe.',
  },
  'WAB-MELEE-20': {
    es: 'Las bajas del combate salen de la última fila.',
    en: 'Losses in combat come off the rear rank.',
  },
  'WAB-MELEE-21': {
    es: 'Si la unidad lucha por varios lados, caen primero los que no luchan.',
    en: 'If a unit fights on several sides, models that are not fighting fall first.',
  },
  'WAB-MELEE-22': {
    es: 'Si la atacan por delante y por detrás, caen las filas del medio y el enemigo de atrás avanza para no perder el contacto.',
    en: 'If it is attacked front and rear, the middle ranks fall and the enemy behind moves up to stay in contact.',
  },
  'WAB-MELEE-23': {
    es: 'Si hay que retirar a quien lucha, se conservan todos los contactos que se pueda.',
    en: 'If fighting models must be removed, as many as possible are kept in contact.',
  },
  'WAB-MELEE-24': {
    es: 'Cada hombre que cae antes de golpear es un golpe menos, aunque otro ocupe su puesto en la primera fila.',
    en: 'Each man who falls before striking is one blow fewer in reply, even though another fills his place.',
  },
  'WAB-MELEE-25': {
    es: 'Por eso cada paso se resuelve entero antes de que golpee el siguiente.',
    en: 'So each step is resolved in full before the next one strikes.',
  },
  'WAB-CR-01': {
    es: 'Cada bando suma las heridas causadas y sus ventajas; gana el que suma más, y la diferencia es el margen.',
    en: 'Each side adds up wounds inflicted and bonuses; the higher total wins, and the difference is the margin.',
  },
  'WAB-CR-02': {
    es: 'Cuentan las heridas hechas a elefantes, carros y personajes aunque no caigan.',
    en: 'Wounds on elephants, chariots and characters count even if they do not kill.',
  },
  'WAB-CR-03': {
    es: 'Las heridas que sobran después de matar no cuentan.',
    en: 'Wounds beyond what the target had left do not count.',
  },
  'WAB-CR-04': {
    es: 'Filas: la infantería suma 1 por cada fila de cuatro o más detrás de la primera, hasta 2.',
    en: 'Ranks: infantry adds 1 for each rank of four or more behind the first, up to 2.',
  },
  'WAB-CR-05': {
    es: 'Las filas se cuentan al empezar el turno.',
    en: 'Ranks are counted at the start of the turn.',
  },
  'WAB-CR-06': {
    es: 'Con varias unidades en el combate, cuenta solo la que más suma por filas.',
    en: 'With several units, only the best rank bonus on each side counts.',
  },
  'WAB-CR-07': {
    es: 'Estandarte: +1 por bando, haya los que haya.',
    en: 'Standard: +1 for a side, however many it has.',
  },
  'WAB-CR-08': {
    es: 'Estandarte de batalla en el combate: otro +1.',
    en: 'Battle standard in the combat: another +1.',
  },
  'WAB-CR-09': {
    es: 'Estar en terreno más alto que el enemigo: +1.',
    en: 'Higher ground than the enemy: +1.',
  },
  'WAB-CR-10': {
    es: 'Flanco: +1 si la unidad que flanquea tiene cinco o más después de las bajas.',
    en: 'Flank: +1 if the flanking unit has five or more after losses.',
  },
  'WAB-CR-11': {
    es: 'Si los dos flanquean, suma quien lo haga con más unidades; a igualdad, nadie.',
    en: 'If both sides flank, the one with more flanking units scores; if equal, neither does.',
  },
  'WAB-CR-12': {
    es: 'Retaguardia: +2, con las mismas condiciones.',
    en: 'Rear: +2, under the same conditions.',
  },
  'WAB-CR-13': {
    es: 'Flanco y retaguardia se suman.',
    en: 'Flank and rear bonuses add up.',
  },
  'WAB-CR-14': {
    es: 'Ímpetu: +1 desde la segunda ronda para quien ganó la anterior.',
    en: 'Momentum: +1 from the second round on for the side that won the last.',
  },
  'WAB-CR-15': {
    es: 'Si el vencido cede terreno, el vencedor conserva el ímpetu mientras no pierda el contacto.',
    en: 'If the loser gives ground, the winner keeps momentum as long as it stays in contact.',
  },
  'WAB-CR-16': {
    es: 'Los montados en terreno difícil nunca ganan ímpetu.',
    en: 'Mounted troops in difficult ground never gain momentum.',
  },
  'WAB-CR-17': {
    es: 'Orden cerrado: +1 a la infantería formada en orden cerrado con cuatro de frente o más.',
    en: 'Close order: +1 for formed close-order infantry at least four wide.',
  },
  'WAB-CR-18': {
    es: 'A igual resultado, empate: nadie chequea y el combate sigue en el turno siguiente.',
    en: 'Equal results are a draw: nobody tests, and the combat goes on next turn.',
  },
  'WAB-RANKS-01': {
    es: 'Las ventajas por filas y por orden cerrado se pierden juntas, y no vuelven mientras dure el combate.',
    en: 'The rank and close-order bonuses are lost together, and stay lost while the combat lasts.',
  },
  'WAB-RANKS-02': {
    es: 'Se pierden si un enemigo formado de cinco o más carga por el flanco o la retaguardia.',
    en: 'They are lost when a formed enemy of five or more charges the flank or rear.',
  },
  'WAB-RANKS-03': {
    es: 'Se pierden con menos de cinco miniaturas.',
    en: 'They are lost with fewer than five models.',
  },
  'WAB-RANKS-04': {
    es: 'Se pierden luchando a través de un obstáculo.',
    en: 'They are lost when fighting across an obstacle.',
  },
  'WAB-RANKS-05': {
    es: 'En terreno difícil las pierde el orden cerrado; la infantería en orden abierto conserva sus filas.',
    en: 'Close-order troops lose them in difficult ground; open-order infantry keeps its rank bonus.',
  },
  'WAB-RANKS-06': {
    es: 'Nadie las tiene en un combate con elefantes.',
    en: 'Nobody has them in a combat with elephants.',
  },
  'WAB-BREAK-01': {
    es: 'Cada unidad del bando vencido hace su chequeo de desmoralización.',
    en: 'Each unit of the losing side takes its break test.',
  },
  'WAB-BREAK-02': {
    es: 'Se tiran 2D6 y se suma el margen: si pasa del Liderazgo, la unidad se desmoraliza.',
    en: 'Roll 2D6 and add the margin: if the total is above its Leadership, the unit breaks.',
  },
  'WAB-BREAK-03': {
    es: 'La unidad desmoralizada huye cuando están resueltos todos los combates.',
    en: 'A broken unit flees when all combats are resolved.',
  },
  'WAB-BREAK-04': {
    es: 'La unidad del general chequea primero; si lo supera, los que están a 12″ o menos pueden usar el Liderazgo de él.',
    en: 'The general’s unit tests first; if it passes, units within 12″ may use his Leadership.',
  },
  'WAB-BREAK-05': {
    es: 'Los demás chequean en el orden que quiera su dueño.',
    en: 'The others test in the order their owner likes.',
  },
  'WAB-BREAK-06': {
    es: 'Una unidad de menos de cinco que pierde se desmoraliza sin chequeo.',
    en: 'A unit of fewer than five that loses breaks without a test.',
  },
  'WAB-BREAK-07': {
    es: 'Un personaje en solitario que pierde se desmoraliza sin chequeo.',
    en: 'A lone character who loses breaks without a test.',
  },
  'WAB-BREAK-08': {
    es: 'En elefantes, carros y máquinas se cuentan las heridas o la dotación.',
    en: 'For elephants, chariots and machines, count wounds or crew.',
  },
  'WAB-BREAK-09': {
    es: 'A 12″ o menos del estandarte de batalla se puede repetir un chequeo de desmoralización fallado.',
    en: 'A unit within 12″ of the battle standard may re-roll one failed break test.',
  },
  'WAB-BREAK-10': {
    es: 'Las unidades amigas a 12″ o menos de una unidad desmoralizada chequean pánico antes de que huya.',
    en: 'Friends within 12″ of a broken unit take a panic test before it flees.',
  },
  'WAB-FLEECC-01': {
    es: 'Primero se tira la distancia de huida de cada unidad desmoralizada.',
    en: 'First, roll how far each broken unit flees.',
  },
  'WAB-FLEECC-02': {
    es: 'Antes de moverla, el enemigo dice si la persigue y tira; si la alcanza, se retira.',
    en: 'Before it moves, the enemy says whether it pursues, and rolls; if the unit is caught, it is removed.',
  },
  'WAB-FLEECC-03': {
    es: 'Si escapa, corre en línea recta en dirección contraria al enemigo con el que luchaba.',
    en: 'If it escapes, it runs straight away from the enemy it was fighting.',
  },
  'WAB-FLEECC-04': {
    es: 'Rodea a quien puede y aprovecha los huecos.',
    en: 'It goes round others where it can and slips through gaps.',
  },
  'WAB-FLEECC-05': {
    es: 'Si no hay hueco a 8″ o menos, pasa a través de las tropas amigas.',
    en: 'If there is no gap within 8″, it passes through friends.',
  },
  'WAB-FLEECC-06': {
    es: 'Si fuera a acabar en medio de una unidad amiga, su dueño puede adelantarla para dejarle paso.',
    en: 'If it would end up among friends, their owner may move them forward out of the way.',
  },
  'WAB-FLEECC-07': {
    es: 'Con el paso cerrado por enemigos o terreno impasable, es destruida.',
    en: 'If enemies or impassable ground shut it in, it is destroyed.',
  },
  'WAB-FLEECC-08': {
    es: 'Atacada por el frente y un flanco, huye en diagonal.',
    en: 'Attacked in front and on one flank, it flees diagonally.',
  },
  'WAB-FLEECC-09': {
    es: 'Atacada por delante y por detrás no puede huir: es destruida.',
    en: 'Attacked front and rear, it cannot flee: it is destroyed.',
  },
  'WAB-FLEECC-10': {
    es: 'Atacada por los dos flancos, huye hacia atrás.',
    en: 'Attacked on both flanks, it flees to its rear.',
  },
  'WAB-FLEECC-11': {
    es: 'Rodeada del todo, es destruida.',
    en: 'A unit that is surrounded is destroyed.',
  },
  'WAB-PURS-01': {
    es: 'La unidad que vence a todos sus enemigos los persigue si todos se desmoralizan.',
    en: 'A unit that beats all its enemies pursues if all of them break.',
  },
  'WAB-PURS-02': {
    es: 'Si queda alguno, se queda a luchar con él.',
    en: 'If any of them stands, it stays to fight that one.',
  },
  'WAB-PURS-03': {
    es: 'La unidad que tenía en el flanco o la retaguardia a alguno de los que huyen no persigue a nadie.',
    en: 'A unit pursues nobody if one of the fleeing enemies was on its flank or rear.',
  },
  'WAB-PURS-04': {
    es: 'Perseguir es obligatorio, pero superando un chequeo de Liderazgo la unidad se contiene.',
    en: 'Pursuit is compulsory, but a unit that passes a Leadership test may hold back.',
  },
  'WAB-PURS-05': {
    es: 'Quien defiende un obstáculo o un edificio puede quedarse sin chequeo.',
    en: 'Defenders of an obstacle or building may stay put without a test.',
  },
  'WAB-PURS-06': {
    es: 'Se persigue 2D6″ con movimiento de 6 o menos, y 3D6″ con más.',
    en: 'A unit pursues 2D6″ if its move is 6 or less, 3D6″ if more.',
  },
  'WAB-PURS-07': {
    es: 'Al perseguir no frenan ni el terreno ni los obstáculos.',
    en: 'Pursuers are not slowed by ground or obstacles.',
  },
  'WAB-PURS-08': {
    es: 'Si la persecución supera a la huida, la unidad que huye es destruida.',
    en: 'If the pursuit roll is higher than the flight roll, the fleeing unit is destroyed.',
  },
  'WAB-PURS-09': {
    es: 'Si la persecución no supera a la huida, la unidad escapa sin más bajas.',
    en: 'If the pursuit roll is not higher, the fleeing unit escapes without further loss.',
  },
  'WAB-PURS-10': {
    es: 'El perseguidor mueve todo lo que ha sacado; si empatan, se para a 1″.',
    en: 'Pursuers move the full distance rolled; on a tie they stop 1″ short.',
  },
  'WAB-PURS-11': {
    es: 'Quien vence de frente a varios persigue a todos los que huyen en línea recta hacia atrás.',
    en: 'A unit that beats several enemies to its front pursues all of them that flee straight back.',
  },
  'WAB-PURS-12': {
    es: 'Chocar con otro enemigo cuenta como una nueva carga, ante la que solo cabe aguantar.',
    en: 'Running into a fresh enemy is a new charge, and that enemy can only hold.',
  },
  'WAB-PURS-13': {
    es: 'El perseguidor va recto hasta chocar, sin buscar el mayor contacto.',
    en: 'Pursuers go straight until contact, without trying to maximise it.',
  },
  'WAB-PURS-14': {
    es: 'Si choca en una esquina, se alinea donde luchen más de los suyos.',
    en: 'If they meet a corner, they line up where most of them can fight.',
  },
  'WAB-PURS-15': {
    es: 'Ese combate se lucha en el turno siguiente, y los perseguidores cuentan como si cargaran.',
    en: 'That combat is fought next turn, and the pursuers count as charging.',
  },
  'WAB-PURS-16': {
    es: 'Si alcanza a otra unidad que empezó a huir este turno, la destruye y sigue.',
    en: 'Pursuers who meet a unit that began to flee this turn destroy it and go on.',
  },
  'WAB-PURS-17': {
    es: 'Si alcanza a una que ya huía, esta vuelve a huir en el acto.',
    en: 'If they meet one that was fleeing already, it flees again at once.',
  },
  'WAB-PURS-18': {
    es: 'Si parte de la unidad sale de la mesa persiguiendo, sale entera, y puede volver.',
    en: 'If part of a pursuing unit leaves the table, all of it does, and it may come back.',
  },
  'WAB-PURS-19': {
    es: 'Se marca por dónde salió.',
    en: 'The place where it left is marked.',
  },
  'WAB-PURS-20': {
    es: 'Al empezar su turno hace un chequeo de Liderazgo para volver.',
    en: 'At the start of its turn it takes a Leadership test to return.',
  },
  'WAB-PURS-21': {
    es: 'Si falla, lo intenta otra vez en su turno siguiente.',
    en: 'If it fails, it tries again in its next turn.',
  },
  'WAB-PURS-22': {
    es: 'Tras dos fallos ya no vuelve.',
    en: 'After two failures it never returns.',
  },
  'WAB-PURS-23': {
    es: 'La unidad que no vuelve no cuenta como perdida.',
    en: 'A unit that never returns does not count as lost.',
  },
  'WAB-PURS-24': {
    es: 'Vuelve por el mismo borde, a 12″ como mucho de la marca.',
    en: 'It returns by the same edge, within 12″ of the mark.',
  },
  'WAB-PURS-25': {
    es: 'Ese turno no puede cargar; por lo demás actúa con normalidad.',
    en: 'That turn it may not charge; otherwise it acts normally.',
  },
  'WAB-PURS-26': {
    es: 'A quien está fuera no le afecta la muerte del general.',
    en: 'Units off the table are unaffected by the general’s death.',
  },
  'WAB-GIVE-01': {
    es: 'Quien falla el chequeo de desmoralización pero dobla en número al enemigo no huye: cede terreno.',
    en: 'A unit that fails its break test but outnumbers the enemy two to one does not break: it gives ground.',
  },
  'WAB-GIVE-02': {
    es: 'Por lo general solo cede terreno quien lucha únicamente por el frente.',
    en: 'As a rule, only a unit fighting solely to its front gives ground.',
  },
  'WAB-GIVE-03': {
    es: 'La unidad atacada por delante y por detrás nunca cede terreno: si se desmoraliza, es destruida.',
    en: 'Attacked front and rear, a unit never gives ground: if it breaks, it is destroyed.',
  },
  'WAB-GIVE-04': {
    es: 'Con enemigos en el flanco puede ceder terreno si cada uno de ellos tiene menos de cinco.',
    en: 'With enemies on its flank a unit may still give ground, if each of them has fewer than five models.',
  },
  'WAB-GIVE-05': {
    es: 'Los hostigadores solo ceden terreno ante hostigadores o ante menos de cinco.',
    en: 'Skirmishers give ground only to skirmishers or to fewer than five models.',
  },
  'WAB-GIVE-06': {
    es: 'Si algo le impide retroceder toda la distancia, huye: se añaden los dados que faltan.',
    en: 'If anything prevents it moving the full distance it flees instead: roll the missing dice and add them.',
  },
  'WAB-GIVE-07': {
    es: 'Retrocede 1D6″, o 2D6″ si su movimiento es mayor que 6, sin dar la espalda.',
    en: 'It moves back 1D6″, or 2D6″ if its move is over 6, still facing the enemy.',
  },
  'WAB-GIVE-08': {
    es: 'El terreno y los obstáculos frenan a quien cede terreno.',
    en: 'Ground and obstacles slow a unit that gives ground.',
  },
  'WAB-GIVE-09': {
    es: 'Si todos sus enemigos ceden terreno, el vencedor debe seguirlos, hasta su movimiento normal.',
    en: 'If all its enemies give ground, the victor must follow up, as far as its normal move.',
  },
  'WAB-GIVE-10': {
    es: 'Si recupera el contacto, el combate sigue y puede tener ímpetu.',
    en: 'If it regains contact, the combat goes on and it may have momentum.',
  },
  'WAB-GIVE-11': {
    es: 'Seguir no es cargar ni perseguir.',
    en: 'Following up is neither a charge nor a pursuit.',
  },
  'WAB-GIVE-12': {
    es: 'Si no lo recupera, el combate acaba; quien cedió no puede cargar en el turno siguiente.',
    en: 'If it does not, the combat ends; the unit that gave ground may not charge next turn.',
  },
  'WAB-GIVE-13': {
    es: 'Quien defiende un obstáculo no está obligado a seguir al que cede.',
    en: 'Defenders of an obstacle need not follow up.',
  },
  'WAB-GIVE-14': {
    es: 'La caballería formada que supera el chequeo de desmoralización puede ceder terreno si quiere.',
    en: 'Formed cavalry that passes its break test may give ground if it likes.',
  },
  'WAB-GIVE-15': {
    es: 'Los hostigadores a caballo no pueden ceder terreno por propia voluntad.',
    en: 'Skirmishing cavalry may not give ground of its own accord.',
  },
  'WAB-GIVE-16': {
    es: 'Otras reglas también permiten ceder terreno.',
    en: 'Other rules also allow giving ground.',
  },
  'WAB-GIVE-17': {
    es: 'Primero mueven los que ceden terreno, luego los que huyen y por último los que persiguen o siguen.',
    en: 'Units giving ground move first, then those fleeing, then those pursuing or following up.',
  },
  'WAB-GIVE-18': {
    es: 'Ceder terreno es una regla avanzada.',
    en: 'Giving ground is an advanced rule.',
  },
  'WAB-OVER-01': {
    es: 'La unidad que carga y mata a todos sus enemigos en la primera ronda puede arrasar.',
    en: 'A unit that charges and kills all its enemies in the first round may overrun.',
  },
  'WAB-OVER-02': {
    es: 'Se hace como una persecución y al mismo tiempo que estas, de frente.',
    en: 'It is made like a pursuit and at the same time, straight ahead.',
  },
  'WAB-OVER-03': {
    es: 'No se arrasa si el enemigo se desmoralizó y lo alcanzaron al huir.',
    en: 'There is no overrun if the enemy broke and was caught fleeing.',
  },
  'WAB-OVER-04': {
    es: 'Quien alcanza a una unidad que huía de su carga puede avanzar 1D6″ más.',
    en: 'A unit that catches an enemy fleeing from its charge may go on another 1D6″.',
  },
  'WAB-DRESS-01': {
    es: 'Al acabar la fase de cuerpo a cuerpo los dos bandos pueden reordenar las filas de sus unidades trabadas.',
    en: 'At the end of the close combat phase both sides may dress the ranks of engaged units.',
  },
  'WAB-DRESS-02': {
    es: 'Los campeones y personajes sin enemigo delante pueden cambiarse por quien lo tenga.',
    en: 'Champions and characters not in contact may change places with men who are.',
  },
  'WAB-DRESS-03': {
    es: 'Quien ha ganado puede ampliar el frente en dos miniaturas por lado, hasta sobrepasar en una al enemigo.',
    en: 'The winner may widen its front by two models on each side, to no more than one beyond the enemy.',
  },
  'WAB-DRESS-04': {
    es: 'Si la atacan también por otro lado, las filas que luchan allí no se tocan.',
    en: 'If the unit is also attacked elsewhere, the ranks fighting there are left alone.',
  },
  'WAB-DRESS-05': {
    es: 'Quien huye no reordena filas.',
    en: 'Fleeing units do not dress ranks.',
  },
  'WAB-DRESS-06': {
    es: 'La última fila se recoloca.',
    en: 'A ragged last rank is tidied.',
  },
  'WAB-OBST-01': {
    es: 'Defiende un obstáculo la infantería cuya primera fila está pegada a él; la caballería no.',
    en: 'Infantry whose front rank stands right behind an obstacle defends it; cavalry cannot.',
  },
  'WAB-OBST-02': {
    es: 'Quien ataca se alinea al otro lado y cuenta como si estuviera en contacto.',
    en: 'The attacker lines up on the other side and counts as in contact.',
  },
  'WAB-OBST-03': {
    es: 'Quien carga golpea primero, pero sin las ventajas de la carga.',
    en: 'The charger strikes first, but without any charge bonuses.',
  },
  'WAB-OBST-04': {
    es: 'Quien ataca a los defensores tiene −1 para impactar.',
    en: 'Attackers are at −1 to hit the defenders.',
  },
  'WAB-OBST-05': {
    es: 'Ese −1 se acaba cuando los atacantes ganan una ronda.',
    en: 'That −1 ends once the attackers win a round.',
  },
  'WAB-OBST-06': {
    es: 'A través de un obstáculo nadie suma filas ni orden cerrado.',
    en: 'Across an obstacle nobody counts ranks or close order.',
  },
  'WAB-OBST-07': {
    es: 'Las formaciones especiales pueden perder allí su ventaja.',
    en: 'Special formations may lose their benefit there.',
  },
  'WAB-OBST-08': {
    es: 'Los defensores no están obligados a perseguir ni a seguir a quien cede.',
    en: 'Defenders need not pursue or follow up.',
  },
} as const satisfies Readonly<Record<string, Said>>
