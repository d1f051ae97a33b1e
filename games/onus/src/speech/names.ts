import { bare, type Lang, type Noun, nounOf, ordinal, type Said } from '@acies/kernel'
import { tenths } from '@acies/tabletop'
import { commandersOf } from '../commanders.ts'
import { battleNamed } from '../data/battles/index.ts'
import { CARDS } from '../data/cards.ts'
import { type Field, type General, HIDDEN, UD, type Unit } from '../position.ts'
import { seatNames } from '../text/battles/seats.ts'
import { eventNames, factionNames, generalNames, orderNames } from '../text/names.ts'
import { FACE_DOWN, unitNames } from '../text/units.ts'

/** Which of its kind it is in its army, as on the table; nothing for the only one, nor for what lies face down. */
function numberOf(g: Field, u: Unit): string {
  if (u.kind === HIDDEN) return ''
  return ordinal(
    u,
    g.units.filter(other => other.seat === u.seat && other.kind === u.kind),
  )
}

/** A unit as it stands in a sentence: `los legionarios III`; without its number where it is the only one of its kind. */
export function unitNoun(g: Field, id: number, lang: Lang): Noun {
  const u = g.units[id]
  const card = u.kind === HIDDEN ? FACE_DOWN : (unitNames[g.kinds[u.kind].id] ?? FACE_DOWN)
  const noun = nounOf(card, lang)
  const tag = numberOf(g, u)
  if (tag === '') return noun
  const tagged = (text: string): string => `${text} ${tag}`
  return { form: noun.form, name: tagged(noun.name), the: tagged(noun.the), to: tagged(noun.to), of: tagged(noun.of) }
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const unitName = (g: Field, id: number, lang: Lang): string => capital(unitNoun(g, id, lang).name)

/** A seat by its army: as its battle calls it, else by its faction, numbered where two lead the same. */
export function seatName(g: Field, seat: number, lang: Lang): string {
  const own = seatNames[g.scenario]?.[seat]
  if (own !== undefined) return own[lang]
  const faction = g.faction[seat]
  const name = faction === undefined ? `${seat + 1}` : factionNames[faction][lang]
  const same = g.faction.flatMap((f, other) => (f === faction ? [other] : []))
  return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name
}
export const seatNoun = (g: Field, seat: number, lang: Lang): Noun => bare(seatName(g, seat, lang))

/** A general: the man of the battle whose card he is, else the name on it. */
export const generalName = (g: Field, { seat, card }: General, lang: Lang): string =>
  (battleNamed(g.scenario) === undefined ? (generalNames[card] ?? NOBODY_KNOWS) : commandersOf(g.scenario)[seat].name)[
    lang
  ]
/** Generals by their names; but a legate. */
export const NAMED = /^(?!(Un|A) )/

/** The general of a seat as a sentence tells of him: by his own name, where he has one that is known and nobody beside him leads. */
export function leaderNoun(g: Field, seat: number, lang: Lang): Noun {
  const [one, ...others] = g.generals.filter(general => general.seat === seat)
  const name = one === undefined ? '' : generalName(g, one, lang)
  if (others.length === 0 && name !== '' && name !== NOBODY_KNOWS[lang] && NAMED.test(name)) return bare(name)
  const side = seatName(g, seat, lang)
  const [es, en] = [`general de ${side}`, `general of ${side}`]
  return nounOf({ name: { es, en }, form: 0, many: false }, lang)
}
const NOBODY_KNOWS: Said = { es: 'general oculto', en: 'hidden general' }

const UNSEEN: Said = { es: 'una carta', en: 'a card' }
export const orderOn = (card: number, lang: Lang): string => orderNames[CARDS[card]?.order]?.[lang] ?? UNSEEN[lang]
export const eventOn = (card: number, lang: Lang): string => eventNames[CARDS[card]?.event]?.[lang] ?? UNSEEN[lang]
/** Both halves: `Orden directa · Furia`. */
export const cardName = (card: number, lang: Lang): string =>
  CARDS[card] === undefined ? UNSEEN[lang] : `${orderOn(card, lang)} · ${eventOn(card, lang)}`

/** `2,5 UD` out of hundredths. */
export const udText = (hundredths: number, lang: Lang): string => `${tenths(hundredths / 100, lang)} UD`
/** The same out of table units. */
export const udOf = (length: number, lang: Lang): string => udText((length / UD) * 100, lang)
