import { type Field, type Piece, sideOf } from '@acies/commands-colors'
import { asks, happened, type Lesson, THE_END } from './lesson.ts'
import { ROLICA } from './line.ts'

/** Roliça, first position: the few things that are not as in Ancients come up by themselves. */
export const napoleonicsLessons: readonly Lesson[] = [
  {
    id: 'goal',
    title: { es: 'Tu ejército', en: 'Your army' },
    text: {
      es: 'Mandas a los de abajo. Cada bloque es fuerza; la unidad que pierde el último da un estandarte al rival, y ocupar algunos lugares también. La cuenta está arriba: quien llega a la meta gana.',
      en: 'You lead the army below. Every block is strength; a unit that loses its last gives the other side a banner, and so does holding some places. The count is at the top: whoever reaches the goal wins.',
    },
    rules: ['CCN-TRN-01'],
    when: asks('play-card', ({ turn }) => turn <= 2),
  },
  {
    id: 'cards',
    title: { es: 'Una carta por turno', en: 'A card a turn' },
    text: {
      es: 'La carta dice a cuántas unidades mandas y dónde: izquierda, centro o derecha. Algunas, las tácticas, hacen algo especial. Pon el puntero sobre una, o tenla pulsada, y verás a quién alcanza.',
      en: 'The card says how many units you may order and where: left, centre or right. Some, the tactic cards, do something special. Point at one, or hold it, to see whom it reaches.',
    },
    rules: ['CCN-ORD-01'],
    when: asks('play-card', ({ turn }) => turn <= 2),
  },
  {
    id: 'orders',
    title: { es: 'Dar órdenes', en: 'Giving orders' },
    text: {
      es: 'Toca las unidades que obedecerán. Las que reciban orden podrán mover y después combatir. La infantería anda uno o dos hexágonos, la caballería dos o tres; la artillería a pie que mueve no dispara ese turno.',
      en: 'Touch the units that will obey. Those you order may move and then fight. Infantry walks one or two hexes, cavalry two or three; foot artillery that moves does not fire that turn.',
    },
    rules: ['CCN-ORD-01'],
    when: ({ step }) => step?.startsWith('order-') === true,
  },
  {
    id: 'movement',
    title: { es: 'Mover', en: 'Moving' },
    text: {
      es: 'Toca una unidad y luego adónde va. Sables: allí podrá atacar; fusil: podrá disparar; huellas: solo llegar. Primero se mueve todo; después se combate. La infantería que se mueve dispara con menos dados.',
      en: 'Touch a unit, then where it goes. Swords: there it could attack; missile: it could fire; footprints: it only gets there. Everything moves first; fighting comes after. Infantry that has moved fires with fewer dice.',
    },
    rules: ['CCN-MOV-01'],
    when: asks('move-piece'),
  },
  {
    id: 'fire',
    title: { es: 'Fuego', en: 'Fire' },
    text: {
      es: 'La infantería dispara a dos hexágonos; la artillería, más lejos y con menos dados cuanto más lejos. Impacta la figura del arma del blanco. Elige quién dispara y a quién: verás las probabilidades antes de tirar.',
      en: 'Infantry fires at two hexes; artillery farther, and with fewer dice the farther it is. The figure of the target’s arm hits. Choose who fires and at whom: the odds are shown before you roll.',
    },
    rules: ['CCN-RNG-01'],
    when: asks('announce-combat', ({ turn }) => turn <= 2),
  },
  {
    id: 'guns',
    title: { es: 'La artillería', en: 'Artillery' },
    text: {
      es: 'Los cañones de a pie llegan a cinco hexágonos, con más dados cuanto más cerca, y a un disparo no se responde. O mueven o disparan. Con un enemigo al lado ya no tiran a lo lejos: tenlos cubiertos por la infantería.',
      en: 'Foot guns reach five hexes, with more dice the nearer the target, and fire is not answered. They move or fire, not both. With an enemy beside them they cannot fire at a distance: keep them covered by the infantry.',
    },
    rules: ['CCN-RNG-15', 'CCN-RNG-04'],
    when: asks('announce-combat', ({ turn }) => turn <= 2),
  },
  {
    id: 'turns',
    title: { es: 'Le toca a Francia', en: 'France to move' },
    text: {
      es: 'Al acabar robas una carta y manda el otro. El diario lo cuenta todo: toca una línea para volver a ese momento y la chapa de una regla para leerla. La máquina no ve tus cartas.',
      en: 'When you are done you draw a card and the other side commands. The log tells everything: touch a line to see that moment again, and the tag of a rule to read it. The machine does not see your cards.',
    },
    rules: ['CCN-END-01'],
    when: ({ fresh }) => fresh.some(e => e.type === 'turn' && e.side === 1 && e.turn === 2),
    log: true,
    pause: true,
  },
  {
    id: 'leaders',
    title: { es: 'Los líderes', en: 'Leaders' },
    text: {
      es: 'Un líder dentro de una unidad la hace más firme: puede ignorar una bandera. Llévalo donde se decida el día, y no lo dejes solo: caído es un estandarte para el otro. Es hora de acercarse.',
      en: 'A leader within a unit steadies it: it may ignore a flag. Take him where the day is decided, and do not leave him alone: fallen he is a banner for the other side. Time to close in.',
    },
    rules: ['CCN-MOR-03', 'CCN-LCC-01'],
    when: asks('play-card', ({ turn }) => turn === 3),
  },
  {
    id: 'melee',
    title: { es: 'A la bayoneta', en: 'With the bayonet' },
    text: {
      es: 'Al enemigo del hexágono de al lado no se le dispara: se le ataca en melé. Impactan su arma y los sables; si sigue en pie, responde. Se tira un dado por bloque: una unidad gastada pega menos.',
      en: 'You do not fire at an enemy in the next hex: you melee with him. His arm and the sabres hit; if he still stands, he battles back. You roll a die a block: a worn unit strikes less.',
    },
    rules: ['CCN-MEL-01'],
    when: asks('announce-combat', ({ turn }) => turn >= 3),
  },
  {
    id: 'combined-arms',
    title: { es: 'Armas combinadas', en: 'Combined arms' },
    text: {
      es: 'Si atacas cuerpo a cuerpo con un cañón con orden a tiro del mismo enemigo, sus dados se suman a los tuyos. Es la mejor manera de romper una línea.',
      en: 'If you melee with an ordered gun in range of the same enemy, its dice are added to yours. It is the best way to break a line.',
    },
    rules: ['CCN-CA-01'],
    when: asks('combine-arms'),
  },
  {
    id: 'banner',
    title: { es: 'Un estandarte', en: 'A banner' },
    text: {
      es: 'Has quitado el último bloque: la unidad cae y el estandarte es tuyo. Arriba llevas la cuenta.',
      en: 'You took the last block: the unit falls and the banner is yours. The score stands at the top.',
    },
    rules: ['CCN-OBJ-02'],
    when: ({ fresh }) => fresh.some(e => e.type === 'banner' && e.side === ROLICA.seat),
  },
  {
    id: 'advance',
    title: { es: 'Ganar terreno', en: 'Ground won' },
    text: {
      es: 'El enemigo ha dejado su hexágono y puedes ocuparlo; la caballería puede además combatir otra vez. Es voluntario: aquí, tan cerca de sus cañones, el maestro se quedaría.',
      en: 'The enemy has left his hex and you may take it; cavalry may then fight again. It is up to you: here, so near his guns, the teacher would stay.',
    },
    rules: ['CCN-TG-01'],
    when: asks('advance', ({ turn }) => turn <= 4),
  },
  {
    id: 'square',
    title: { es: 'Formar el cuadro', en: 'Forming square' },
    text: {
      es: 'Te carga la caballería. En cuadro tu infantería apenas sufre y el jinete tira un solo dado, pero no te mueves, pegas con uno y entregas una carta mientras dure. Contra cañones, un cuadro es un blanco.',
      en: 'Cavalry charges you. In square your infantry hardly suffers and the rider rolls one die, but you do not move, strike with one, and give up a card while it lasts. Against guns a square is a target.',
    },
    rules: ['CCN-SQ-03', 'CCN-SQ-01'],
    when: asks('defend', ({ words }) => words.includes('square')),
  },
  {
    id: 'defend',
    title: { es: 'Te atacan', en: 'You are attacked' },
    text: {
      es: 'Elige cómo recibirlo. Si te queda un bloque y no tienes que retirarte, responderás al ataque con tus dados.',
      en: 'Choose how to meet it. If you keep a block and need not retreat, you answer the attack with your own dice.',
    },
    rules: ['CCN-BB-01'],
    when: asks('defend'),
  },
  {
    id: 'flags',
    title: { es: 'Banderas', en: 'Flags' },
    text: {
      es: 'Una bandera hace retroceder un hexágono hacia el borde propio. Dos amigos al lado, un líder o un terreno defendido dejan ignorar una: mantén la línea cerrada.',
      en: 'A flag drives a unit back a hex towards its own edge. Two friends beside it, a leader or defended ground let it ignore one: keep your line closed.',
    },
    rules: ['CCN-RET-01'],
    when: happened('retreated', 'ignored-flags'),
  },
  {
    id: 'own-retreat',
    title: { es: 'Te toca retirarte', en: 'Yours to retreat' },
    text: {
      es: 'La bandera es para ti: elige el camino hacia tu borde. Sin sitio, la unidad pierde un bloque por cada hexágono que le falte.',
      en: 'The flag is for you: choose the way towards your edge. Without room the unit loses a block for every hex it is short.',
    },
    rules: ['CCN-RET-04'],
    when: asks('retreat-path'),
  },
  {
    id: 'loss',
    title: { es: 'Has perdido una unidad', en: 'You lost a unit' },
    text: {
      es: 'Pasa en todas las batallas. Retira del alcance enemigo a las unidades gastadas: una con un bloque vale tanto estandarte como una entera.',
      en: 'It happens in every battle. Draw worn units back out of reach: one with a single block is as good a banner as a whole one.',
    },
    rules: ['CCN-OBJ-02'],
    when: ({ fresh, field }) =>
      fresh.some(e => e.type === 'eliminated' && sideOf(field as Field, e.piece as Piece) === ROLICA.seat),
    pause: true,
  },
  {
    id: 'leader',
    title: { es: 'Un líder en peligro', en: 'A leader in danger' },
    text: {
      es: 'Cuando sufre la unidad de un líder se tiran dados por él; si cae, es un estandarte para el otro. Con tropa al lado ayuda mucho, solo es una presa.',
      en: 'When a leader’s unit suffers, dice are rolled for him; if he falls it is a banner for the other side. With troops he helps much, alone he is prey.',
    },
    rules: ['CCN-LCC-02'],
    when: happened('leader-check'),
    pause: true,
  },
  {
    id: 'alone',
    title: { es: 'Ya sabes lo principal', en: 'You know the essentials' },
    text: {
      es: 'Fuego para gastar, bayoneta y caballería para romper, cañones para ayudar. Si dudas, pide una pista (H). Sigo cerca por lo que aún no ha salido.',
      en: 'Fire to wear down, bayonet and cavalry to break, guns to help. When in doubt ask for a hint (H). I stay near for what has not come up yet.',
    },
    rules: [],
    when: asks('play-card', ({ turn }) => turn >= 5),
  },
  THE_END,
]
