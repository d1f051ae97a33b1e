import type { Said } from '@acies/kernel'

export const movement = {
  'WAB-MOV-01': {
    es: 'Nadie se mueve a menos de 1″ de un enemigo si no va a trabarse con él.',
    en: 'Nobody moves within 1″ of an enemy unless to engage it.',
  },
  'WAB-MOV-02': {
    es: 'Esa pulgada separa a quien lucha de quien no, también al marchar y al huir.',
    en: 'That inch parts those who fight from those who do not, in marches and flights too.',
  },
  'WAB-MOV-03': {
    es: 'El movimiento normal llega hasta M menos lo que reste la armadura, o nada.',
    en: 'A normal move is up to M less what armour takes off, or nothing.',
  },
  'WAB-MOV-04': {
    es: 'Una unidad mueve formada y de frente; todo cambio de dirección o de formación es una maniobra.',
    en: 'A unit moves formed and straight ahead; any change of direction or formation is a manoeuvre.',
  },
  'WAB-MOV-05': {
    es: 'La armadura pesada y las bardas restan movimiento, y lo que resta cada una se suma.',
    en: 'Heavy armour and barding take off movement, and what each takes adds up.',
  },
  'WAB-MOV-06': {
    es: 'La rodela no cuenta como escudo para esa resta, y la barda de tela no resta nada.',
    en: 'A buckler is no shield for this, and cloth barding takes nothing off.',
  },
  'WAB-MOV-07': {
    es: 'Quien empieza su turno trabado no se mueve, salvo que se destrabe.',
    en: 'Whoever starts the turn engaged does not move, save by disengaging.',
  },
  'WAB-MAN-01': {
    es: 'Hay cuatro maniobras: pivotar, media vuelta, cambio de formación y reorganización.',
    en: 'There are four manoeuvres: wheel, about face, change of formation, reform.',
  },
  'WAB-MAN-02': {
    es: 'Conversión: una esquina del frente queda fija y la otra avanza. Cuesta lo que recorre la de fuera.',
    en: 'Wheel: one front corner stays, the other swings forward. It costs what the outer one travels.',
  },
  'WAB-MAN-03': {
    es: 'Se puede pivotar cuantas veces se quiera dentro del movimiento; al cargar, solo para alinearse con el objetivo.',
    en: 'One may wheel as often as the move allows; in a charge, only to line up with the target.',
  },
  'WAB-MAN-04': {
    es: 'Las filas de atrás siguen a la primera por donde ha pasado.',
    en: 'Rear ranks follow in the track of the front one.',
  },
  'WAB-MAN-05': {
    es: 'Media vuelta: la unidad gira 180° y el mando pasa a la nueva primera fila.',
    en: 'About face: the unit turns 180° and its command goes to the new front rank.',
  },
  'WAB-MAN-06': {
    es: 'La media vuelta cuesta un cuarto del movimiento.',
    en: 'An about face costs a quarter of the move.',
  },
  'WAB-MAN-07': {
    es: 'En orden abierto, dos medias vueltas por movimiento son gratis.',
    en: 'In open order two about faces a move are free.',
  },
  'WAB-MAN-08': {
    es: 'Esas maniobras gratis no valen al marchar, al cargar ni en un movimiento obligado.',
    en: 'These free manoeuvres do not serve in a march, a charge or a compulsory move.',
  },
  'WAB-MAN-09': {
    es: 'Poner o quitar una fila cuesta medio movimiento; dos filas, todo. Nunca más de dos por turno.',
    en: 'Adding or taking off a rank costs half the move; two cost all of it. Never more than two a turn.',
  },
  'WAB-MAN-10': {
    es: 'En orden abierto, poner o quitar hasta dos filas es gratis.',
    en: 'In open order up to two ranks are added or taken off free.',
  },
  'WAB-MAN-11': {
    es: 'Solo se reorganiza una unidad con músico, en su fase de movimiento.',
    en: 'Only a unit with a musician reforms, in its movement phase.',
  },
  'WAB-MAN-12': {
    es: 'Para reorganizarse hay que superar un chequeo de Liderazgo; si falla, este turno ni mueve ni dispara.',
    en: 'To reform it must pass a Leadership test; failing, it neither moves nor shoots this turn.',
  },
  'WAB-MAN-13': {
    es: 'Con enemigos a 8″ o menos, ese chequeo va a −1.',
    en: 'With enemies within 8″ that test is at −1.',
  },
  'WAB-MAN-14': {
    es: 'Si lo supera, elige frente y filas sin mover su centro; mando y personajes van delante.',
    en: 'If it passes it chooses facing and ranks about its middle; command and characters go in front.',
  },
  'WAB-MAN-15': {
    es: 'Quien se reorganiza no mueve más ni dispara este turno.',
    en: 'Whoever reforms moves no farther and does not shoot this turn.',
  },
  'WAB-TERRAIN-01': {
    es: 'Hay terreno abierto, difícil, muy difícil, impasable y obstáculos.',
    en: 'Ground is open, difficult, very difficult or impassable, or an obstacle.',
  },
  'WAB-TERRAIN-02': {
    es: 'El terreno abierto no estorba.',
    en: 'Open ground does not hinder.',
  },
  'WAB-TERRAIN-03': {
    es: 'En terreno difícil se mueve a la mitad: cada pulgada dentro cuesta dos.',
    en: 'In difficult ground one moves at half: each inch within costs two.',
  },
  'WAB-TERRAIN-04': {
    es: 'En terreno muy difícil se mueve a un cuarto.',
    en: 'In very difficult ground one moves at a quarter.',
  },
  'WAB-TERRAIN-05': {
    es: 'Lo impasable se rodea siempre, también al huir.',
    en: 'Impassable ground is always gone round, in flight too.',
  },
  'WAB-TERRAIN-06': {
    es: 'Cruzar un seto, una zanja o un muro cuesta medio movimiento; a quien no le alcanza, se para delante.',
    en: 'Crossing a hedge, ditch or wall costs half the move; whoever cannot pay stops before it.',
  },
  'WAB-TERRAIN-07': {
    es: 'Una unidad puede quedarse a medio cruzar un obstáculo.',
    en: 'A unit may end half across an obstacle.',
  },
  'WAB-TERRAIN-08': {
    es: 'El terreno frena cargas, destrabes y a quien cede terreno o lo sigue; no frena huidas ni persecuciones.',
    en: 'Ground slows charges, disengaging, giving ground and following; not flights or pursuits.',
  },
  'WAB-MARCH-01': {
    es: 'Una unidad con músico puede marchar: el doble de su movimiento.',
    en: 'A unit with a musician may march: twice its move.',
  },
  'WAB-MARCH-02': {
    es: 'Marchando no se llega a tocar a un enemigo ni a ponerse a menos de 1″.',
    en: 'A march never brings a unit into contact or within 1″ of an enemy.',
  },
  'WAB-MARCH-03': {
    es: 'No se marcha con enemigos a 8″ o menos al empezar el movimiento; quien huye, las máquinas y los personajes solos no cuentan.',
    en: 'No march with enemies within 8″ as movement begins; fleers, machines and lone characters do not count.',
  },
  'WAB-MARCH-04': {
    es: 'Marchando sí se puede acabar a menos de 8″ de un enemigo, pero no a menos de 1″.',
    en: 'A march may end within 8″ of an enemy, but not within 1″.',
  },
  'WAB-MARCH-05': {
    es: 'A la caballería y los carros no los detiene la infantería cercana.',
    en: 'Cavalry and chariots are not stopped by infantry near by.',
  },
  'WAB-MARCH-06': {
    es: 'Elefantes, máquinas, carretas e ingenios no marchan.',
    en: 'Elephants, machines, wagons and engines do not march.',
  },
  'WAB-MARCH-07': {
    es: 'En marcha se pivota, pero no se cambia de formación ni se da media vuelta.',
    en: 'A march may wheel, but not change formation or about face.',
  },
  'WAB-MARCH-08': {
    es: 'La marcha se detiene al tocar terreno difícil o un obstáculo; por los caminos se pasa.',
    en: 'A march halts on touching difficult ground or an obstacle; roads are free.',
  },
  'WAB-MARCH-09': {
    es: 'Quien marcha no dispara este turno.',
    en: 'Whoever marches does not shoot this turn.',
  },
  'WAB-MARCH-10': {
    es: 'Marcha rápida: una columna de marcha mueve el triple.',
    en: 'Fast march: a march column moves three times its move.',
  },
  'WAB-MARCH-11': {
    es: 'Columna de marcha: tres de frente como mucho y al menos tantas filas como frente; los carros, de uno en uno.',
    en: 'March column: at most three wide, with at least as many ranks as files; chariots one wide.',
  },
  'WAB-MARCH-12': {
    es: 'Para la marcha rápida hay que empezar el turno en columna y tener músico.',
    en: 'To fast-march a unit starts the turn in column and has a musician.',
  },
  'WAB-MARCH-13': {
    es: 'Los carros ligeros en filas pueden ir en columna; los grupos sueltos no hacen marcha rápida.',
    en: 'Light chariots in ranks may form column; loose groups do not fast-march.',
  },
  'WAB-MARCH-14': {
    es: 'La marcha rápida no admite ningún enemigo a 8″ o menos, sea quien sea.',
    en: 'A fast march suffers no enemy of any kind within 8″.',
  },
  'WAB-MARCH-15': {
    es: 'Quien empieza el turno en columna no declara cargas, y una columna no contracarga.',
    en: 'Whoever starts the turn in column declares no charge, and a column does not counter-charge.',
  },
  'WAB-MARCH-16': {
    es: 'Una columna de a uno puede serpentear.',
    en: 'A single file may snake.',
  },
  'WAB-MARCH-17': {
    es: 'Un personaje solo puede mover el triple sin músico, si los enemigos le dejan.',
    en: 'A lone character may move three times without a musician, if enemies allow.',
  },
} as const satisfies Readonly<Record<string, Said>>
