import type { Said } from '@acies/kernel'

export const movement = {
  'WAB-MOV-01': {
    es: 'Nadie se mueve a menos de 1″ de un enemigo si no va a trabarse con él.',
    en: 'Nobody moves within 1″ of an enemy except to engage it.',
  },
  'WAB-MOV-02': {
    es: 'Esa pulgada separa a quien lucha de quien no; vale también al marchar y al huir.',
    en: 'That inch separates those who are fighting from those who are not; it holds for marches and flights too.',
  },
  'WAB-MOV-03': {
    es: 'El movimiento normal es de M pulgadas como mucho, menos lo que reste la armadura.',
    en: 'A normal move is up to M inches, less what armour takes off.',
  },
  'WAB-MOV-04': {
    es: 'Una unidad mueve en formación y de frente; todo cambio de dirección o de formación es una maniobra.',
    en: 'A unit moves in formation, straight ahead; any change of direction or formation is a manoeuvre.',
  },
  'WAB-MOV-05': {
    es: 'Restan 1″ la armadura pesada con escudo, la coraza y la armadura de catafracto; las bardas de metal o laminares restan otra.',
    en: 'Heavy armour with a shield, plate and cataphract armour each take 1″ off the move; metal or lamellar barding takes off another.',
  },
  'WAB-MOV-06': {
    es: 'La rodela no cuenta como escudo para esa resta, y la barda de tela no resta nada.',
    en: 'A buckler does not count as a shield here, and cloth barding takes nothing off.',
  },
  'WAB-MOV-07': {
    es: 'Quien empieza su turno trabado no se mueve, salvo que se destrabe.',
    en: 'A unit that starts its turn engaged does not move, except to disengage.',
  },
  'WAB-MAN-01': {
    es: 'Hay cuatro maniobras: pivotar, media vuelta, cambio de formación y reorganización.',
    en: 'There are four manoeuvres: wheel, about face, change of formation and reform.',
  },
  'WAB-MAN-02': {
    es: 'Pivotar: una esquina del frente queda fija y la otra avanza. Cuesta lo que recorre la de fuera.',
    en: 'Wheel: one front corner stays put and the other swings forward. It costs the distance the outer corner travels.',
  },
  'WAB-MAN-03': {
    es: 'Se puede pivotar cuantas veces se quiera dentro del movimiento; al cargar, solo para alinearse con el objetivo.',
    en: 'A unit may wheel as often as its move allows; in a charge, only to line up with the target.',
  },
  'WAB-MAN-04': {
    es: 'Las filas de atrás siguen a la primera por donde ha pasado.',
    en: 'Rear ranks follow in the track of the front one.',
  },
  'WAB-MAN-05': {
    es: 'Media vuelta: la unidad gira 180° y el grupo de mando pasa a la nueva primera fila.',
    en: 'About face: the unit turns 180° and its command group goes to the new front rank.',
  },
  'WAB-MAN-06': {
    es: 'La media vuelta cuesta un cuarto del movimiento.',
    en: 'An about face costs a quarter of the move.',
  },
  'WAB-MAN-07': {
    es: 'En orden abierto, dos medias vueltas por movimiento son gratis.',
    en: 'In open order two about faces per move are free.',
  },
  'WAB-MAN-08': {
    es: 'Esas maniobras gratis no valen al marchar, al cargar ni en un movimiento obligatorio.',
    en: 'Free manoeuvres are not available in a march, a charge or a compulsory move.',
  },
  'WAB-MAN-09': {
    es: 'Añadir o quitar una fila cuesta medio movimiento; dos filas, el movimiento entero. Nunca más de dos por turno.',
    en: 'Adding or removing one rank costs half the move; two ranks cost all of it. Never more than two a turn.',
  },
  'WAB-MAN-10': {
    es: 'En orden abierto, añadir o quitar hasta dos filas es gratis.',
    en: 'In open order, adding or removing up to two ranks is free.',
  },
  'WAB-MAN-11': {
    es: 'Solo se reorganiza una unidad con músico, en su fase de movimiento.',
    en: 'Only a unit with a musician may reform, in its movement phase.',
  },
  'WAB-MAN-12': {
    es: 'Para reorganizarse hay que superar un chequeo de Liderazgo; si falla, este turno ni mueve ni dispara.',
    en: 'To reform, a unit must pass a Leadership test; if it fails, it neither moves nor shoots this turn.',
  },
  'WAB-MAN-13': {
    es: 'Con enemigos a 8″ o menos, ese chequeo va a −1.',
    en: 'With an enemy within 8″, that test is at −1.',
  },
  'WAB-MAN-14': {
    es: 'Si lo supera, elige frente y número de filas sin mover su centro; el mando y los personajes van delante.',
    en: 'If it passes, it chooses its facing and number of ranks without moving its centre; command and characters go in front.',
  },
  'WAB-MAN-15': {
    es: 'Quien se reorganiza no mueve más ni dispara este turno.',
    en: 'A unit that reforms does not move any farther or shoot this turn.',
  },
  'WAB-TERRAIN-01': {
    es: 'El terreno puede ser abierto, difícil, muy difícil o impasable; además hay obstáculos.',
    en: 'Ground is open, difficult, very difficult or impassable; there are also obstacles.',
  },
  'WAB-TERRAIN-02': {
    es: 'El terreno abierto no estorba.',
    en: 'Open ground has no effect.',
  },
  'WAB-TERRAIN-03': {
    es: 'En terreno difícil se mueve a la mitad: cada pulgada cuesta dos.',
    en: 'Troops move at half rate in difficult ground: each inch costs two.',
  },
  'WAB-TERRAIN-04': {
    es: 'En terreno muy difícil se mueve a un cuarto.',
    en: 'Troops move at a quarter rate in very difficult ground.',
  },
  'WAB-TERRAIN-05': {
    es: 'El terreno impasable hay que rodearlo siempre, también al huir.',
    en: 'Impassable ground must always be gone round, even in flight.',
  },
  'WAB-TERRAIN-06': {
    es: 'Cruzar un seto, una zanja o un muro cuesta medio movimiento; a quien no le alcance, se queda delante.',
    en: 'Crossing a hedge, ditch or wall costs half the move; anyone without enough left stops in front of it.',
  },
  'WAB-TERRAIN-07': {
    es: 'Una unidad puede quedarse a medio cruzar un obstáculo.',
    en: 'A unit may end its move halfway across an obstacle.',
  },
  'WAB-TERRAIN-08': {
    es: 'El terreno frena cargas, destrabes y a quien cede terreno o lo sigue; no frena huidas ni persecuciones.',
    en: 'Ground slows charging, disengaging, giving ground and following up, but not flight or pursuit.',
  },
  'WAB-MARCH-01': {
    es: 'Una unidad con músico puede marchar: el doble de su movimiento.',
    en: 'A unit with a musician may march at twice its normal move.',
  },
  'WAB-MARCH-02': {
    es: 'Marchando no se puede tocar a un enemigo ni quedar a menos de 1″ de él.',
    en: 'A march may never bring a unit into contact with an enemy or within 1″ of one.',
  },
  'WAB-MARCH-03': {
    es: 'No se puede marchar si al empezar el movimiento hay enemigos a 8″ o menos; no cuentan los que huyen, las máquinas ni los personajes en solitario.',
    en: 'A unit may not march if an enemy is within 8″ at the start of the movement phase; fleeing units, machines and lone characters do not count.',
  },
  'WAB-MARCH-04': {
    es: 'Marchando sí se puede acabar a menos de 8″ de un enemigo, pero no a menos de 1″.',
    en: 'A march may end within 8″ of an enemy, but not within 1″.',
  },
  'WAB-MARCH-05': {
    es: 'A la caballería y a los carros no les impide marchar la infantería cercana.',
    en: 'Cavalry and chariots may march even with enemy infantry nearby.',
  },
  'WAB-MARCH-06': {
    es: 'Los elefantes, las máquinas y los carros de guerra no marchan.',
    en: 'Elephants, machines and war wagons cannot march.',
  },
  'WAB-MARCH-07': {
    es: 'Al marchar se puede pivotar, pero no cambiar de formación ni dar media vuelta.',
    en: 'A marching unit may wheel, but may not change formation or about face.',
  },
  'WAB-MARCH-08': {
    es: 'La marcha se detiene al llegar a terreno difícil o a un obstáculo; por los caminos se pasa.',
    en: 'A march stops on reaching difficult ground or an obstacle; paths are free.',
  },
  'WAB-MARCH-09': {
    es: 'Quien marcha no dispara este turno.',
    en: 'A unit that marches does not shoot this turn.',
  },
  'WAB-MARCH-10': {
    es: 'Marcha rápida: una columna de marcha mueve el triple.',
    en: 'Fast march: a march column moves at three times its normal move.',
  },
  'WAB-MARCH-11': {
    es: 'Columna de marcha: tres de frente como mucho y al menos tantas filas como frente; los carros, de uno en uno.',
    en: 'March column: at most three wide, with at least as many ranks as files; chariots one wide.',
  },
  'WAB-MARCH-12': {
    es: 'Para la marcha rápida hay que empezar el turno en columna y tener músico.',
    en: 'To fast-march, a unit must start the turn in march column and have a musician.',
  },
  'WAB-MARCH-13': {
    es: 'Los carros ligeros en filas pueden formar en columna; los grupos dispersos no hacen marcha rápida.',
    en: 'Light chariots in ranks may form a column; loose groups cannot fast-march.',
  },
  'WAB-MARCH-14': {
    es: 'No hay marcha rápida con ningún enemigo, sea el que sea, a 8″ o menos.',
    en: 'There is no fast march with an enemy of any kind within 8″.',
  },
  'WAB-MARCH-15': {
    es: 'Quien empieza el turno en columna no declara cargas, y una columna no contracarga.',
    en: 'A unit that starts the turn in march column may not declare a charge, and a column may not counter-charge.',
  },
  'WAB-MARCH-16': {
    es: 'Una columna de a uno puede serpentear.',
    en: 'A single-file column may wind its way round obstructions.',
  },
  'WAB-MARCH-17': {
    es: 'Un personaje en solitario puede mover el triple sin músico, si no hay enemigos demasiado cerca.',
    en: 'A lone character may move at triple rate without a musician, unless enemies are too close.',
  },
} as const satisfies Readonly<Record<string, Said>>
