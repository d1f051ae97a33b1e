import type { Said } from '@acies/kernel'
import type { Event, Mode } from '../events.ts'
import { isLeader } from '../field.ts'

type Of<T> = Extract<Event, { type: T }>
/** What is said of an event, or how it depends on it; empty for what needs no line. */
export type Tidings = { readonly [T in Event['type']]: Said | ((e: Of<T>) => Said) }

const NOTHING: Said = { es: '', en: '' }

/**
 * What happens, in sentences (`sentence` says how they are filled in). `{unit}` is whom it is about, `{other}` the other
 * one; `{hex}`, `{from}` and the numbers are the event's own.
 */
export const TIDINGS: Tidings = {
  turn: { es: 'Turno {turn}: {side}.', en: 'Turn {turn}: {side}.' },
  card: { es: '{side} juega «{card}».', en: '{side} plays {card}.' },
  copied: { es: 'Copia «{card}».', en: 'It copies {card}.' },
  fallback: {
    es: 'La carta no le sirve a nadie: se da orden a una unidad cualquiera.',
    en: 'The card is of use to nobody: any one unit may be ordered.',
  },
  'command-dice': { es: 'Dados de mando: {faces}.', en: 'Command dice: {faces}.' },
  ordered: { es: 'Orden para {unit}.', en: '{unit} [is|are] ordered.' },
  rallied: {
    es: '{unit} [recupera|recuperan] {blocks:bloque|bloques}.',
    en: '{unit} [regains|regain] {blocks:block|blocks}.',
  },
  moved: e =>
    e.from === e.to
      ? { es: '{unit} [aparece|aparecen] en {to}.', en: '{unit} [appears|appear] at {to}.' }
      : { es: '{unit} [mueve|mueven] de {from} a {to}.', en: '{unit} [moves|move] from {from} to {to}.' },
  joined: { es: '{unit} se une {to other}.', en: '{unit} joins {other}.' },
  'left-the-field': {
    es: '{unit} [abandona|abandonan] el campo desde {from}.',
    en: '{unit} [leaves|leave] the field from {from}.',
  },
  entered: { es: '{unit} [entra|entran] en {hex}.', en: '{unit} [enters|enter] {hex}.' },
  declared: e => DECLARED[e.mode],
  reaction: e => REACTIONS[e.reaction] ?? NOTHING,
  rolled: e => ROLLS[e.mode],
  'lost-blocks': e => LOSSES[e.cause],
  eliminated: e =>
    isLeader(e.piece)
      ? { es: '{unit} cae.', en: '{unit} falls.' }
      : { es: '{unit} [queda|quedan] fuera de combate.', en: '{unit} [is|are] eliminated.' },
  'leader-check': e =>
    e.lost
      ? { es: 'Suerte {of unit}: {faces}. Cae.', en: 'Fate of {unit}: {faces}. He falls.' }
      : { es: 'Suerte {of unit}: {faces}. Sobrevive.', en: 'Fate of {unit}: {faces}. He survives.' },
  banner: { es: 'Estandarte para {side}: {banners} de {goal}.', en: 'Banner for {side}: {banners} of {goal}.' },
  'banner-lost': {
    es: '{side} pierde un estandarte: {banners} de {goal}.',
    en: '{side} loses a banner: {banners} of {goal}.',
  },
  'ignored-flags': {
    es: '{unit} [ignora|ignoran] {flags:bandera|banderas}.',
    en: '{unit} [ignores|ignore] {flags:flag|flags}.',
  },
  retreated: { es: '{unit} se [retira|retiran] a {end}.', en: '{unit} [retreats|retreat] to {end}.' },
  evaded: { es: '{unit} se [evade|evaden] a {end}.', en: '{unit} [evades|evade] to {end}.' },
  stampede: { es: '¡Estampida de elefantes!', en: 'The elephants stampede!' },
  escaping: { es: '{unit} intenta escapar por {through}.', en: '{unit} tries to slip through {through}.' },
  stood: { es: '{unit} no [puede|pueden] retirarse.', en: '{unit} cannot retreat.' },
  declined: { es: '{unit} no [responde|responden].', en: '{unit} [does|do] not battle back.' },
  advanced: { es: '{unit} [avanza|avanzan] a {to}.', en: '{unit} [advances|advance] to {to}.' },
  drew: { es: '{side} roba {cards:carta|cartas}.', en: '{side} draws {cards:card|cards}.' },
  drawn: { es: 'Robas «{card}».', en: 'You draw {card}.' },
  shuffled: { es: 'Se baraja de nuevo el mazo.', en: 'The deck is shuffled anew.' },
  captured: { es: '{side} toma {hex}.', en: '{side} takes {hex}.' },
  command: {
    es: '{side} manda ahora con {command:carta|cartas}.',
    en: '{side} now commands with {command:card|cards}.',
  },
  ambush: { es: '¡Emboscada! {side} surge a espaldas del enemigo.', en: 'Ambush! {side} appears behind the enemy.' },
  aside: { es: '{side} aparta una carta por {unit}.', en: '{side} lays a card aside for {unit}.' },
  'taken-back': { es: '{side} recupera la carta {of unit}.', en: '{side} takes back the card of {unit}.' },
  combined: e =>
    e.with.length === 1
      ? {
          es: '{helpers} apoya {to unit} con {dice:dado|dados}.',
          en: '{helpers} supports {unit} with {dice:die|dice}.',
        }
      : {
          es: '{helpers} apoyan {to unit} con {dice:dado|dados}.',
          en: '{helpers} support {unit} with {dice:die|dice}.',
        },
  discarded: { es: '{side} descarta «{card}».', en: '{side} discards {card}.' },
  formed: e =>
    e.mark > 0
      ? { es: '{unit} [forma|forman] en cuadro.', en: '{unit} [forms|form] square.' }
      : { es: '{unit} [deshace|deshacen] el cuadro.', en: '{unit} [leaves its|leave their] square.' },
  won: e => WON[e.why],
  'drawn-game': {
    es: 'La batalla queda en tablas al acabar los turnos: a los dos les faltan los mismos estandartes.',
    en: 'The battle is drawn as the turns run out: both are short of as many banners.',
  },
}

