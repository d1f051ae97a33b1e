import type { Said } from '@acies/kernel'

export const elephants = {
  'WAB-ELE-01': {
    es: 'El elefante y su dotación tienen perfiles distintos; cada elefante va solo.',
    en: 'Elephant and crew have separate profiles; each elephant acts alone.',
  },
  'WAB-ELE-02': {
    es: 'Lo guía un mahout y lleva guerreros encima.',
    en: 'A mahout guides it and warriors ride on it.',
  },
  'WAB-ELE-03': {
    es: 'Chequea con el Liderazgo del mahout mientras este vive.',
    en: 'It tests on the mahout’s Leadership while he lives.',
  },
  'WAB-ELE-04': {
    es: 'El elefante cuenta como tantas miniaturas como heridas tiene al principio.',
    en: 'An elephant counts as one model for each wound it started with.',
  },
  'WAB-ELE-05': {
    es: 'Desde el elefante se ve por encima de tropas, muros y setos.',
    en: 'Men on an elephant see over troops, walls and hedges.',
  },
  'WAB-ELE-06': {
    es: 'El elefante es un blanco grande.',
    en: 'An elephant is a large target.',
  },
  'WAB-ELE-07': {
    es: 'Causa miedo a la infantería y terror a la caballería, también a la propia.',
    en: 'It causes fear in infantry and terror in cavalry, its own side included.',
  },
  'WAB-ELE-08': {
    es: 'La infantería hecha a los elefantes no los teme; la caballería hecha a ellos siente miedo y no terror.',
    en: 'Infantry used to elephants does not fear them; cavalry used to them feels fear, not terror.',
  },
  'WAB-ELE-09': {
    es: 'Los elefantes africanos temen a los indios.',
    en: 'African elephants fear Indian ones.',
  },
  'WAB-ELE-10': {
    es: 'Por lo demás no hace chequeos de psicología.',
    en: 'Otherwise an elephant takes no psychology tests.',
  },
  'WAB-ELE-11': {
    es: 'El elefante nunca huye.',
    en: 'An elephant never flees.',
  },
  'WAB-ELE-12': {
    es: 'Gira libremente, pero entonces mueve la mitad.',
    en: 'It turns freely, but then moves only half.',
  },
  'WAB-ELE-13': {
    es: 'No marcha; al cargar mueve el doble.',
    en: 'It cannot march; it moves double when it charges.',
  },
  'WAB-ELE-14': {
    es: 'Ni la caballería ni los carros pueden cargar contra un elefante.',
    en: 'Cavalry and chariots cannot charge an elephant.',
  },
  'WAB-ELE-15': {
    es: 'Si los carga un elefante, la caballería y los carros solo pueden huir, o disparar y huir.',
    en: 'Cavalry and chariots charged by an elephant can only flee, or shoot and flee.',
  },
  'WAB-ELE-16': {
    es: 'Elefante indio: HA 4, Fuerza 7, Resistencia 6, seis heridas, cuatro ataques.',
    en: 'Indian elephant: WS 4, Strength 7, Toughness 6, six wounds, four attacks.',
  },
  'WAB-ELE-17': {
    es: 'El elefante y la dotación golpean cada uno con sus valores.',
    en: 'Elephant and crew each strike with their own values.',
  },
  'WAB-ELE-18': {
    es: 'Por cada impacto se tira un dado: con 1 a 4 da al elefante; con 5 o 6, a la dotación.',
    en: 'Roll a die for each hit: 1 to 4 strikes the elephant, 5 or 6 the crew.',
  },
  'WAB-ELE-19': {
    es: 'Las heridas del elefante se apuntan.',
    en: 'The elephant’s wounds are recorded.',
  },
  'WAB-ELE-20': {
    es: 'El mahout es el último de la dotación en caer.',
    en: 'The mahout is the last of the crew to fall.',
  },
  'WAB-ELE-21': {
    es: 'Las armas de la dotación siguen las reglas de la caballería.',
    en: 'The crew’s weapons follow the rules for cavalry.',
  },
  'WAB-ELE-22': {
    es: 'Si la dotación lleva armas distintas, cuenta la de la mayoría.',
    en: 'If the crew’s weapons differ, the majority’s counts.',
  },
  'WAB-ELE-23': {
    es: 'La dotación golpea hacia cualquier lado.',
    en: 'The crew may strike on any side.',
  },
  'WAB-ELE-24': {
    es: 'De frente el elefante salva con 4, con 3 si lleva barda.',
    en: 'From the front an elephant saves on 4, on 3 with barding.',
  },
  'WAB-ELE-25': {
    es: 'Con un elefante en el combate nadie suma filas ni orden cerrado.',
    en: 'In a combat with an elephant nobody counts ranks or close order.',
  },
  'WAB-ELE-26': {
    es: 'Un elefante no impide luchar en varias filas ni quita el Liderazgo que dan las filas a la partida de guerra.',
    en: 'An elephant does not stop troops fighting in several ranks, nor take away a warband’s Leadership bonus.',
  },
  'WAB-ELE-27': {
    es: 'El elefante que pierde una ronda se desboca.',
    en: 'An elephant that loses a round stampedes.',
  },
  'WAB-ELE-28': {
    es: 'Con arco, arco corto, ballesta ligera, jabalinas o dardos, su dotación dispara dos veces.',
    en: 'Crew with bow, short bow, light crossbow, javelins or darts shoot twice.',
  },
  'WAB-ELE-29': {
    es: 'Con arco largo se dispara una sola vez desde el elefante.',
    en: 'Long bows shoot only once from an elephant.',
  },
  'WAB-ELE-30': {
    es: 'Con ballesta se puede disparar aunque el elefante haya movido.',
    en: 'A crossbow may be shot even if the elephant has moved.',
  },
  'WAB-ELE-31': {
    es: 'Desde un elefante que ha movido se dispara a −1.',
    en: 'Shooting from an elephant that has moved is at −1.',
  },
  'WAB-ELE-32': {
    es: 'Los disparos que lo alcanzan se reparten con ese mismo dado.',
    en: 'Hits from shooting are shared out with the same die.',
  },
  'WAB-ELE-33': {
    es: 'Los disparos pueden desbocarlo.',
    en: 'Shooting may make it stampede.',
  },
  'WAB-ELE-34': {
    es: 'Si lo hieren los disparos, chequea una vez al acabar la fase.',
    en: 'An elephant wounded by shooting tests once at the end of the phase.',
  },
  'WAB-ELE-35': {
    es: 'Si muere el mahout, chequea.',
    en: 'If its mahout is killed, it tests.',
  },
  'WAB-ELE-36': {
    es: 'Si pierde una ronda de combate, se desboca sin chequeo.',
    en: 'If it loses a round of combat, it stampedes without a test.',
  },
  'WAB-ELE-37': {
    es: 'El elefante africano que fuera a huir de un indio se desboca.',
    en: 'An African elephant that would flee from an Indian one stampedes instead.',
  },
  'WAB-ELE-38': {
    es: 'Se chequea con el Liderazgo del mahout o, si ha muerto, con el del elefante.',
    en: 'The test is on the mahout’s Leadership or, if he is dead, the elephant’s own.',
  },
  'WAB-ELE-39': {
    es: 'Primero corre 2D6″ para alejarse del combate o, si no luchaba, hacia donde diga el dado.',
    en: 'First it runs 2D6″ away from the combat or, if it was not fighting, wherever the die points.',
  },
  'WAB-ELE-40': {
    es: 'Después corre 2D6″ cada turno en la misma dirección.',
    en: 'After that it runs 2D6″ every turn along the same line.',
  },
  'WAB-ELE-41': {
    es: 'Un elefante desbocado no se detiene nunca.',
    en: 'A stampeding elephant never stops.',
  },
  'WAB-ELE-42': {
    es: 'A un elefante desbocado no se le persigue.',
    en: 'A stampeding elephant is not pursued.',
  },
  'WAB-ELE-43': {
    es: 'Ataca a quien encuentre, amigo o enemigo.',
    en: 'It attacks whatever it meets, friend or foe.',
  },
  'WAB-ELE-44': {
    es: 'Si desmoraliza a una unidad, la persigue y sigue en esa dirección.',
    en: 'If it breaks a unit, it pursues and carries on in that direction.',
  },
  'WAB-ELE-45': {
    es: 'Si pierde, se va en dirección contraria.',
    en: 'If it loses, it goes off in the opposite direction.',
  },
} as const satisfies Readonly<Record<string, Said>>
