import type { Field } from '@acies/tercios'
import { asks, happened, type Lesson, THE_END } from './lesson.ts'
import type { Scene } from './scene.ts'
import { FLANDERS } from './tercios-line.ts'

/** A troop of the pupil's is gone. */
const lostOne = ({ fresh, field }: Scene): boolean =>
  fresh.some(
    e => e.type === 'destroyed' && (field as Field).troops.find(({ id }) => id === e.unit)?.side === FLANDERS.seat,
  )
/** Since the pupil leads by himself. */
const alone = ({ turn }: Scene): boolean => turn >= 3

/** A pitched battle of 500 points, from the turn in which the lines come within reach of each other. */
export const terciosLessons: readonly Lesson[] = [
  {
    id: 'goal',
    title: { es: 'Tu ejército', en: 'Your army' },
    text: {
      es: 'Mandas a España: las peanas rojas, abajo. Las dos líneas ya han desplegado y avanzado un turno. Cada peana es una tropa; púlsala y verás su ficha, su arco y su alcance. Destruir tropas da puntos: la cuenta está arriba. Son seis turnos.',
      en: 'You lead Spain: the red bases, below. Both lines have deployed and advanced for a turn. Each base is a troop; press it to see its sheet, its arc and its reach. Destroying troops gives points: the count is at the top. There are six turns.',
    },
    rules: ['TER-TRN-01', 'TER-GLO-05'],
    when: asks('place-orders'),
  },
  {
    id: 'orders',
    title: { es: 'Órdenes secretas', en: 'Secret orders' },
    text: {
      es: 'Cada turno pones una orden boca abajo a cada tropa, y el enemigo también: ¡Atacad! para cargar, ¡Fuego! para disparar quieta, ¡Corred! para ir lejos, ¡Resistid! para reponerse, ¡Atención! para un poco de todo. Te dejo puestas las mías.',
      en: 'Each turn you lay an order face down for every troop, and so does the enemy: Attack to charge, Fire to shoot without moving, Run to go far, Resist to recover, Attention for a little of everything. Mine are laid for you already.',
    },
    rules: ['TER-ORD-01', 'TER-ORD-02'],
    when: asks('place-orders'),
  },
  {
    id: 'initiative',
    title: { es: 'La iniciativa', en: 'Initiative' },
    text: {
      es: 'Con las órdenes puestas, cada uno tira un dado y suma el nivel de su general. Quien gana decide quién empieza. Empieza tú si tienes una carga a mano; deja empezar al otro si prefieres ver adónde va.',
      en: 'With the orders laid, each side rolls a die and adds its general’s level. Who wins decides who begins. Begin if you have a charge at hand; let the other begin if you would rather see where he goes.',
    },
    rules: ['TER-INI-01', 'TER-INI-02'],
    when: asks('choose-first'),
  },
  {
    id: 'commanders',
    title: { es: 'Los jefes', en: 'Commanders' },
    text: {
      es: 'En tu pase puedes activar antes un jefe, y después una tropa. El jefe cabalga y hace una acción. Sus tropas obedecen peor si no lo tienen a la vista y a 6″: llévalo donde vaya a hacer falta.',
      en: 'In your pass you may activate a commander first, and then a troop. He rides and takes one action. His troops obey worse when he is not in sight within 6″: take him where he will be needed.',
    },
    rules: ['TER-ACT-01', 'TER-CMD-10', 'TER-CHK-02'],
    when: asks(['choose-commander', 'move-commander']),
  },
  {
    id: 'activation',
    title: { es: '¿Quién actúa?', en: 'Who acts?' },
    text: {
      es: 'Se alterna: tú una tropa, el enemigo otra. Empieza por la que tenga un blanco que se le va a escapar, o por la que está a punto de ser atacada: la que reacciona ya no actúa después.',
      en: 'You take turns: one troop of yours, one of theirs. Begin with whoever has a target about to slip away, or is about to be attacked: a troop that reacts does not act afterwards.',
    },
    rules: ['TER-ACT-01', 'TER-ACT-06'],
    when: asks('choose-troop'),
  },
  {
    id: 'charge',
    title: { es: 'La carga', en: 'The charge' },
    text: {
      es: 'Con ¡Atacad! una tropa anda más y pega más. Al declarar la carga, el otro descubre su carta y puede disparar, salir al encuentro, huir o aguantar. De flanco se pelea mucho mejor: quien lo recibe pierde dados.',
      en: 'With Attack a troop goes farther and hits harder. When the charge is declared the other turns up his card and may shoot, come to meet it, run or stand. A flank is worth much: whoever is taken there loses dice.',
    },
    rules: ['TER-ORD-22', 'TER-CHG-02', 'TER-FLK-02'],
    when: scene => asks('choose-charge')(scene) || happened('charge')(scene),
  },
  {
    id: 'melee',
    title: { es: 'El combate', en: 'The melee' },
    text: {
      es: 'Los dos tiran a la vez tantos dados como su Combate contra la Defensa del otro; el Coraje anula aciertos con 5 o más. Lo que queda es desgaste. Quien recibe más pierde y se destraba; si no anuló ninguno, se retira.',
      en: 'Both roll at once as many dice as their Combat against the other’s Defence; Courage cancels hits on 5 or more. What is left is wear. Whoever takes more loses and breaks off; if he cancelled none he retreats.',
    },
    rules: ['TER-CBT-02', 'TER-CBT-04', 'TER-CBT-09'],
    when: happened('combat'),
    pause: true,
  },
  {
    id: 'break',
    title: { es: 'Romperse', en: 'Breaking' },
    text: {
      es: 'Quien tiene más desgaste que Aguante tira su Disciplina: necesita un 6 por cada punto de más. Si no los saca, la tropa queda destruida y da puntos al otro. El diario guarda cada tirada.',
      en: 'Whoever has more wear than Stamina rolls his Discipline: he needs a 6 for each point too many. If they do not come up the troop is destroyed and gives the other side points. The log has every roll.',
    },
    rules: ['TER-BRK-01', 'TER-BRK-03', 'TER-BRK-05'],
    when: happened('break-check', 'destroyed'),
    log: true,
    pause: true,
  },
  {
    id: 'consolidate',
    title: { es: 'Ganar terreno', en: 'Taking ground' },
    text: {
      es: 'Tu carga ha destruido al enemigo: puedes avanzar hasta 3″ de frente o quedarte. Antes de avanzar mira a quién tendrías delante, y quién te vería el flanco.',
      en: 'Your charge destroyed the enemy: you may advance up to 3″ straight ahead, or stay. Before you advance look whom you would have before you, and who would see your flank.',
    },
    rules: ['TER-OUT-09'],
    when: asks('consolidate'),
  },
  {
    id: 'react',
    title: { es: 'Reaccionar', en: 'Reacting' },
    text: {
      es: 'Te cargan, o alguien pasa muy cerca. Se reacciona con la carta que se tiene, y siempre con un chequeo: un 5 o más. La caballería puede además esquivar con cualquier carta. Quien reacciona gasta su turno; compara.',
      en: 'You are charged, or somebody passes very near. One reacts with the card one has, and always with a check: a 5 or more. Horse may also evade with any card. Whoever reacts has spent his turn; compare.',
    },
    rules: ['TER-REA-01', 'TER-REA-03', 'TER-REA-60'],
    when: asks(['react', 'attentive-reaction']),
  },
  {
    id: 'flight',
    title: { es: 'Esquivar', en: 'Getting away' },
    text: {
      es: 'Tu caballería vuelve grupas y se aleja en línea recta. Elige hasta dónde: lo bastante para que la carga se quede corta, sin salirte de la mesa ni dejar solos a los tuyos.',
      en: 'Your horse turns about and goes straight away. Choose how far: enough for the charge to fall short, without leaving the table or your own men.',
    },
    rules: ['TER-REA-30', 'TER-CHG-07'],
    when: asks('choose-flight'),
  },
  {
    id: 'shooting',
    title: { es: 'Disparar', en: 'Shooting' },
    text: {
      es: 'Tantos dados como su Fuego, contra la Defensa ante salvas del otro; él anula aciertos con el Coraje, con 4 o más. Lo que no anula es desgaste. Señala un blanco y verás los dados, el porqué y las probabilidades.',
      en: 'As many dice as its Fire, against the other’s Defence versus volleys; he cancels hits with Courage, on 4 or more. What he does not cancel is wear. Point at a target to see the dice, why, and the odds.',
    },
    rules: ['TER-SHO-04', 'TER-SHO-06', 'TER-SHO-09'],
    when: asks(['choose-targets', 'choose-first-shot']),
  },
  {
    id: 'action',
    title: { es: 'Acciones de mando', en: 'Command actions' },
    text: {
      es: 'Un jefe tira tantos dados como su nivel: con un 5 o más lo consigue. Con dos éxitos no se agota y puede actuar otra vez. Todos saben apresurarse e inspirar; además, cada uno tiene sus cualidades.',
      en: 'A commander rolls as many dice as his level: a 5 or more does it. With two successes he is not exhausted and may act again. All can hurry and inspire; besides, each has his own qualities.',
    },
    rules: ['TER-CMD-21', 'TER-CMD-23', 'TER-CMD-30'],
    when: asks('choose-action'),
  },
  {
    id: 'guns',
    title: { es: 'Los cañones', en: 'Guns' },
    text: {
      es: 'Las piezas disparan solo con ¡Fuego! y llegan lejos: la ligera, 18″. Tiran contra la Defensa ante artillería, y el blanco solo anula aciertos con un 6. Delante de ellas no pongas a nadie: taparía el tiro.',
      en: 'Guns fire with Fire only, and reach far: a light one 18″. They roll against the Defence versus artillery, and the target cancels hits on a 6 only. Put nobody before them: he would stand in the line of fire.',
    },
    rules: ['TER-WPN-16', 'TER-SHO-06', 'TER-LOS-02'],
    when: asks(['choose-troop', 'place-orders'], ({ fresh }) => fresh.some(e => e.type === 'shot')),
  },
  {
    id: 'attention',
    title: { es: '¡Atención!', en: 'Attention' },
    text: {
      es: 'Hasta dos acciones distintas: mover, girar, reorganizarse o disparar, aunque con menos fuego. Es la orden de quien no sabe aún qué vendrá, y con ella se quita el desorden. También puede no hacer nada.',
      en: 'Up to two different actions: move, turn, reorganise or shoot, though with less fire. It is the order of those who do not know yet what will come, and it mends disorder. Doing nothing is allowed too.',
    },
    rules: ['TER-ORD-10', 'TER-ORD-11', 'TER-MRK-05'],
    when: asks('choose-deed'),
  },
  {
    id: 'wear',
    title: { es: 'Desgaste y desorden', en: 'Wear and disorder' },
    text: {
      es: 'Una tropa con desgaste chequea para cumplir su orden: un 5 o más con su Disciplina. Desordenada, anula peor los aciertos. Con ¡Resistid! se quita desgaste, menos el último; retírala a tiempo.',
      en: 'A troop with wear checks to carry out its order: a 5 or more with its Discipline. In disorder it cancels hits worse. Resist takes wear away, but for the last; draw it back in time.',
    },
    rules: ['TER-ORD-04', 'TER-CHK-01', 'TER-ORD-50'],
    when: asks('place-orders', alone),
  },
  {
    id: 'alone',
    title: { es: 'Ahora mandas tú', en: 'Now you command' },
    text: {
      es: 'Fuego para desgastar, caballería para rematar, los tercios juntos y cerca de sus jefes. Piensa qué teme cada tropa antes de darle su orden. Si dudas, pide una pista (H). Me quedo para lo que aún no ha salido.',
      en: 'Fire to wear down, horse to finish, the tercios together and near their commanders. Think what each troop fears before you give it its order. When in doubt ask for a hint (H). I stay for what has not come up yet.',
    },
    rules: ['TER-TRN-03'],
    when: asks('place-orders', alone),
  },
  {
    id: 'move',
    title: { es: 'Moverse', en: 'Moving' },
    text: {
      es: 'Arrastra la tropa: lo verde es lo que alcanza. Antes de andar puede girar hasta 90°; pasar a menos de 3″ del frente de un enemigo invita a su reacción, que se dibuja antes de que sueltes.',
      en: 'Drag the troop: green is what it reaches. It may turn up to 90° before it goes; passing within 3″ of an enemy’s front invites his reaction, which is drawn before you let go.',
    },
    rules: ['TER-MOV-04', 'TER-REA-01'],
    when: asks(['choose-move', 'mobility']),
  },
  {
    id: 'loss',
    title: { es: 'Has perdido una tropa', en: 'You lost a troop' },
    text: {
      es: 'Pasa en todas las batallas. Las que tienen tanto desgaste como Aguante pegan y disparan con menos dados: sácalas de la línea, que las releven, y que la caballería no llegue sola.',
      en: 'It happens in every battle. Those with as much wear as Stamina fight and shoot with fewer dice: take them out of the line, let others relieve them, and do not let the horse arrive alone.',
    },
    rules: ['TER-BRK-05'],
    when: lostOne,
    pause: true,
  },
  THE_END,
]