const WON: Readonly<Record<Of<'won'>['why'], Said>> = {
  banners: {
    es: 'Victoria de {side}, con {banners:estandarte|estandartes} de {goal}.',
    en: '{side} wins with {banners:banner|banners} of {goal}.',
  },
  leader: {
    es: 'Victoria de {side}: ha caído el general enemigo.',
    en: '{side} wins: the enemy general has fallen.',
  },
  limit: {
    es: 'Victoria de {side} al acabar los turnos: le faltaban menos estandartes que al enemigo.',
    en: '{side} wins as the turns run out: it was fewer banners short than the enemy.',
  },
  conceded: { es: 'Victoria de {side}: el enemigo abandona.', en: '{side} wins: the enemy concedes.' },
}
const DECLARED: Readonly<Record<Of<'declared'>['mode'], Said>> = {
  fire: { es: '{unit} [dispara|disparan] {to other}.', en: '{unit} [fires|fire] at {other}.' },
  close: { es: '{unit} [ataca|atacan] {to other}.', en: '{unit} [attacks|attack] {other}.' },
  bonus: {
    es: '{bonus}: {unit} [ataca|atacan] {to other}.',
    en: '{bonus}: {unit} [attacks|attack] {other}.',
  },
}
/** Standing is no news; the square and the card are told by events of their own. */
const REACTIONS: Readonly<Record<string, Said>> = {
  evade: { es: '{unit} se [evade|evaden].', en: '{unit} [evades|evade].' },
  retire: {
    es: '{unit} se [retira y se reforma|retiran y se reforman].',
    en: '{unit} [retires and reforms|retire and reform].',
  },
}
const LOSSES: Readonly<Record<Of<'lost-blocks'>['cause'], Said>> = {
  hits: { es: '{unit} [pierde|pierden] {blocks:bloque|bloques}.', en: '{unit} [loses|lose] {blocks:block|blocks}.' },
  trampled: {
    es: '{unit} [pierde|pierden] {blocks:bloque|bloques}.',
    en: '{unit} [loses|lose] {blocks:block|blocks}.',
  },
  retreat: {
    es: '{unit} [pierde|pierden] {blocks:bloque|bloques} por no poder retirarse.',
    en: '{unit} [loses|lose] {blocks:block|blocks} for want of room to retreat.',
  },
}
const TALLY: Said = {
  es: '{dice:dado|dados}: {faces}. {tally}.',
  en: '{dice:die|dice}: {faces}. {tally}.',
}
const roll = (es: string, en: string): Said => ({ es: `${es} ${TALLY.es}`, en: `${en} ${TALLY.en}` })
const ROLLS: Readonly<Record<Mode, Said>> = {
  fire: roll('{unit} [dispara|disparan] {to other} con', '{unit} [fires|fire] at {other} with'),
  attack: roll('{unit} [golpea|golpean] {to other} con', '{unit} [strikes|strike] {other} with'),
  'battle-back': roll('{unit} [responde|responden] con', '{unit} [battles|battle] back with'),
  'first-strike': roll('{unit} [golpea|golpean] primero con', '{unit} [strikes|strike] first with'),
  answer: roll('{unit} [responde|responden] con', '{unit} [battles|battle] back with'),
  evade: roll(
    '{unit} [golpea|golpean] {to other}, que se <evade|evaden>, con',
    '{unit} [strikes|strike] at {other}, which <evades|evade>, with',
  ),
  escape: roll('{unit} [intenta|intentan] cortar el paso {to other} con', '{unit} [tries|try] to cut off {other} with'),
  rampage: roll('Los elefantes pisotean {to other} con', 'The elephants trample {other} with'),
}
