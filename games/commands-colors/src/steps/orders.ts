import { NOWHERE } from '@acies/hexes'
import { type Choice, type Hand, type Pick, type Picks, type RuleId, thing } from '@acies/kernel'
import { ANY_SECTION, BOTTOM, neighbours, SECTIONS, sectionOf } from '../battlefield.ts'
import { bookOf, type CardType, cite, type Orders, ordersOf, typeOf } from '../book.ts'
import type { Event } from '../events.ts'
import {
  afterLastOf,
  besideEnemyUnit,
  type Field,
  firstOf,
  hexUnder,
  isLeader,
  type Leader,
  leader,
  leadersOf,
  NOBODY,
  type Piece,
  sideOf,
  type Unit,
  unit,
  unitsOf,
} from '../field.ts'
import { active, nothing, procedure, question } from './rulebook.ts'

/** The card says who may be ordered; the player says who is. */
export const giveOrders = procedure({
  name: 'give-orders',
  with: nothing,
  gives: undefined,
  lines: {
    order(r) {
      const g = r.field
      const { orders } = ordersOf(g)
      if (lacksAny(g, orders)) {
        g.plain = true
        r.tell({ type: 'fallback', side: g.active, rules: [fallbackRule(g)] })
      }
      if (g.plain) return r.call(orderOne, {})
      switch (orders.how) {
        case 'sections':
        case 'kind':
          return r.call(orderUnits, {})
        case 'leader':
          return r.call(orderLeader, {})
        case 'linked':
          return r.call(orderGroup, {})
        case 'all':
          return orderAll(r, u => orders.of(typeOf(g, u)))
        case 'touching':
          return orderAll(r, u => besideEnemyUnit(g, u.side, u.hex))
        case 'own':
          return r.call(orders.step, {})
        case 'copy':
        case 'nobody':
          return
      }
    },
  },
})

const fallbackRule = (g: Field): RuleId => ordersOf(g).fallback ?? cite(g).orderFallback

/** Nobody on the field is of the kind the card orders; or there is nothing to copy. */
function lacksAny(g: Field, orders: Orders): boolean {
  if (ordersOf(g).fallback === undefined) return false
  if (orders.how === 'copy') return true
  if (orders.how === 'own') return orders.lacks?.(g) ?? false
  if (orders.how !== 'kind' && orders.how !== 'linked' && orders.how !== 'all') return false
  const of = orders.how === 'kind' && orders.needs !== undefined ? orders.needs : orders.of
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    if (g.units[i].hex !== NOWHERE && of(typeOf(g, g.units[i]))) return false
  }
  return true
}

export function order(r: Hand<Field, Event>, piece: Piece): void {
  const g = r.field
  if (isLeader(piece)) leader(g, piece).ordered = true
  else unit(g, piece).ordered = true
  r.tell({ type: 'ordered', piece, hex: hexUnder(g, piece), rules: [cite(g).order] })
}
function orderAll(r: Hand<Field, Event>, test: (u: Unit) => boolean): void {
  for (const u of unitsOf(r.field, r.field.active, test)) order(r, u.id)
}

// ---- units and leaders by section or kind ----

/** Up to the card's number, all declared at once. */
export const orderUnits = question({
  name: 'order-units',
  kind: 'several',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    const card = ordersOf(g)
    const options: Piece[] = []
    const may = card.orders.how === 'sections' ? sectionTest(g, card.orders, draft) : kindTest(g, card.orders, draft)
    // The card's number is used up.
    if (may === null) return { of: 'unit', options, enough: 'done' }
    for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
      const u = g.units[i]
      if (u.hex !== NOWHERE && may(u.id, u.hex, g) && !draft.includes(i)) options.push(i)
    }
    if (card.helmet) {
      for (let i = 0; i < g.leaders.length; i++) {
        const l = g.leaders[i]
        if (l.side !== g.active || l.hex === NOWHERE || !may(l.id, l.hex, g) || draft.includes(l.id)) continue
        if (whyNotLeader(g, l, card, draft) === null) options.push(l.id)
      }
    }
    // A leader who is named before the unit that must come with him: it is still owed.
    const owed = owedTo(g, draft)
    return owed.length > 0
      ? { of: 'unit', options: options.filter(id => owed.includes(id)) }
      : { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    const no = whyNotOwn(g, draft, pick)
    if (no !== null) return no
    if (owedTo(g, draft).length > 0) return cite(g).orderWithUnit
    const card = ordersOf(g)
    if (isLeader(Number(pick)) && !card.helmet) return cite(g).orderLeaderAlone
    const alone = isLeader(Number(pick)) ? whyNotLeader(g, leader(g, Number(pick)), card, draft) : null
    if (alone !== null) return alone
    const may = card.orders.how === 'sections' ? sectionTest(g, card.orders, []) : kindTest(g, card.orders, [])
    const fits = may === null || may(Number(pick), hexUnder(g, Number(pick)), g)
    if (fits) return cite(g).orderLimit
    return card.orders.how === 'sections' ? cite(g).orderSection : card.rules[0]
  },
  take(r, _v, picks) {
    for (let i = 0; i < picks.length; i++) order(r, thing(picks, i))
  },
})

