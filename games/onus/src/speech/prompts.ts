import type { Said } from '@acies/kernel'

/** What each question asks; {unit} and {other} are the units concerned. */
export const PROMPTS: Readonly<Record<string, Said>> = {
  'deploy-unit': { es: 'Coloca una unidad boca abajo en tu franja.', en: 'Place a unit face down in your strip.' },
  'set-formations': {
    es: '¿Qué unidades empiezan en formación o con la línea ampliada?',
    en: 'Which units begin in formation or with an extended line?',
  },
  'place-general': {
    es: '¿Con qué unidad va tu general, {general}?',
    en: 'Which unit does your general, {general}, ride with?',
  },
  'play-order': {
    es: 'Juega una orden, o da por terminada la activación.',
    en: 'Play an order, or end the activation.',
  },
  'choose-units': { es: 'Elige las unidades que reciben la orden.', en: 'Choose the units that get the order.' },
  'choose-rival': { es: '¿A quién le interceptas el mensajero?', en: 'Whose messenger do you intercept?' },
  'take-rally': {
    es: '{unit} [está roto|está rota|están rotos|están rotas]: ¿[chequea|chequea|chequean|chequean] la moral?',
    en: '{unit} [is|are] broken: check morale?',
  },
  'face-about': {
    es: '{unit} se [reorganiza: ¿hacia dónde mira?|reorganizan: ¿hacia dónde miran?]',
    en: '{unit} [rallies: which way does it|rally: which way do they] face?',
  },
  'kill-elephants': {
    es: '{unit} [saca|sacan] justo su moral: ¿los reorganizas o los matan los cornacas?',
    en: '{unit} [rolls its|roll their] exact morale: rally them, or have the drivers kill them?',
  },
  'next-in-stampede': { es: 'Estampida: ¿quién chequea ahora?', en: 'Stampede: who checks now?' },
  'next-mover': {
    es: '¿Qué unidad se mueve? Si no, termina los movimientos.',
    en: 'Which unit moves? Or end the movement.',
  },
  'next-skirmisher': {
    es: '¿Qué hostigadores siguen moviendo? Si no, termina la fase.',
    en: 'Which skirmishers move on? Or end the phase.',
  },
  manoeuvre: { es: 'Mueve {to unit}.', en: 'Move {unit}.' },
  'align-side': {
    es: '{unit} [da|dan] en una esquina: ¿con qué lado se [alinea|alinean]?',
    en: '{unit} [meets|meet] a corner: which side to align with?',
  },
  'align-place': {
    es: 'Dos huecos igual de cerca: ¿a qué lado se [corre|corren] {unit}?',
    en: 'Two places equally near: which way [does|do] {unit} shift?',
  },
  wrap: {
    es: '¿Con cuántas secciones [envuelve|envuelven] {unit}?',
    en: 'With how many sections [does|do] {unit} wrap?',
  },
  'engaged-action': {
    es: '{unit} [está trabado|está trabada|están trabados|están trabadas]: ¿qué [hace|hace|hacen|hacen]?',
    en: '{unit} [is|are] engaged: what [does it|do they] do?',
  },
  'take-back': {
    es: '¿Cuántos marcadores [quita|quitan] {unit}? Primero a la izquierda y luego a la derecha.',
    en: 'How many markers [does|do] {unit} take back? First left, then right.',
  },
  're-form': { es: '¿Cómo se [recoloca|recolocan] {unit}?', en: 'How [does|do] {unit} re-form?' },
  'how-far-back': { es: '¿Cuánto se [repliega|repliegan] {unit}?', en: 'How far back [does|do] {unit} fall?' },
  'hold-or-follow': {
    es: '{other} se <repliega|repliegan>: ¿{unit} [mantiene|mantienen] la posición o [sigue|siguen]?',
    en: '{other} <falls|fall> back: [does|do] {unit} hold or follow?',
  },
  'keep-wraps': {
    es: '¿Cuántos marcadores [conserva|conservan] {unit}? Primero a la izquierda y luego a la derecha.',
    en: 'How many markers [does|do] {unit} keep? First left, then right.',
  },
  'voluntary-flight': {
    es: '{unit} [ha sido herido: ¿aguanta o huye?|ha sido herida: ¿aguanta o huye?|han sido heridos: ¿aguantan o huyen?|han sido heridas: ¿aguantan o huyen?]',
    en: '{unit} [has|have] been wounded: stand, or flee of your own accord?',
  },
  'stand-or-flee': {
    es: '{unit} [falla|fallan] el chequeo, pero [es firme: ¿aguanta o huye?|son firmes: ¿aguantan o huyen?]',
    en: '{unit} [fails|fail] the check, but [is|are] Steadfast: stand or flee?',
  },
  'flight-way': { es: '¿Por qué lado [huye|huyen] {unit}?', en: 'Which way round [does|do] {unit} flee?' },
  'face-elephants': {
    es: 'Los elefantes se desbocan hacia {unit}: ¿les [planta cara o se deja|plantan cara o se dejan] arrollar?',
    en: 'The elephants run at {unit}: stand and fight, or be trampled?',
  },
  'next-shot': {
    es: '¿Quién dispara, y a quién? Se mide después.',
    en: 'Who shoots, and at whom? Measuring comes after.',
  },
  'measured-shot': {
    es: '¿Quién dispara, y a quién? Se puede medir antes.',
    en: 'Who shoots, and at whom? You may measure first.',
  },
  'struck-side': {
    es: 'El disparo da en una esquina {of other}: ¿qué lado cuenta?',
    en: 'The shot strikes a corner of {other}: which side counts?',
  },
  'elite-plan': {
    es: '{unit}, de élite: ¿dos eventos aleatorios a elegir, o dos de la mano?',
    en: '{unit}, Elite: two random events to choose from, or two from hand?',
  },
  'choose-random': { es: '¿Cuál de los dos eventos se aplica?', en: 'Which of the two events applies?' },
  redraw: { es: '¿Te quedas con este evento o robas otro?', en: 'Keep this event, or draw another?' },
  'play-event': { es: '{unit} contra {other}: ¿juegas un evento?', en: '{unit} against {other}: play an event?' },
  'wind-target': {
    es: 'El viento ha cambiado: ¿en quién cae el disparo?',
    en: 'The wind has changed: on whom does the shot fall?',
  },
  'next-combat': { es: '¿Qué combate se libra ahora?', en: 'Which combat is fought now?' },
  'next-flight': { es: '¿Qué unidad en huida chequea ahora?', en: 'Which fleeing unit checks now?' },
  replenish: {
    es: 'No has jugado órdenes: ¿robas tres cartas, o cambias algunas y robas una más?',
    en: 'You played no orders: draw three cards, or change some and draw one more?',
  },
  discard: { es: '¿Qué cartas descartas? Robarás una más.', en: 'Which cards do you discard? You will draw one more.' },
  'give-cards': { es: '¿Das alguna carta a tu compañero?', en: 'Give your team-mate any cards?' },
  'hand-limit': {
    es: 'Te sobran cartas: descarta hasta tu liderazgo.',
    en: 'You hold too many cards: discard down to your leadership.',
  },
  'choose-line': {
    es: '¿Avance en línea? Elige unidades que estén codo con codo; cuesta dos cartas.',
    en: 'A line advance? Choose units that stand side by side; it costs two cards.',
  },
  'pay-for-line': {
    es: '¿Qué dos cartas descartas por el avance en línea?',
    en: 'Which two cards do you discard for the line advance?',
  },
  'use-favour': { es: '{ability}: ¿para qué unidad?', en: '{ability}: for which unit?' },
  'send-courier': {
    es: '¿Manda tu general a por una carta más? Solo puede una vez por batalla.',
    en: 'Does your general send for one more card? He may do so once a battle.',
  },
}

/** Of what a number is asked. */
export const COUNTS: Readonly<Record<string, Said>> = {
  'sections-left': { es: '¿Cuántas por la izquierda?', en: 'How many on the left?' },
  'sections-right': { es: '¿Cuántas por la derecha?', en: 'How many on the right?' },
  'markers-left': { es: '¿Cuántos a la izquierda?', en: 'How many on the left?' },
  'markers-right': { es: '¿Cuántos a la derecha?', en: 'How many on the right?' },
}
