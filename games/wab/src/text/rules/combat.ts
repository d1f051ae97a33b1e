import type { Said } from '@acies/kernel'

export const combat = {
  'WAB-MELEE-01': {
    es: 'Cuerpo a cuerpo: se lucha, resultado, chequeos de desmoralización, pánico, huidas, persecuciones y reordenar filas; cada paso para todos los combates.',
    en: 'Close combat: fight, results, break tests, panic, flight, pursuit, dressing; each step for all combats.',
  },
  'WAB-MELEE-02': {
    es: 'Las unidades desmoralizadas no se mueven hasta el paso de las huidas.',
    en: 'Broken units do not move until the flight step.',
  },
  'WAB-MELEE-03': {
    es: 'Quien ha cargado este turno golpea primero.',
    en: 'Whoever charged this turn strikes first.',
  },
  'WAB-MELEE-04': {
    es: 'Los demás golpean por orden de Iniciativa.',
    en: 'Others strike in order of Initiative.',
  },
  'WAB-MELEE-05': {
    es: 'A igual Iniciativa golpea antes quien ganó la ronda anterior.',
    en: 'At equal Initiative the winner of the last round strikes first.',
  },
  'WAB-MELEE-06': {
    es: 'El que carga golpea antes que el que contracarga.',
    en: 'A charger strikes before a counter-charger.',
  },
  'WAB-MELEE-07': {
    es: 'Lucha quien toca al enemigo, aunque sea por la esquina, también por flanco y retaguardia.',
    en: 'Whoever touches an enemy fights, corners too, to flank and rear as well.',
  },
  'WAB-MELEE-08': {
    es: 'Quien toca a varios elige a quién golpea.',
    en: 'Whoever touches several chooses whom to strike.',
  },
  'WAB-MELEE-09': {
    es: 'Algunas monturas atacan aparte, con su propia HA.',
    en: 'Some mounts attack by themselves, with their own WS.',
  },
  'WAB-MELEE-10': {
    es: 'Algunas armas dejan luchar a filas de atrás.',
    en: 'Some weapons let rear ranks fight.',
  },
  'WAB-MELEE-11': {
    es: 'Si atacan por el flanco de una última fila incompleta, esta se corre hacia el enemigo.',
    en: 'If a short last rank is struck in flank it slides over to meet the enemy.',
  },
  'WAB-MELEE-12': {
    es: 'Un dado por Ataque, según la tabla de HA contra HA.',
    en: 'One die for each Attack, by the table of WS against WS.',
  },
  'WAB-MELEE-13': {
    es: 'Contra la caballería se compara con la HA del jinete.',
    en: 'Against cavalry one compares with the rider’s WS.',
  },
  'WAB-MELEE-14': {
    es: 'Si hace falta 7 o más, un 6 golpea igual, con menos Fuerza.',
    en: 'If 7 or more is needed a 6 still strikes, with less Strength.',
  },
  'WAB-MELEE-15': {
    es: 'Un golpe con Fuerza menor que 1 no hace daño.',
    en: 'A blow of Strength below 1 does no harm.',
  },
  'WAB-MELEE-16': {
    es: 'A quien tiene HA 0 se le golpea siempre.',
    en: 'Whoever has WS 0 is struck automatically.',
  },
  'WAB-MELEE-17': {
    es: 'Heridas y salvaciones van como en el disparo, con la Fuerza propia más la del arma.',
    en: 'Wounds and saves are as in shooting, with one’s own Strength and the weapon’s.',
  },
  'WAB-MELEE-18': {
    es: 'Ningún hombre pasa de Fuerza 5.',
    en: 'No man has more than Strength 5.',
  },
  'WAB-MELEE-19': {
    es: 'Las armas suman Fuerza: la lanza de caballería al cargar, la alabarda, el hacha a dos manos.',
    en: 'Weapons add Strength: the lance when charging, the halberd, the two-handed axe.',
  },
  'WAB-MELEE-20': {
    es: 'Las bajas del combate salen de la última fila.',
    en: 'Losses in combat come off the rear rank.',
  },
  'WAB-MELEE-21': {
    es: 'Si lucha por varios lados, caen primero los que no luchan.',
    en: 'If it fights on several sides those who do not fight fall first.',
  },
  'WAB-MELEE-22': {
    es: 'Atacada por delante y por detrás, caen las filas del medio y el enemigo de atrás se cierra con ella.',
    en: 'Struck front and rear, the middle ranks fall and the enemy behind closes up with it.',
  },
  'WAB-MELEE-23': {
    es: 'Si hay que retirar a quien lucha, se guardan todos los contactos que se pueda.',
    en: 'If fighters must be removed as many contacts as possible are kept.',
  },
  'WAB-MELEE-24': {
    es: 'Cada baja antes de golpear quita una respuesta, aunque la primera fila se rellene.',
    en: 'Each man lost before striking takes away a reply, though the front rank is refilled.',
  },
  'WAB-MELEE-25': {
    es: 'Por eso cada paso se resuelve entero antes de que golpee el siguiente.',
    en: 'So each step is resolved whole before the next one strikes.',
  },
  'WAB-CR-01': {
    es: 'Cada bando suma heridas causadas y ventajas; gana el mayor y la diferencia es el margen.',
    en: 'Each side adds wounds and bonuses; the higher wins and the difference is the margin.',
  },
  'WAB-CR-02': {
    es: 'Cuentan las heridas hechas a elefantes, carros y personajes aunque no caigan.',
    en: 'Wounds on elephants, chariots and characters count though they do not fall.',
  },
  'WAB-CR-03': {
    es: 'Las heridas que sobran no cuentan.',
    en: 'Wounds beyond what could be suffered do not count.',
  },
  'WAB-CR-04': {
    es: 'Filas: la infantería suma 1 por cada fila de cuatro o más detrás de la primera, hasta 2.',
    en: 'Ranks: infantry adds 1 for each rank of four or more behind the first, up to 2.',
  },
  'WAB-CR-05': {
    es: 'Las filas se cuentan al empezar el turno.',
    en: 'Ranks are counted as the turn begins.',
  },
  'WAB-CR-06': {
    es: 'Con varias unidades cuenta solo la que más filas suma.',
    en: 'With several units only the best rank bonus counts.',
  },
  'WAB-CR-07': {
    es: 'Estandarte: +1 por bando.',
    en: 'Standard: +1 a side.',
  },
  'WAB-CR-08': {
    es: 'Estandarte de batalla en el combate: otro +1.',
    en: 'Battle standard in the combat: another +1.',
  },
  'WAB-CR-09': {
    es: 'Terreno más alto que el enemigo: +1.',
    en: 'Higher ground than the enemy: +1.',
  },
  'WAB-CR-10': {
    es: 'Flanco: +1 si quien flanquea tiene cinco o más tras las bajas.',
    en: 'Flank: +1 if the flanking unit has five or more after losses.',
  },
  'WAB-CR-11': {
    es: 'Si los dos flanquean, suma quien lo haga con más unidades; a igualdad, nadie.',
    en: 'If both flank, the side with more flanking units scores; if equal, nobody.',
  },
  'WAB-CR-12': {
    es: 'Retaguardia: +2, con las mismas condiciones.',
    en: 'Rear: +2, on the same conditions.',
  },
  'WAB-CR-13': {
    es: 'Flanco y retaguardia se suman.',
    en: 'Flank and rear add up.',
  },
  'WAB-CR-14': {
    es: 'Ímpetu: +1 desde la segunda ronda para quien ganó la anterior.',
    en: 'Momentum: +1 from the second round for whoever won the last.',
  },
  'WAB-CR-15': {
    es: 'Si el vencido cede terreno, el vencedor guarda el ímpetu mientras lo siga.',
    en: 'If the loser gives ground the winner keeps momentum while it follows.',
  },
  'WAB-CR-16': {
    es: 'Los montados en terreno difícil nunca ganan ímpetu.',
    en: 'Mounted troops in difficult ground never gain momentum.',
  },
  'WAB-CR-17': {
    es: 'Orden cerrado: +1 a la infantería formada de cuatro de frente o más.',
    en: 'Close order: +1 for formed infantry at least four wide.',
  },
  'WAB-CR-18': {
    es: 'A igual resultado, empate: nadie chequea y se sigue el turno que viene.',
    en: 'Equal results are a draw: nobody tests and it goes on next turn.',
  },
  'WAB-RANKS-01': {
    es: 'Filas y orden cerrado se pierden juntos, y no vuelven mientras dure el combate.',
    en: 'Rank and close-order bonuses are lost together, and stay lost while the combat lasts.',
  },
  'WAB-RANKS-02': {
    es: 'Se pierden si carga por flanco o retaguardia un enemigo formado de cinco o más.',
    en: 'They are lost when a formed enemy of five or more charges flank or rear.',
  },
  'WAB-RANKS-03': {
    es: 'Se pierden con menos de cinco miniaturas.',
    en: 'They are lost below five models.',
  },
  'WAB-RANKS-04': {
    es: 'Se pierden luchando a través de un obstáculo.',
    en: 'They are lost fighting across an obstacle.',
  },
  'WAB-RANKS-05': {
    es: 'El orden cerrado los pierde en terreno difícil; la infantería abierta conserva sus filas.',
    en: 'Close order loses them in difficult ground; open infantry keeps its ranks.',
  },
  'WAB-RANKS-06': {
    es: 'Nadie los tiene en un combate con elefantes.',
    en: 'Nobody has them in a combat with elephants.',
  },
  'WAB-BREAK-01': {
    es: 'Cada unidad del bando vencido hace su chequeo de desmoralización.',
    en: 'Each unit of the losing side takes its break test.',
  },
  'WAB-BREAK-02': {
    es: '2D6 más el margen: por encima del Liderazgo, se desmoraliza.',
    en: '2D6 plus the margin: above Leadership, it breaks.',
  },
  'WAB-BREAK-03': {
    es: 'La unidad desmoralizada huye cuando están resueltos todos los combates.',
    en: 'A broken unit flees when all combats are resolved.',
  },
  'WAB-BREAK-04': {
    es: 'La unidad del general chequea primero; si pasa, presta su Liderazgo a 12″.',
    en: 'The general’s unit tests first; if it passes he lends his Leadership within 12″.',
  },
  'WAB-BREAK-05': {
    es: 'Los demás chequean en el orden que quiera su dueño.',
    en: 'The others test in their owner’s order.',
  },
  'WAB-BREAK-06': {
    es: 'Con menos de cinco, quien pierde se desmoraliza sin chequeo.',
    en: 'Fewer than five that lose break without a test.',
  },
  'WAB-BREAK-07': {
    es: 'Un personaje solo que pierde se desmoraliza sin chequeo.',
    en: 'A lone character who loses breaks without a test.',
  },
  'WAB-BREAK-08': {
    es: 'Elefantes, carros y máquinas cuentan heridas o dotación.',
    en: 'Elephants, chariots and machines count wounds or crew.',
  },
  'WAB-BREAK-09': {
    es: 'A 12″ del estandarte de batalla se puede repetir un chequeo de desmoralización fallado.',
    en: 'Within 12″ of the battle standard one failed break test may be re-rolled.',
  },
  'WAB-BREAK-10': {
    es: 'Los amigos a 12″ de una unidad desmoralizada chequean pánico antes de que huya.',
    en: 'Friends within 12″ of a broken unit test panic before it flees.',
  },
  'WAB-FLEECC-01': {
    es: 'Primero se tira la distancia de huida de cada unidad desmoralizada.',
    en: 'First the flight distance of each broken unit is rolled.',
  },
  'WAB-FLEECC-02': {
    es: 'Antes de moverla, el enemigo dice si persigue y tira; si la alcanza, se retira.',
    en: 'Before it moves the enemy says whether it pursues and rolls; if caught it is removed.',
  },
  'WAB-FLEECC-03': {
    es: 'Si escapa, corre en línea recta lejos de con quien luchaba.',
    en: 'If it escapes it runs straight away from whom it fought.',
  },
  'WAB-FLEECC-04': {
    es: 'Rodea a quien puede y se cuela por los huecos.',
    en: 'It goes round whom it can and slips through gaps.',
  },
  'WAB-FLEECC-05': {
    es: 'Si no hay hueco a menos de 8″, pasa a través de los amigos.',
    en: 'With no gap within 8″ it passes through friends.',
  },
  'WAB-FLEECC-06': {
    es: 'Si acabaría dentro de un amigo, su dueño puede apartarlo hacia delante.',
    en: 'If it would end inside a friend his owner may move him forward.',
  },
  'WAB-FLEECC-07': {
    es: 'Con el paso cerrado por enemigos o terreno impasable, es destruida.',
    en: 'With the way shut by enemies or impassable ground it is destroyed.',
  },
  'WAB-FLEECC-08': {
    es: 'Atacada por el frente y un flanco, huye en diagonal.',
    en: 'Engaged in front and one flank it flees diagonally.',
  },
  'WAB-FLEECC-09': {
    es: 'Atacada por delante y por detrás no puede huir: es destruida.',
    en: 'Engaged front and rear it cannot flee: it is destroyed.',
  },
  'WAB-FLEECC-10': {
    es: 'Atacada por los dos flancos, huye hacia atrás.',
    en: 'Engaged on both flanks it flees to its rear.',
  },
  'WAB-FLEECC-11': {
    es: 'Rodeada del todo, es destruida.',
    en: 'Surrounded, it is destroyed.',
  },
  'WAB-PURS-01': {
    es: 'Quien vence a todos sus enemigos, y todos se desmoralizan, persigue.',
    en: 'Whoever beats all its enemies, all of which break, pursues.',
  },
  'WAB-PURS-02': {
    es: 'Si queda uno en pie, se queda a luchar con él.',
    en: 'If one remains it stays and fights that one.',
  },
  'WAB-PURS-03': {
    es: 'No persigue quien tenía al que huye por el flanco o la espalda.',
    en: 'A victor whose fleeing enemy was on its flank or rear does not pursue.',
  },
  'WAB-PURS-04': {
    es: 'Perseguir es obligado, pero un chequeo de Liderazgo superado la contiene.',
    en: 'Pursuit is compulsory, but passing a Leadership test restrains it.',
  },
  'WAB-PURS-05': {
    es: 'Quien defiende un obstáculo o un edificio puede quedarse sin chequeo.',
    en: 'Whoever defends an obstacle or building may stay without a test.',
  },
  'WAB-PURS-06': {
    es: 'Se persigue 2D6″ con movimiento de 6 o menos, 3D6″ con más.',
    en: 'Pursuit is 2D6″ for a move of 6 or less, 3D6″ for more.',
  },
  'WAB-PURS-07': {
    es: 'Al perseguir no frenan terreno ni obstáculos.',
    en: 'Pursuit is not slowed by ground or obstacles.',
  },
  'WAB-PURS-08': {
    es: 'Si la persecución supera a la huida, la unidad que huye es destruida.',
    en: 'If pursuit beats flight the fleeing unit is destroyed.',
  },
  'WAB-PURS-09': {
    es: 'Si la persecución no supera a la huida, la unidad escapa sin más bajas.',
    en: 'If pursuit does not beat flight the unit escapes without further loss.',
  },
  'WAB-PURS-10': {
    es: 'El perseguidor mueve toda su tirada; si empatan, queda a 1″.',
    en: 'The pursuer moves its whole roll; on a tie it stops 1″ short.',
  },
  'WAB-PURS-11': {
    es: 'Quien vence de frente a varios persigue a todos los que huyen hacia atrás.',
    en: 'Whoever beats several in front pursues all that flee straight back.',
  },
  'WAB-PURS-12': {
    es: 'Chocar con un enemigo nuevo es otra carga; este solo puede aguantar.',
    en: 'Running into a fresh enemy is a new charge; it can only hold.',
  },
  'WAB-PURS-13': {
    es: 'El perseguidor va recto hasta chocar, sin buscar más contacto.',
    en: 'Pursuers go straight until contact, without seeking more.',
  },
  'WAB-PURS-14': {
    es: 'En una esquina se alinea donde luchen más de los suyos.',
    en: 'At a corner they line up where most of them touch.',
  },
  'WAB-PURS-15': {
    es: 'Ese combate se lucha el turno siguiente, y ellos cuentan como que cargan.',
    en: 'That combat is fought next turn, and they count as charging.',
  },
  'WAB-PURS-16': {
    es: 'Si alcanza a otra unidad que empezó a huir este turno, la destruye y sigue.',
    en: 'Meeting a unit that began to flee this turn, they destroy it and go on.',
  },
  'WAB-PURS-17': {
    es: 'Si alcanza a una que ya huía, esta vuelve a huir en el acto.',
    en: 'Meeting one that fled before, it flees again at once.',
  },
  'WAB-PURS-18': {
    es: 'Si una parte sale de la mesa, la unidad sale entera y puede volver.',
    en: 'If part of it leaves the table the whole unit does, and may come back.',
  },
  'WAB-PURS-19': {
    es: 'Se marca por dónde salió.',
    en: 'The place where it left is marked.',
  },
  'WAB-PURS-20': {
    es: 'Al empezar su turno chequea Liderazgo para volver.',
    en: 'As its turn begins it tests Leadership to return.',
  },
  'WAB-PURS-21': {
    es: 'Si falla, lo intenta en el turno siguiente.',
    en: 'Failing, it tries again next turn.',
  },
  'WAB-PURS-22': {
    es: 'Tras dos fallos ya no vuelve.',
    en: 'After two failures it never returns.',
  },
  'WAB-PURS-23': {
    es: 'Quien no vuelve no cuenta como perdido.',
    en: 'A unit that never returns does not count as lost.',
  },
  'WAB-PURS-24': {
    es: 'Vuelve por el mismo borde, a 12″ como mucho de la marca.',
    en: 'It returns by the same edge, within 12″ of the mark.',
  },
  'WAB-PURS-25': {
    es: 'Ese turno no carga; por lo demás actúa igual.',
    en: 'That turn it does not charge; else it acts as always.',
  },
  'WAB-PURS-26': {
    es: 'A quien está fuera no le afecta la muerte del general.',
    en: 'Those off the table are not touched by the general’s death.',
  },
  'WAB-GIVE-01': {
    es: 'Quien falla el chequeo de desmoralización pero dobla en número al enemigo no huye: cede terreno.',
    en: 'A unit that fails to hold but outnumbers the enemy two to one does not break: it gives ground.',
  },
  'WAB-GIVE-02': {
    es: 'Por regla general cede terreno solo quien lucha únicamente por el frente.',
    en: 'As a rule only a unit that fights solely to its front gives ground.',
  },
  'WAB-GIVE-03': {
    es: 'Atacada por delante y por detrás nunca cede: si se desmoraliza, es destruida.',
    en: 'Engaged front and rear it never gives ground: breaking, it is destroyed.',
  },
  'WAB-GIVE-04': {
    es: 'Con enemigos en el flanco puede si todos esos tienen menos de cinco.',
    en: 'With enemies on the flank it may, if each of those has fewer than five.',
  },
  'WAB-GIVE-05': {
    es: 'Los hostigadores, solo ante hostigadores o ante menos de cinco.',
    en: 'Skirmishers only before skirmishers or fewer than five.',
  },
  'WAB-GIVE-06': {
    es: 'Si algo le impide retroceder toda la tirada, huye: se añaden los dados que faltan.',
    en: 'If anything bars the full distance it flees: the missing dice are added.',
  },
  'WAB-GIVE-07': {
    es: 'Retrocede 1D6″, o 2D6″ si mueve más de 6, sin dar la espalda.',
    en: 'It goes back 1D6″, or 2D6″ if its move is over 6, facing the enemy.',
  },
  'WAB-GIVE-08': {
    es: 'El terreno y los obstáculos frenan a quien cede terreno.',
    en: 'Ground and obstacles slow a unit that gives ground.',
  },
  'WAB-GIVE-09': {
    es: 'Si todos sus enemigos ceden, el vencedor debe seguirlos hasta su movimiento normal.',
    en: 'If all its enemies give ground the victor must follow, up to its normal move.',
  },
  'WAB-GIVE-10': {
    es: 'Si vuelve a tocar, el combate sigue y puede tener ímpetu.',
    en: 'If it regains contact the combat goes on, and it may have momentum.',
  },
  'WAB-GIVE-11': {
    es: 'Seguir no es cargar ni perseguir.',
    en: 'Following is neither charge nor pursuit.',
  },
  'WAB-GIVE-12': {
    es: 'Si no lo alcanza, el combate acaba; quien cedió no carga el turno siguiente.',
    en: 'If it does not, the combat ends; whoever gave ground does not charge next turn.',
  },
  'WAB-GIVE-13': {
    es: 'Quien defiende un obstáculo no está obligado a seguir.',
    en: 'Defenders of an obstacle need not follow.',
  },
  'WAB-GIVE-14': {
    es: 'La caballería formada que supera el chequeo de desmoralización puede ceder terreno si quiere.',
    en: 'Formed cavalry that passed its break test may give ground if it likes.',
  },
  'WAB-GIVE-15': {
    es: 'La caballería en escaramuza no puede hacerlo por gusto.',
    en: 'Skirmishing cavalry may not do so of its own will.',
  },
  'WAB-GIVE-16': {
    es: 'Otras reglas también permiten ceder terreno.',
    en: 'Other rules also allow giving ground.',
  },
  'WAB-GIVE-17': {
    es: 'Primero ceden, luego huyen, después persiguen y siguen.',
    en: 'First they give ground, then flee, then pursue and follow.',
  },
  'WAB-GIVE-18': {
    es: 'Ceder terreno es una regla avanzada.',
    en: 'Giving ground is an advanced rule.',
  },
  'WAB-OVER-01': {
    es: 'Quien carga y mata a todos sus enemigos en la primera ronda puede arrasar.',
    en: 'Whoever charges and kills all its enemies in the first round may overrun.',
  },
  'WAB-OVER-02': {
    es: 'Se hace como una persecución y a la vez, de frente.',
    en: 'It is done like a pursuit and with them, straight ahead.',
  },
  'WAB-OVER-03': {
    es: 'No se arrasa si el enemigo se desmoralizó y fue alcanzado.',
    en: 'There is no overrun if the enemy broke and was caught.',
  },
  'WAB-OVER-04': {
    es: 'Quien alcanza en la carga a quien huía de ella puede seguir 1D6″ más.',
    en: 'Whoever catches a unit fleeing its charge may go on 1D6″.',
  },
  'WAB-DRESS-01': {
    es: 'Al acabar el cuerpo a cuerpo ambos reordenan las filas de las unidades trabadas.',
    en: 'As combat ends both sides dress their engaged units.',
  },
  'WAB-DRESS-02': {
    es: 'Campeones y personajes sin enemigo pueden cambiarse con quien lo tiene.',
    en: 'Champions and characters without an enemy may change places with men who have one.',
  },
  'WAB-DRESS-03': {
    es: 'Quien ganó puede ensanchar el frente dos miniaturas por lado, hasta una más que el enemigo.',
    en: 'The winner may widen its front by two models a side, to one beyond the enemy.',
  },
  'WAB-DRESS-04': {
    es: 'Si la atacan por otro lado, esas filas no se tocan.',
    en: 'If it is engaged elsewhere those ranks are not used.',
  },
  'WAB-DRESS-05': {
    es: 'Quien huye no reordena filas.',
    en: 'Fleers do not dress ranks.',
  },
  'WAB-DRESS-06': {
    es: 'La última fila se arregla.',
    en: 'A ragged last rank is tidied.',
  },
  'WAB-OBST-01': {
    es: 'Defiende un obstáculo la infantería cuya primera fila está pegada a él; la caballería no.',
    en: 'Infantry whose front rank stands at an obstacle defends it; cavalry does not.',
  },
  'WAB-OBST-02': {
    es: 'El que ataca se alinea al otro lado y cuenta como en contacto.',
    en: 'The attacker lines up on the other side and counts as in contact.',
  },
  'WAB-OBST-03': {
    es: 'El que carga golpea primero, pero sin ventajas por cargar.',
    en: 'The charger strikes first, but without charge bonuses.',
  },
  'WAB-OBST-04': {
    es: 'Quien ataca golpea a −1 a los defensores.',
    en: 'The attackers are at −1 to hit the defenders.',
  },
  'WAB-OBST-05': {
    es: 'Ese −1 acaba cuando el atacante gana una ronda.',
    en: 'That −1 ends once the attackers win a round.',
  },
  'WAB-OBST-06': {
    es: 'Nadie suma filas ni orden cerrado sobre un obstáculo.',
    en: 'Across an obstacle nobody counts ranks or close order.',
  },
  'WAB-OBST-07': {
    es: 'Las formaciones especiales pueden perder allí su ventaja.',
    en: 'Special formations may lose their benefit there.',
  },
  'WAB-OBST-08': {
    es: 'Los defensores no están obligados a perseguir.',
    en: 'Defenders need not pursue or follow.',
  },
} as const satisfies Readonly<Record<string, Said>>
