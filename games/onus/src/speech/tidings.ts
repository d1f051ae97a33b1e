import type { Said } from '@acies/kernel'
import type { EventType } from '../events.ts'

/** What needs no line in the log: it is seen on the table, or said by the line that follows. */
const QUIET: Said = { es: '', en: '' }

/** A unit that acts without a card: its general, or a line that advances. */
export const UNBIDDEN: Said = {
  es: '{unit} [actúa|actúan] este turno sin carta de orden.',
  en: '{unit} [acts|act] this turn without an order card.',
}
/** A move that goes nowhere: it looks another way. */
export const UNLED: Said = {
  es: '{bare side} no tiene quien reúna al ejército: no chequea el liderazgo.',
  en: '{bare side} has nobody to rally the army: there is no leadership check.',
}

export const TURNED: Said = { es: '{unit} [gira|giran] en el sitio.', en: '{unit} [turns|turn] on the spot.' }

/** What happened, in a line; {unit}, {other}, {side} and words are filled in. */
export const TIDINGS: Readonly<Record<EventType, Said>> = {
  deployed: { es: '{side} coloca una unidad.', en: '{side} places a unit.' },
  revealed: { es: '[Se descubre|Se descubren] {unit}.', en: '{unit} [is|are] turned up.' },
  'general-placed': {
    es: '{other} va con {unit}.',
    en: '{other} is with {unit}.',
  },
  dealt: { es: '{side} roba {n:carta|cartas}.', en: '{side} draws {n:card|cards}.' },
  'first-rolled': { es: 'Dados para empezar: {each}.', en: 'Dice for the first turn: {each}.' },
  first: { es: 'Empieza {side}.', en: '{side} begins.' },
  'turn-began': { es: 'Turno {n}: {each}.', en: 'Turn {n}: {each}.' },
  'phase-began': QUIET,
  arrived: { es: '{unit} [llega|llegan] al campo de batalla.', en: '{unit} [reaches|reach] the field of battle.' },
  casualties: { es: '{side} ha perdido el {n} % de su ejército.', en: '{side} has lost {n}% of its army.' },
  'leadership-check': {
    es: 'Chequeo de liderazgo de {bare side}: {dice} (hasta {need}), {outcome}.',
    en: 'Leadership check of {bare side}: {dice} (up to {need}), {outcome}.',
  },
  'army-beaten': {
    es: 'El ejército de {bare side} se retira, vencido.',
    en: 'The army of {bare side} retires, beaten.',
  },
  surrendered: { es: '{side} se rinde.', en: '{side} surrenders.' },
  ended: { es: 'Fin de la batalla: {outcome}.', en: 'The battle is over: {outcome}.' },

  'order-played': { es: '{side} juega «{order}».', en: '{side} plays {order}.' },
  'order-refused': QUIET,
  activated: { es: '{unit} [recibe|reciben] la orden.', en: '{unit} [gets|get] the order.' },
  healed: { es: '{unit} [cura|curan] {n:herida|heridas}.', en: '{unit} [heals|heal] {n:wound|wounds}.' },
  'general-moved': {
    es: '{other} pasa {to unit}.',
    en: '{other} goes to {unit}.',
  },
  'general-hit': {
    es: 'Alcanzan {to other}: {die}, {outcome}.',
    en: '{other} is hit: {die}, {outcome}.',
  },
  'general-lost': { es: 'Muere {other}.', en: '{other} is dead.' },
  'ability-used': {
    es: '{other} usa su habilidad.',
    en: '{other} uses his ability.',
  },
  drew: { es: '{side} roba {n:carta|cartas}.', en: '{side} draws {n:card|cards}.' },
  'cards-seen': { es: 'Has robado: {cards}.', en: 'You have drawn: {cards}.' },
  discarded: { es: '{side} descarta: {cards}.', en: '{side} discards: {cards}.' },
  gave: { es: '{side} da {n:carta|cartas} a {mate}.', en: '{side} gives {n:card|cards} to {mate}.' },
  reshuffled: { es: 'Se baraja el descarte.', en: 'The discard pile is shuffled.' },

  moved: { es: '{unit} [se mueve|se mueven] {ud}.', en: '{unit} [moves|move] {ud}.' },
  'force-marched': { es: '{unit} [va|van] a marchas forzadas.', en: '{unit} [goes|go] on a forced march.' },
  extended: {
    es: '{unit} [amplía|amplían] su línea por la {end}.',
    en: '{unit} [extends its|extend their] line on the {end}.',
  },
  shortened: {
    es: '{unit} [acorta|acortan] su línea por la {end}.',
    en: '{unit} [shortens its|shorten their] line on the {end}.',
  },
  formed: {
    es: '{unit} [adopta|adoptan] la formación de {formation}.',
    en: '{unit} [takes|take] up the {formation} formation.',
  },
  'formation-dropped': {
    es: '{unit} [deja|dejan] la formación de {formation}.',
    en: '{unit} [drops|drop] the {formation} formation.',
  },
  'formation-changed': {
    es: '{unit} [cambia|cambian] de formación, boca abajo.',
    en: '{unit} [changes|change] formation, face down.',
  },
  'passed-through': { es: '{unit} [atraviesa|atraviesan] {to other}.', en: '{unit} [passes|pass] through {other}.' },
  'put-back': {
    es: '{unit} [vuelve|vuelven] a su sitio: no [cabía|cabían].',
    en: '{unit} [goes|go] back: there was no room.',
  },
  charged: { es: '{unit} [carga|cargan] contra {other} {face}.', en: '{unit} [charges|charge] {other} {face}.' },
  engaged: QUIET,
  disengaged: { es: '{unit} y {other} se destraban.', en: '{unit} and {other} are no longer engaged.' },
  'markers-struck': {
    es: '{other} se <lleva|llevan> por delante {n:marcador|marcadores} {of unit}.',
    en: '{other} <strikes|strike> off {n:marker|markers} of {unit}.',
  },
  wrapped: {
    es: '{unit} [envuelve|envuelven] {to other} con {n:sección|secciones}.',
    en: '{unit} [wraps|wrap] round {other} with {n:section|sections}.',
  },
  'markers-taken-back': {
    es: '{unit} [retira|retiran] {n:marcador|marcadores}.',
    en: '{unit} [takes|take] back {n:marker|markers}.',
  },
  reformed: { es: '{unit} se [recoloca|recolocan].', en: '{unit} [re-forms|re-form].' },
  'fell-back': { es: '{unit} se [repliega|repliegan].', en: '{unit} [falls|fall] back.' },
  held: { es: '{unit} [mantiene|mantienen] la posición.', en: '{unit} [holds|hold].' },
  followed: { es: '{unit} [sigue|siguen] {to other}.', en: '{unit} [follows|follow] {other}.' },
  withdraws: { es: '{unit} se [retira|retiran] del combate.', en: '{unit} [withdraws|withdraw] from the melee.' },

  'shot-declared': { es: '{unit} [dispara|disparan] {to other}.', en: '{unit} [shoots|shoot] at {other}.' },
  'shot-lost': { es: 'Disparo perdido: {outcome}.', en: 'A lost shot: {outcome}.' },
  'shot-measured': { es: 'A {ud}, {face}: {n:dado|dados}{outcome}.', en: 'At {ud}, {face}: {n:die|dice}{outcome}.' },
  'shot-turned': { es: 'El viento lleva el disparo contra {other}.', en: 'The wind carries the shot on to {other}.' },
  'combat-began': {
    es: '{unit} contra {other}: {n:dado|dados}{outcome}.',
    en: '{unit} against {other}: {n:die|dice}{outcome}.',
  },
  'combat-cancelled': { es: '{unit} y {other} no llegan a las manos.', en: '{unit} and {other} do not come to blows.' },
  'event-drawn': { es: 'Evento: «{event}».', en: 'Event: {event}.' },
  'event-redrawn': { es: '{side} cambia el evento: «{event}».', en: '{side} draws the event anew: {event}.' },
  'event-played': { es: '{side} juega «{event}».', en: '{side} plays {event}.' },
  'event-countermanded': { es: '{side} anula «{event}».', en: '{side} cancels {event}.' },
  'event-void': { es: '«{event}» no tiene efecto.', en: '{event} has no effect.' },
  marked: { es: '{unit}: {marker}.', en: '{unit}: {marker}.' },
  rolled: {
    es: '{unit}, {roll}: {dice} (a {need}+), {successes}.',
    en: '{unit}, {roll}: {dice} (on {need}+), {successes}.',
  },
  wounded: { es: '{unit} [sufre|sufren] {n:herida|heridas}.', en: '{unit} [takes|take] {n:wound|wounds}.' },
  destroyed: {
    es: '{unit} [queda destruido|queda destruida|quedan destruidos|quedan destruidas].',
    en: '{unit} [is|are] destroyed.',
  },
  'morale-checked': {
    es: 'Chequeo de moral {of unit}: {die} (hasta {need}), {outcome}.',
    en: 'Morale check of {unit}: {die} (up to {need}), {outcome}.',
  },
  broke: { es: '{unit} [queda roto|queda rota|quedan rotos|quedan rotas].', en: '{unit} [is|are] broken.' },
  recovered: { es: '{unit} [se recupera|se recuperan].', en: '{unit} [recovers|recover].' },
  stood: { es: '{unit} [aguanta|aguantan].', en: '{unit} [stands|stand] fast.' },

  fled: { es: '{unit} [huye|huyen].', en: '{unit} [flees|flee].' },
  'shut-in': { es: '{unit} no [tiene|tienen] por dónde huir.', en: '{unit} [has|have] no way out.' },
  ran: QUIET,
  'left-the-table': { es: '{unit} [abandona|abandonan] el campo de batalla.', en: '{unit} [leaves|leave] the field.' },
  rallied: { es: '{unit} se [reorganiza|reorganizan].', en: '{unit} [rallies|rally].' },
  'faced-about': QUIET,
  trampled: {
    es: '{other} <arrolla|arrollan> {to unit}: {n:dado|dados}.',
    en: '{other} <tramples|trample> {unit}: {n:die|dice}.',
  },
  'stood-up': { es: '{unit} [planta|plantan] cara {to other}.', en: '{unit} [stands|stand] up to {other}.' },
  'killed-by-drivers': { es: 'Los cornacas matan {to unit}.', en: 'The drivers kill {unit}.' },
}

