import { type Field, type Piece, sideOf } from '@acies/commands-colors'
import { asks, type Lesson, THE_END } from './lesson.ts'
import { FIRST_BATTLE } from './line.ts'
import type { Scene } from './scene.ts'

/** Whose piece it is, in a battle of Commands & Colors. */
const isMine = ({ field }: Scene, piece: unknown): boolean =>
  sideOf(field as Field, piece as Piece) === FIRST_BATTLE.seat
const firstTurns = ({ turn }: Scene): boolean => turn <= 2

/** In the order in which they are preferred when several fit. */
export const ancientsLessons: readonly Lesson[] = [
  {
    id: 'goal',
    title: { es: 'Tu ejército', en: 'Your army' },
    text: {
      es: 'Juegas con Siracusa: los bloques rojos, abajo. Cada bloque es fuerza; la unidad que pierde el último desaparece y da un estandarte al rival. Gana quien reúna cinco.',
      en: 'You lead Syracuse: the red blocks, below. Every block is strength; a unit that loses its last one is gone and gives the other side a banner. Five banners win.',
    },
    rules: ['CCA-VIC-01', 'CCA-VIC-02'],
    when: asks('play-card', firstTurns),
  },
  {
    id: 'cards',
    title: { es: 'Una carta por turno', en: 'A card a turn' },
    text: {
      es: 'La carta dice a cuántas unidades mandas y en qué sección: las líneas de puntos parten el campo en izquierda, centro y derecha. Pon el puntero sobre una carta, o tenla pulsada, y verás a quién alcanza.',
      en: 'The card says how many units you may order and in which section: the dotted lines part the field into left, centre and right. Point at a card, or hold it, to see whom it reaches.',
    },
    rules: ['CCA-SEC-03'],
    when: asks('play-card', firstTurns),
  },
  {
    id: 'orders',
    title: { es: 'Dar órdenes', en: 'Giving orders' },
    text: {
      es: 'Toca las unidades que obedecerán. El dibujo es su arma y la chapa su clase: círculo verde ligera, triángulo azul media, cuadrado rojo pesada. Las que reciban orden podrán mover y después combatir.',
      en: 'Touch the units that will obey. The picture is their weapon and the disc their class: green circle light, blue triangle medium, red square heavy. Those you order may move and then fight.',
    },
    rules: ['CCA-ORD-01'],
    when: asks('order-units'),
  },
  {
    id: 'movement',
    title: { es: 'Mover', en: 'Moving' },
    text: {
      es: 'Toca una unidad y luego adónde va. Espadas: allí podrá chocar; flecha: podrá disparar; huellas: solo llegar. La infantería pesada anda un hexágono, la ligera dos. Primero se mueve todo; después se combate.',
      en: 'Touch a unit, then where it goes. Swords: there it could clash; arrow: it could shoot; footprints: it only gets there. Heavy infantry walks one hex, light two. Everything moves first; fighting comes after.',
    },
    rules: ['CCA-MOV-01', 'CCA-MOV-02'],
    when: asks('move-piece'),
  },
  {
    id: 'fire',
    title: { es: 'Disparar', en: 'Shooting' },
    text: {
      es: 'Tus arqueros tienen a alguien a tiro. Elige quién dispara y a quién: verás las probabilidades antes de tirar. Dos dados si la unidad no se ha movido, uno si se movió. De lejos solo impacta el símbolo de la clase del blanco.',
      en: 'Your archers have somebody in range. Choose who shoots and at whom: the odds are shown before you roll. Two dice if the unit has not moved, one if it has. From afar only the symbol of the target’s class hits.',
    },
    rules: ['CCA-RNG-02', 'CCA-RNG-12'],
    when: asks('announce-combat', firstTurns),
  },
  {
    id: 'turns',
    title: { es: 'Le toca a Cartago', en: 'Carthage to move' },
    text: {
      es: 'Al acabar robas una carta y manda el otro. El diario lo cuenta todo: toca una línea para volver a ese momento y la chapa de una regla para leerla. La máquina no ve tus cartas.',
      en: 'When you are done you draw a card and the other side commands. The log tells everything: touch a line to see that moment again, and the tag of a rule to read it. The machine does not see your cards.',
    },
    rules: ['CCA-DRW-01'],
    when: ({ fresh }) => fresh.some(e => e.type === 'turn' && e.side === 1 && e.turn === 2),
    log: true,
    pause: true,
  },
  {
    id: 'evade',
    title: { es: 'Evadirse', en: 'Evading' },
    text: {
      es: 'Te atacan. Las tropas ligeras pueden no esperar el choque: se apartan hacia tu borde, y el enemigo tira igual, pero solo le vale el símbolo de su clase. A cambio no responden. Compara las dos opciones.',
      en: 'You are attacked. Light troops need not wait for the clash: they slip away towards your edge, and the enemy rolls all the same, but only the symbol of their class counts. In return they do not strike back. Compare the two.',
    },
    rules: ['CCA-EVA-01', 'CCA-EVA-02'],
    when: asks('defend', ({ words }) => words.includes('evade')),
  },
  {
    id: 'leaders',
    title: { es: 'Los líderes', en: 'Leaders' },
    text: {
      es: 'Dionisio cabalga a tu derecha, dentro de su unidad, y Dafneo en el centro. Junto a un líder los cascos de los dados también impactan, y su unidad puede no hacer caso de una bandera. Es hora de lanzar la caballería.',
      en: 'Dionysius rides on your right, within his unit, and Daphnaeus in the centre. Beside a leader the helmets on the dice hit too, and his unit may ignore a flag. Time to send in the cavalry.',
    },
    rules: ['CCA-HIT-04', 'CCA-MOR-02'],
    when: asks('play-card', ({ turn }) => turn >= 3),
  },
  {
    id: 'close-combat',
    title: { es: 'Cuerpo a cuerpo', en: 'Close combat' },
    text: {
      es: 'Se ataca a un enemigo del hexágono de al lado. Impactan su clase, las espadas y, con un líder, los cascos. Antes de tirar, el árbitro te dice cuánto puedes ganar y cuánto perder.',
      en: 'You attack an enemy in the next hex. Its class hits, so do swords and, with a leader, helmets. Before you roll the referee tells you what you may win and what you may lose.',
    },
    rules: ['CCA-CC-01', 'CCA-HIT-01', 'CCA-HIT-02'],
    when: asks('announce-combat', ({ turn }) => turn >= 3),
  },
  {
    id: 'flags',
    title: { es: 'Banderas', en: 'Flags' },
    text: {
      es: 'Ha salido una bandera: la unidad se retira hacia su borde tantos hexágonos como mueve. Si no tiene sitio, pierde un bloque por cada hexágono que le falte. La unidad con dos amigas al lado puede ignorar una: mantén la línea.',
      en: 'A flag came up: the unit retreats towards its edge, as many hexes as it moves. Without room it loses a block for every hex it is short. A unit with two friends beside it may ignore one flag: keep your line together.',
    },
    rules: ['CCA-RET-01', 'CCA-MOR-03'],
    when: ({ fresh }) => fresh.some(e => e.type === 'retreated'),
  },
  {
    id: 'momentum',
    title: { es: 'Ímpetu', en: 'Momentum' },
    text: {
      es: 'El enemigo ha dejado su hexágono: quien atacó puede ocuparlo. La caballería puede dar un paso más y combatir otra vez. Avanzar es voluntario: piensa dónde te quedas.',
      en: 'The enemy has left his hex: the attacker may take it. Cavalry may go one hex further and fight again. Advancing is up to you: mind where you end.',
    },
    rules: ['CCA-MOM-01', 'CCA-MOM-02'],
    when: asks('advance'),
  },
  {
    id: 'bonus',
    title: { es: 'Otro combate', en: 'Another combat' },
    text: {
      es: 'El ímpetu da un combate de bonificación contra quien esté al lado. Solo uno por unidad y turno.',
      en: 'The advance gives one more combat against whoever stands beside you. Only one for a unit in a turn.',
    },
    rules: ['CCA-MOM-02'],
    when: asks('bonus-combat'),
  },
  {
    id: 'banner',
    title: { es: 'Un estandarte', en: 'A banner' },
    text: {
      es: 'Has quitado el último bloque: la unidad cae y el estandarte es tuyo. Arriba llevas la cuenta. Ahora puedes avanzar otra vez o quedarte: tan adelante estarías solo.',
      en: 'You took the last block: the unit falls and the banner is yours. The score stands at the top. You may advance again or stay: that far ahead you would be alone.',
    },
    rules: ['CCA-VIC-02'],
    when: ({ fresh }) => fresh.some(e => e.type === 'banner' && e.side === 0),
  },
  {
    id: 'stand',
    title: { es: 'Aguantar', en: 'Standing' },
    text: {
      es: 'De este atacante no puedes evadirte: hay que aguantar. Si te queda un bloque y no tienes que retirarte, responderás. La carta «Primer golpe» te haría pegar antes; guárdala para un choque mejor.',
      en: 'You cannot evade this attacker: stand. If you keep a block and need not retreat, you battle back. The “First Strike” card would let you hit first; keep it for a better clash.',
    },
    rules: ['CCA-BB-01'],
    when: asks('defend', ({ words }) => !words.includes('evade')),
  },
  {
    id: 'battle-back',
    title: { es: 'Responder', en: 'Battle back' },
    text: {
      es: 'Siguen en pie: ahora tiran ellos, con sus propios dados y las mismas reglas. Por eso todo ataque es un riesgo; mira siempre las probabilidades de lo que te pueden devolver.',
      en: 'They still stand: now they roll, with their own dice and by the same rules. That is why every attack is a risk; always look at the odds of what may come back.',
    },
    rules: ['CCA-BB-01'],
    when: asks('battle-back'),
  },
  {
    id: 'leader-check',
    title: { es: 'Un líder en peligro', en: 'A leader in danger' },
    text: {
      es: 'La unidad de un líder ha recibido impactos: se tiran dos dados, y solo dos cascos lo matan. Un líder también vale un estandarte.',
      en: 'A leader’s unit was hit: two dice are rolled, and only two helmets kill him. A leader is worth a banner too.',
    },
    rules: ['CCA-LDR-01'],
    when: ({ fresh }) => fresh.some(e => e.type === 'leader-check'),
    pause: true,
  },
  {
    id: 'own-retreat',
    title: { es: 'Te toca retirarte', en: 'Yours to retreat' },
    text: {
      es: 'La bandera es para ti: elige el camino hacia tu borde. Las unidades amigas y los enemigos cierran el paso.',
      en: 'The flag is for you: choose the way towards your edge. Friends and enemies bar the way.',
    },
    rules: ['CCA-RET-05'],
    when: asks('retreat-path'),
  },
  {
    id: 'alone',
    title: { es: 'Ahora mandas tú', en: 'Now you command' },
    text: {
      es: 'Ya sabes lo que hace falta. La falange pega con cinco dados: tráela en línea junto a Dafneo y no la dejes sola. Si dudas, pide una pista (H). Me quedo cerca para lo que aún no ha salido.',
      en: 'You know what it takes. The phalanx strikes with five dice: bring it up in line beside Daphnaeus and do not leave it alone. When in doubt ask for a hint (H). I stay near for what has not come up yet.',
    },
    rules: ['CCA-TRN-01'],
    when: asks('play-card', ({ turn }) => turn >= 5),
  },
  {
    id: 'loss',
    title: { es: 'Has perdido una unidad', en: 'You lost a unit' },
    text: {
      es: 'Pasa en todas las batallas. Retira a las unidades gastadas fuera del alcance enemigo: una con un bloque vale tanto estandarte como una entera.',
      en: 'It happens in every battle. Draw worn units back out of reach: one with a single block is as good a banner as a whole one.',
    },
    rules: ['CCA-VIC-02'],
    when: scene => scene.fresh.some(e => e.type === 'eliminated' && isMine(scene, e.piece)),
    pause: true,
  },
  THE_END,
]
