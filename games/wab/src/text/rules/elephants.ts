import type { Said } from '@acies/kernel'

export const elephants = {
  'WAB-ELE-01': {
    es: 'El elefante y su gente tienen perfiles aparte; cada elefante va solo.',
    en: 'Elephant and crew have separate profiles; each elephant is alone.',
  },
  'WAB-ELE-02': {
    es: 'Lo guía un cornaca y lleva guerreros encima.',
    en: 'A mahout guides it and warriors ride it.',
  },
  'WAB-ELE-03': {
    es: 'Chequea con el Liderazgo del cornaca mientras vive.',
    en: 'It tests on the mahout’s Leadership while he lives.',
  },
  'WAB-ELE-04': {
    es: 'El elefante cuenta tantas miniaturas como heridas tenía.',
    en: 'An elephant counts as many models as its starting wounds.',
  },
  'WAB-ELE-05': {
    es: 'Desde el elefante se ve por encima de tropas, muros y setos.',
    en: 'From an elephant one sees over troops, walls and hedges.',
  },
  'WAB-ELE-06': {
    es: 'El elefante es un blanco grande.',
    en: 'An elephant is a large target.',
  },
  'WAB-ELE-07': {
    es: 'Causa miedo a la infantería y terror a la caballería, también a la propia.',
    en: 'It frightens infantry and terrifies cavalry, friends too.',
  },
  'WAB-ELE-08': {
    es: 'La infantería acostumbrada no lo teme; la caballería solo le tiene miedo.',
    en: 'Infantry used to elephants does not fear them; such cavalry only fears them.',
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
    es: 'Gira libremente, y entonces mueve la mitad.',
    en: 'It turns freely, and then moves half.',
  },
  'WAB-ELE-13': {
    es: 'No marcha; al cargar mueve el doble.',
    en: 'It does not march; it doubles its move to charge.',
  },
  'WAB-ELE-14': {
    es: 'Ni la caballería ni los carros cargan a un elefante.',
    en: 'Neither cavalry nor chariots charge an elephant.',
  },
  'WAB-ELE-15': {
    es: 'Cargados por él, caballería y carros solo pueden huir o disparar y huir.',
    en: 'Charged by one, cavalry and chariots may only flee, or shoot and flee.',
  },
  'WAB-ELE-16': {
    es: 'Elefante indio: HA 4, Fuerza 7, Resistencia 6, seis heridas, cuatro ataques.',
    en: 'Indian elephant: WS 4, Strength 7, Toughness 6, six wounds, four attacks.',
  },
  'WAB-ELE-17': {
    es: 'Elefante y dotación golpean cada uno con lo suyo.',
    en: 'Elephant and crew strike with their own values.',
  },
  'WAB-ELE-18': {
    es: 'De los impactos, 1 a 4 dan al elefante y 5 o 6 a la dotación.',
    en: 'Of the hits 1 to 4 strike the elephant, 5 or 6 the crew.',
  },
  'WAB-ELE-19': {
    es: 'Las heridas del elefante se apuntan.',
    en: 'The elephant’s wounds are counted.',
  },
  'WAB-ELE-20': {
    es: 'De la dotación cae el cornaca el último.',
    en: 'Of the crew the mahout falls last.',
  },
  'WAB-ELE-21': {
    es: 'La dotación usa armas como la caballería.',
    en: 'The crew’s weapons are as cavalry’s.',
  },
  'WAB-ELE-22': {
    es: 'Con armas mezcladas vale la de la mayoría.',
    en: 'With mixed weapons the majority’s counts.',
  },
  'WAB-ELE-23': {
    es: 'La dotación golpea hacia cualquier lado.',
    en: 'The crew strikes to any side.',
  },
  'WAB-ELE-24': {
    es: 'De frente el elefante salva con 4, con 3 si lleva barda.',
    en: 'From the front an elephant saves on 4, on 3 with barding.',
  },
  'WAB-ELE-25': {
    es: 'Con un elefante en el combate nadie suma filas ni orden cerrado.',
    en: 'With an elephant in the combat nobody counts ranks or close order.',
  },
  'WAB-ELE-26': {
    es: 'No quita luchar en varias filas ni el Liderazgo de la partida de guerra.',
    en: 'It does not cancel fighting in ranks nor the warband’s Leadership.',
  },
  'WAB-ELE-27': {
    es: 'El elefante que pierde una ronda se desboca.',
    en: 'An elephant that loses a round stampedes.',
  },
  'WAB-ELE-28': {
    es: 'Con arco, jabalina o dardo, su gente dispara dos veces.',
    en: 'With bow, javelin or dart its crew shoots twice.',
  },
  'WAB-ELE-29': {
    es: 'El arco largo dispara una vez desde el elefante.',
    en: 'A long bow shoots once from an elephant.',
  },
  'WAB-ELE-30': {
    es: 'La ballesta dispara aunque el elefante haya movido.',
    en: 'A crossbow shoots though the elephant moved.',
  },
  'WAB-ELE-31': {
    es: 'Por mover se dispara a −1 desde el elefante.',
    en: 'Shooting from a moving elephant is at −1.',
  },
  'WAB-ELE-32': {
    es: 'Los disparos que lo alcanzan se reparten con el mismo dado.',
    en: 'Shots that hit it are shared by the same die.',
  },
  'WAB-ELE-33': {
    es: 'Los disparos pueden desbocarlo.',
    en: 'Shooting may make it stampede.',
  },
  'WAB-ELE-34': {
    es: 'Herido por disparos, chequea una vez al acabar la fase.',
    en: 'Wounded by shooting it tests once as the phase ends.',
  },
  'WAB-ELE-35': {
    es: 'Muerto el cornaca, chequea.',
    en: 'With its mahout killed it tests.',
  },
  'WAB-ELE-36': {
    es: 'Al perder una ronda se desboca sin chequeo.',
    en: 'Losing a round it stampedes without a test.',
  },
  'WAB-ELE-37': {
    es: 'El africano que huiría de un indio se desboca.',
    en: 'An African one that would flee an Indian one stampedes.',
  },
  'WAB-ELE-38': {
    es: 'El chequeo es con el Liderazgo del cornaca, o el suyo si ha muerto.',
    en: 'The test is on the mahout’s Leadership, or its own if he is dead.',
  },
  'WAB-ELE-39': {
    es: 'Primero corre 2D6″ lejos del combate, o hacia donde diga el dado.',
    en: 'First it runs 2D6″ away from the combat, or where the die says.',
  },
  'WAB-ELE-40': {
    es: 'Después, 2D6″ cada turno por la misma línea.',
    en: 'Then 2D6″ each turn along that line.',
  },
  'WAB-ELE-41': {
    es: 'Desbocado no se detiene nunca.',
    en: 'Once stampeding it never stops.',
  },
  'WAB-ELE-42': {
    es: 'A un elefante desbocado no se le persigue.',
    en: 'A stampeding elephant is not pursued.',
  },
  'WAB-ELE-43': {
    es: 'Ataca a quien encuentre, sea de quien sea.',
    en: 'It attacks whom it meets, friend or foe.',
  },
  'WAB-ELE-44': {
    es: 'Si desmoraliza a alguien, lo persigue y sigue por ahí.',
    en: 'If it breaks a unit it pursues and goes on that way.',
  },
  'WAB-ELE-45': {
    es: 'Si pierde, se va en dirección contraria.',
    en: 'If it loses it goes off the opposite way.',
  },
} as const satisfies Readonly<Record<string, Said>>