export const OUTCOMES = {
  passed: { es: 'superado', en: 'passed' },
  failed: { es: 'fallado', en: 'failed' },
  range: { es: 'fuera de alcance', en: 'out of range' },
  wind: { es: 'se lo lleva el viento', en: 'the wind takes it' },
  sight: { es: 'no se ve tan lejos', en: 'too dark to see so far' },
  well: { es: 'ileso', en: 'unhurt' },
  wounded: { es: 'queda herido', en: 'he is wounded' },
  dead: { es: 'muere', en: 'he dies' },
  obstructed: { es: ', con estorbos', en: ', obstructed' },
  clear: { es: '', en: '' },
  simultaneous: { es: '', en: '' },
  priority: { es: '; primero, {unit}', en: '; {unit} first' },
  single: { es: '; solo [golpea|golpean] {unit}', en: '; only {unit} [strikes|strike]' },
  draw: { es: 'empate', en: 'a draw' },
} as const satisfies Record<string, Said>

/** Why a battle ended, said after who has won it. */
export const ENDS = {
  casualties: { es: 'por bajas', en: 'by losses' },
  annihilation: { es: 'por aniquilación', en: 'by annihilation' },
  'death-of-general': { es: 'por la muerte del general', en: 'by the death of the general' },
  limit: { es: 'al acabar los turnos', en: 'when the turns ran out' },
  surrender: { es: 'por rendición', en: 'by surrender' },
} as const satisfies Record<string, Said>

