import { asks, happened, type Lesson, THE_END } from './lesson.ts'

/** A pitched battle of 500 points: legionaries against a tribe. */
export const wabLessons: readonly Lesson[] = [
  {
    id: 'deploy',
    title: { es: 'Formar la línea', en: 'Drawing up the line' },
    text: {
      es: 'Arrastra cada unidad a tu franja, por turnos. La infantería en el centro, los arqueros a su lado, la caballería en las alas. Cuatro de frente y tres filas es lo mínimo para que las filas cuenten del todo.',
      en: 'Drag each unit into your strip; the players take turns. Infantry in the middle, archers beside it, cavalry on the wings. Four wide and three deep is the least for ranks to count in full.',
    },
    rules: ['WAB-MIS-101'],
    when: asks('deploy'),
  },
  {
    id: 'leaders',
    title: { es: 'Los mandos, con su gente', en: 'Leaders with their men' },
    text: {
      es: 'Pon al general en tu mejor unidad: las que estén a doce pulgadas o menos pueden usar su Liderazgo. Un personaje en solitario es fácil de alcanzar.',
      en: 'Put the general with your best unit: all units within twelve inches may use his Leadership. A character on his own is easily caught.',
    },
    rules: ['WAB-GENL-02'],
    when: asks('attach-character'),
  },
  {
    id: 'charge',
    title: { es: 'Primero, las cargas', en: 'Charges first' },
    text: {
      es: 'Di quién carga a quién antes de mover a nadie: toca tu unidad y luego al enemigo, o arrastra de una a otro. Se carga hasta el doble del movimiento normal. Quien carga golpea primero; quien se queda corto avanza lo normal y no hace más.',
      en: 'Say who charges whom before anybody moves: touch your unit, then the enemy, or drag from one to the other. A charge reaches twice the normal move. Chargers strike first; a charge that falls short makes a normal move and no more.',
    },
    rules: ['WAB-CHG-01', 'WAB-CMOV-03'],
    when: asks('declare-charges'),
  },
  {
    id: 'wheel',
    title: { es: 'El pivote de la carga', en: 'The wheel of a charge' },
    text: {
      es: 'Quien carga pivota una vez y va recto, y tiene que poner en contacto a cuantos pueda. Si hay sitio, arrastra la unidad a lo largo del enemigo: deja lugar para quien carga a su lado.',
      en: 'A charger wheels once and goes straight on, and must bring as many into contact as it can. Where there is room, draw the unit along the enemy: leave space for whoever charges beside it.',
    },
    rules: ['WAB-CMOV-06', 'WAB-CMOV-09'],
    when: asks('charge-wheel'),
  },
  {
    id: 'react',
    title: { es: 'Te cargan', en: 'You are charged' },
    text: {
      es: 'Puedes aguantar, disparar mientras llegan si tienes con qué, o huir. Una unidad de la línea aguanta: si huye, las de al lado pueden perder los nervios.',
      en: 'You may hold, shoot as they come if you have the means, or flee. A unit of the line holds: if it runs, those beside it may lose heart.',
    },
    rules: ['WAB-REACT-01'],
    when: asks(['react', 'react-revealed']),
  },
  {
    id: 'move',
    title: { es: 'Avanzar en línea', en: 'Advancing in line' },
    text: {
      es: 'Arrastra cada unidad, de frente o pivotando sobre una esquina; o haz avanzar la línea entera con un botón de abajo. Con músico y sin enemigos a ocho pulgadas, marcha el doble. Quédate fuera del alcance de sus cargas, o entra en el de las tuyas.',
      en: 'Drag each unit, straight ahead or wheeling on a corner; or let the whole line advance with a button below. With a musician and no enemy within eight inches it marches twice as far. Stay out of reach of their charges, or get within reach of yours.',
    },
    rules: ['WAB-MOV-03', 'WAB-MARCH-01'],
    when: asks('move'),
  },
  {
    id: 'shoot',
    title: { es: 'Disparar', en: 'Shooting' },
    text: {
      es: 'Señala tirador y blanco. A más de media distancia, tras mover o contra quien está a cubierto cuesta más acertar. Si una unidad pierde un cuarto de los suyos, puede huir presa del pánico.',
      en: 'Point out shooter and target. Beyond half range, after moving or against cover it is harder to hit. A unit that loses a quarter of its men may run in panic.',
    },
    rules: ['WAB-SHOOT-01', 'WAB-PANIC-17'],
    when: asks('declare-shots'),
  },
  {
    id: 'challenge',
    title: { es: 'Desafíos', en: 'Challenges' },
    text: {
      es: 'Un personaje puede retar a otro del mismo combate. Si nadie acepta, uno de los suyos se esconde y no lucha este turno.',
      en: 'A character may challenge another in the same combat. If nobody accepts, one of theirs hides and does not fight this turn.',
    },
    rules: ['WAB-CHAL-02'],
    when: asks(['challenge', 'accept']),
  },
  {
    id: 'result',
    title: { es: 'Quién gana la ronda', en: 'Who wins the round' },
    text: {
      es: 'Cada combate deja su cuenta a la derecha, línea por línea: las heridas y, además, las filas, el estandarte, el orden cerrado y el flanco o la espalda del enemigo. Quien pierde tira dos dados: si suman más que su Liderazgo menos la diferencia, huye.',
      en: 'Each combat leaves its score on the right, line by line: wounds and, on top of them, ranks, the standard, close order and the enemy’s flank or rear. The loser rolls two dice: if they come to more than his Leadership less the difference, he runs.',
    },
    rules: ['WAB-CR-01', 'WAB-BREAK-02'],
    when: happened('result'),
    pause: true,
  },
  {
    id: 'pursue',
    title: { es: 'Perseguir', en: 'Pursuing' },
    text: {
      es: 'Los dados dicen quién corre más: si alcanzas a los que huyen, los destruyes. Pero perseguir te saca de la línea; para contenerse hay que superar un chequeo.',
      en: 'The dice say who runs faster: if you catch those who flee you destroy them. But pursuit takes you out of the line; to hold back you must pass a test.',
    },
    rules: ['WAB-PURS-04'],
    when: asks(['pursue', 'overrun']),
  },
  {
    id: 'rally',
    title: { es: 'Reagrupar', en: 'Rallying' },
    text: {
      es: 'Los que huyen intentan reagruparse en tu fase de movimiento. Con el general cerca y el enemigo lejos es más fácil; vuelven a formar donde quieras que miren.',
      en: 'Those who flee try to rally early in your movement phase. With the general close and the enemy far off it is easier; they form up facing any way you like.',
    },
    rules: ['WAB-RALLY-02', 'WAB-RALLY-03'],
    when: asks('reform-rallied'),
  },
  {
    id: 'panic',
    title: { es: 'Pánico', en: 'Panic' },
    text: {
      es: 'Cuando unas tropas amigas se desmoralizan o huyen cerca, los demás chequean. Las reservas a unas pulgadas de la línea aguantan mejor que las pegadas a ella.',
      en: 'When friends break or flee nearby, the others test. Reserves some way behind the line are steadier than those right behind it.',
    },
    rules: ['WAB-PANIC-09'],
    when: happened('broken', 'fled'),
    pause: true,
  },
  THE_END,
]