/** Units that must be ordered with leaders of the draft, and are not in it. */
export function owedTo(g: Field, draft: Picks): Piece[] {
  const owed: Piece[] = []
  for (let i = 0; i < draft.length; i++) {
    const piece = thing(draft, i)
    if (!isLeader(piece)) continue
    const with_ = bookOf(g).orderedWith(g, leader(g, piece))
    if (typeof with_ === 'number' && with_ !== NOBODY && !draft.includes(with_)) owed.push(with_)
  }
  return owed
}
/** Why a leader cannot be ordered besides the draft: his unit may not come with him, or there is no order left for it. */
function whyNotLeader(g: Field, l: Leader, card: CardType, draft: Picks): RuleId | null {
  const with_ = bookOf(g).orderedWith(g, l)
  if (typeof with_ === 'object') return with_.rule
  if (with_ === NOBODY || draft.includes(with_)) return null
  const both = [...draft, l.id]
  const may = card.orders.how === 'sections' ? sectionTest(g, card.orders, both) : kindTest(g, card.orders, both)
  return may?.(with_, l.hex, g) ? null : cite(g).orderWithUnit
}

/** Where a card orders a whole chain it sets a number nobody reaches. */
const UNCOUNTED = 20

/** How many orders the card in play gives; null where it sets no number. */
export function mostOrders(g: Field): number | null {
  const { orders } = ordersOf(g)
  const { command } = bookOf(g)
  switch (orders.how) {
    case 'sections': {
      const { left, center, right } = orders.quota
      return (left + center + right) * (orders.byCommand ? command(g, g.active) : 1)
    }
    case 'kind':
      return orders.most ?? command(g, g.active)
    case 'leader':
      return 1 + orders.reach
    case 'linked':
      return orders.most > UNCOUNTED ? null : orders.most
    default:
      return null
  }
}

type MayOrder = (piece: Piece, hex: number, g: Field) => boolean

/** By bits of sections, how many of the draft stand there: 1 left only, 3 left and centre, and so on. */
const standing = new Int8Array(8)

/** One more piece can still be paid for by the sections' quotas, whichever section it is counted in. */
function sectionTest(g: Field, orders: Orders & { how: 'sections' }, draft: Picks): MayOrder | null {
  const times = orders.byCommand ? bookOf(g).command(g, g.active) : 1
  const { left, center, right } = orders.quota
  if (draft.length >= Number(mostOrders(g))) return null
  const west = g.active === BOTTOM ? left : right
  const east = g.active === BOTTOM ? right : left
  const allowed = oneSection(west, center, east) ?? payable(g, west * times, center * times, east * times, draft)
  return (_piece, hex) => (allowed & (1 << SECTIONS[hex])) !== 0
}
/** Kinds of hexes by their sections, as bits; each a bit of a mask itself. */
const PLACES = [1, 2, 3, 4, 6] as const
const touching = (section: number): number =>
  PLACES.reduce<number>((mask, bits) => (bits & (1 << section) ? mask | (1 << bits) : mask), 0)
const TOUCHING = [touching(0), touching(1), touching(2)] as const

/** A card for one section alone: whoever stands in it, as long as the number lasts. */
function oneSection(west: number, center: number, east: number): number | null {
  if (center === 0 && east === 0) return TOUCHING[0]
  if (west === 0 && east === 0) return TOUCHING[1]
  return west === 0 && center === 0 ? TOUCHING[2] : null
}
/** Where one more could stand and be paid for. */
function payable(g: Field, west: number, center: number, east: number, draft: Picks): number {
  standing.fill(0)
  for (let i = 0; i < draft.length; i++) standing[SECTIONS[hexUnder(g, thing(draft, i))]]++
  let allowed = 0
  for (let i = 0; i < PLACES.length; i++) {
    const bits = PLACES[i]
    standing[bits]++
    if (canPay(west, center, east)) allowed |= 1 << bits
    standing[bits]--
  }
  return allowed
}
/** For every choice of sections, those who can be counted nowhere else fit into them. */
function canPay(w: number, c: number, e: number): boolean {
  const s = standing
  return (
    s[1] <= w &&
    s[2] <= c &&
    s[4] <= e &&
    s[1] + s[2] + s[3] <= w + c &&
    s[2] + s[4] + s[6] <= c + e &&
    s[1] + s[2] + s[3] + s[4] + s[6] <= w + c + e
  )
}

function kindTest(g: Field, orders: Orders, draft: Picks): MayOrder | null {
  if (orders.how !== 'kind' || draft.length >= Number(mostOrders(g))) return null
  const { of, fit } = orders
  return (piece, _hex, field) => {
    if (isLeader(piece)) return true
    const u = unit(field, piece)
    return of(typeOf(field, u)) && (fit === undefined || fit(field, u))
  }
}