export const ROLLS = {
  hit: { es: 'para impactar', en: 'to hit' },
  wound: { es: 'para herir', en: 'to wound' },
} as const satisfies Record<string, Said>
export const SUCCESSES = {
  hit: { es: '{n:impacto|impactos}', en: '{n:hit|hits}' },
  wound: { es: '{n:herida|heridas}', en: '{n:wound|wounds}' },
} as const satisfies Record<string, Said>

export const MARKS = {
  hero: { es: 'surge un héroe', en: 'a hero comes forward' },
  'no-officers': { es: 'sin oficiales', en: 'no officers left' },
  'hero-lost': { es: 'cae su héroe', en: 'their hero falls' },
  veteran: { es: 'ya son veteranos', en: 'veterans now' },
  elite: { es: 'ya son de élite', en: 'an elite now' },
} as const satisfies Record<string, Said>

export const END_NAMES = {
  left: { es: 'izquierda', en: 'left' },
  right: { es: 'derecha', en: 'right' },
} as const satisfies Record<string, Said>

/** Which side a charge or a shot strikes. */
export const STRUCK = {
  front: { es: 'de frente', en: 'from the front' },
  left: { es: 'por el flanco izquierdo', en: 'on the left flank' },
  right: { es: 'por el flanco derecho', en: 'on the right flank' },
  rear: { es: 'por la retaguardia', en: 'from the rear' },
} as const satisfies Record<string, Said>