/** Not a piece of one's own on the field, or picked already. */
function whyNotOwn(g: Field, draft: Picks, pick: Pick): RuleId | null {
  if (typeof pick !== 'number' || !isPiece(g, pick) || sideOf(g, pick) !== g.active) return cite(g).ownUnits
  if (hexUnder(g, pick) === NOWHERE) return cite(g).ownUnits
  return draft.includes(pick) ? cite(g).orderOnce : null
}
export const isPiece = (g: Field, pick: number): boolean =>
  isLeader(pick) ? leader(g, pick) !== undefined : unit(g, pick) !== undefined

// ---- one unit of choice ----

export const orderOne = question({
  name: 'order-one',
  kind: 'one',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    if (draft.length > 0) return null
    const options = unitsOf(g, g.active).map(u => u.id)
    return options.length === 0 ? null : { of: 'unit', options, enough: 'done' }
  },
  why: (g, _v, draft, pick) => whyNotOwn(g, draft, pick) ?? fallbackRule(g),
  take(r, _v, picks) {
    if (picks.length > 0) order(r, thing(picks, 0))
  },
})

// ---- a linked group ----

const beside = (g: Field, hex: number, draft: Picks): boolean =>
  neighbours(hex).some(n => g.unitAt[n] !== NOBODY && draft.includes(g.unitAt[n]))

/** Units in one chain of adjacent hexes. */
export const orderGroup = question({
  name: 'order-group',
  kind: 'order',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    const { orders } = ordersOf(g)
    if (orders.how !== 'linked' || draft.length >= orders.most) return null
    const options: Piece[] = []
    for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
      const u = g.units[i]
      if (u.hex === NOWHERE || !orders.of(typeOf(g, u)) || draft.includes(i)) continue
      if (draft.length === 0 || beside(g, u.hex, draft)) options.push(i)
    }
    return options.length === 0 ? null : { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    const no = whyNotOwn(g, draft, pick)
    if (no !== null) return no
    const { orders, rules } = ordersOf(g)
    if (isLeader(Number(pick))) return cite(g).orderLeaderAlone
    if (orders.how === 'linked' && !orders.of(typeOf(g, unit(g, Number(pick))))) return rules[0]
    return beside(g, hexUnder(g, Number(pick)), draft) ? cite(g).orderLimit : rules[0]
  },
  take(r, _v, picks) {
    for (let i = 0; i < picks.length; i++) order(r, thing(picks, i))
  },
})

// ---- a leader and those about him ----

const narrow = 'narrow-leadership'

/** A leader, his unit and a chain of others; or else one unit of choice. */
export const orderLeader = question({
  name: 'order-leader',
  kind: 'order',
  rules: [],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    const { orders } = ordersOf(g)
    if (orders.how !== 'leader') return null
    if (draft.length === 0) {
      const options: Piece[] = []
      for (const l of leadersOf(g, g.active)) if (mayLead(g, l.id, orders)) options.push(l.id)
      for (const u of unitsOf(g, g.active, w => (SECTIONS[w.hex] & g.within) !== 0)) options.push(u.id)
      return options.length === 0 ? null : { of: 'unit', options, enough: 'done' }
    }
    const chief = thing(draft, 0)
    if (!isLeader(chief) || draft.length > orders.reach) return null
    const options = linkedTo(g, chief, draft)
    return options.length === 0 ? null : { of: 'unit', options, enough: 'done', about: chief }
  },
  why(g, _v, draft, pick) {
    const no = whyNotOwn(g, draft, pick)
    if (no !== null) return no
    if (draft.length === 0) return g.within === ANY_SECTION ? ordersOf(g).rules[0] : cite(g).copySection
    return cite(g).orderLeader
  },
  take(r, _v, picks) {
    const g = r.field
    g.lastSections[g.active] = ANY_SECTION
    if (picks.length === 0) return
    const chief = thing(picks, 0)
    g.lastSections[g.active] = SECTIONS[hexUnder(g, chief)]
    if (isLeader(chief)) {
      const own = g.unitAt[hexUnder(g, chief)]
      order(r, own === NOBODY ? chief : own)
    } else {
      g.plain = true
      order(r, chief)
    }
    for (let i = 1; i < picks.length; i++) order(r, thing(picks, i))
  },
})

function mayLead(g: Field, chief: Piece, orders: Orders & { how: 'leader' }): boolean {
  const bits = SECTIONS[leader(g, chief).hex]
  if ((bits & g.within) === 0) return false
  return orders.section === null || (bits & (1 << sectionOf(g.active, orders.section))) !== 0
}
/** Units beside the leader's hex or beside one already in the chain. */
function linkedTo(g: Field, chief: Piece, draft: Picks): Piece[] {
  const { hex, side } = leader(g, chief)
  const own = g.unitAt[hex]
  const hexes = [hex]
  if (!g.switches.includes(narrow)) for (let i = 1; i < draft.length; i++) hexes.push(hexUnder(g, thing(draft, i)))
  const found: Piece[] = []
  for (const h of hexes) {
    for (const n of neighbours(h)) {
      const piece = g.unitAt[n]
      if (piece === NOBODY || unit(g, piece).side !== side || piece === own) continue
      if (!draft.includes(piece) && !found.includes(piece)) found.push(piece)
    }
  }
  return found.sort((a, b) => a - b)
}
