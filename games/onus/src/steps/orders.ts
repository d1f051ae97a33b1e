import { type Choice, type Picks, word } from '@acies/kernel'
import { within } from '@acies/table'
import { ORDERS, type OrderId } from '../data/cards.ts'
import type { Rule } from '../events.ts'
import {
  belowOf,
  does,
  type Field,
  isEngaged,
  kindOf,
  NOBODY,
  onTable,
  put,
  stands,
  UD,
  type Unit,
} from '../position.ts'
import { isInRadius, isLeading } from '../rules/command.ts'
import { isPlayable, numberOf, oneMoreOf, orderOn, rivals, unitsFor } from '../rules/orders.ts'
import { cardsApart } from '../rules/sight.ts'
import { isMounted } from '../vocabulary.ts'
import { event, only, procedure, question, type Table } from './book.ts'
import { discardCards, drawCards } from './cards.ts'
import { check, checkOf, type Outcome, rollMorale } from './check.ts'
import { flee } from './flight.ts'
import { reveal } from './fog.ts'
import { change, station } from './generals.ts'
import { rally } from './rally.ts'
import { settle } from './settle.ts'

/** The rule of an order: its place in the deck's list. */
const orderRule = (order: OrderId): Rule => {
  const n = Object.keys(ORDERS).indexOf(order) + 1
  return `ONU-O-${String(n).padStart(2, '0')}` as Rule
}

/** An order is shown, does what it says, and goes to the discard before the next (ONU-ACT-02, ONU-ACT-03). */
export const order = procedure({
  name: 'order',
  gives: undefined,
  with: (args: { seat: number; card: number }) => ({
    units: [] as number[],
    rival: NOBODY,
    all: [] as number[],
    ...args,
  }),
  lines: {
    reveal(r, v) {
      const g = r.field
      g.ordered[v.seat] = true
      g.hands[v.seat] = g.hands[v.seat].filter(card => card !== v.card)
      g.discard.push(v.card)
      g.spent.push(v.card)
      r.tell(event('order-played', ['ONU-CRD-02', orderRule(orderOn(v.card))], { seat: v.seat, card: v.card }))
      const name = orderOn(v.card)
      if (numberOf(g, v.seat, name) > 0) r.call(chooseUnits, { seat: v.seat, card: v.card }, 'units')
      else if (name === 'intercepted-messenger') r.call(chooseRival, { seat: v.seat }, 'rival')
    },
    effect(r, v) {
      const g = r.field
      const name = orderOn(v.card)
      const type = ORDERS[name].type
      v.all = v.units
      if (name === 'follow-the-general') v.all = withGeneral(g, v.seat, v.units)
      if (type === 'activation') return r.call(rouseAll, { units: v.all, card: v.card })
      for (const id of v.units) does(g.units[id], { order: v.card }) // ONU-CRD-06
      switch (name) {
        case 'council-of-war':
          return drawCards(r, v.seat, 3, ['ONU-O-15'])
        case 'intercepted-messenger':
          return intercept(r, v.rival)
        case 'change-of-post':
          return post(r, v.seat, g.units[v.units[0]])
        case 'harangue':
          for (const id of v.units) recover(r, g.units[id], ['ONU-O-18'])
          return
        case 'reinforce-unit':
          return heal(r, g.units[v.units[0]])
        case 'back-to-the-fight':
          return r.call(rallyAll, { units: v.units })
        default:
          return
      }
    },
    stampede(r, v) {
      if (orderOn(v.card) === 'stampede') r.call(stampede, { unit: v.units[0] })
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
  },
})

/** The general's own unit comes along, if it is under no order yet (O09). */
function withGeneral(g: Field, seat: number, units: readonly number[]): number[] {
  const all = [...units]
  for (const general of g.generals) {
    if (general.seat !== seat || !isLeading(g, general) || all.includes(general.unit)) continue
    if (g.units[general.unit].doings.order === NOBODY) all.push(general.unit)
  }
  return all.sort((a, b) => a - b)
}
function intercept(r: Table, rival: number): void {
  const hand = r.field.hands[rival]
  if (hand.length > 0) discardCards(r, rival, [hand[r.roll(hand.length)]], ['ONU-O-17'])
}
function post(r: Table, seat: number, to: Unit): void {
  const g = r.field
  const general = g.generals.find(o => o.seat === seat && o.unit !== to.id && isInRadius(g, o, to))
  if (general !== undefined) station(r, general, to, ['ONU-O-16', 'ONU-LDR-02'])
}
/** Broken comes off. */
export function recover(r: Table, u: Unit, rules: readonly Rule[]): void {
  for (const one of [u, belowOf(r.field, u)]) if (one !== undefined) one.broken = false
  r.tell(event('recovered', rules, { unit: u.id }))
}
function heal(r: Table, u: Unit): void {
  const n = Math.min(2, u.wounds)
  u.wounds -= n
  r.tell(event('healed', ['ONU-O-20', 'ONU-CAR-01'], { unit: u.id, n }))
}

// ---- what is asked ----

/** What an order may choose from: its own reach, how many, and whom a general may add to them. */
interface Choosing {
  readonly reach: readonly number[]
  readonly n: number
  readonly extra: readonly number[]
  /** Who comes along in any case, and takes nobody's place (O09). */
  readonly along: readonly number[]
}
function choosing(g: Field, seat: number, card: number): Choosing {
  const name = orderOn(card)
  const general = ORDERS[name].type === 'activation' ? oneMoreOf(g, seat) : null
  const extra: number[] = []
  if (general !== null)
    for (const u of g.units)
      if (u.seat === seat && stands(u) && !isUnderOrder(g, u.id) && isInRadius(g, general, u)) extra.push(u.id)
  const along = name === 'follow-the-general' ? withGeneral(g, seat, []) : []
  return { reach: unitsFor(g, seat, name), n: numberOf(g, seat, name), extra, along }
}
/** Whether units may be chosen together: as many as the order has, and one more of the radius where a general adds it. */
function areFit({ reach, n, extra, along }: Choosing, chosen: readonly number[]): boolean {
  const units = along.length === 0 ? chosen : chosen.filter(id => !along.includes(id))
  const outside = units.filter(id => !reach.includes(id))
  if (outside.length === 0 && units.length <= n) return true
  if (outside.length > 1 || units.length > n + 1) return false
  return outside.length === 1 ? extra.includes(outside[0]) : units.some(id => extra.includes(id))
}
const isUnderOrder = (g: Field, id: number): boolean => g.units[id].doings.order !== NOBODY

export const chooseUnits = question({
  name: 'choose-units',
  kind: 'several',
  rules: ['ONU-CRD-06', 'ONU-CRD-07', 'ONU-ACT-03'],
  with: (a: { seat: number; card: number }) => a,
  seats: (_g, v) => only(v.seat),
  next(g, v, draft, seat): Choice | null {
    const chosen = draft.map(Number)
    const from = choosing(g, seat, v.card)
    const more = from.extra.filter(id => !from.reach.includes(id))
    const all = more.length === 0 ? from.reach : [...from.reach, ...more].sort((a, b) => a - b)
    const options = all.filter(id => !chosen.includes(id) && areFit(from, [...chosen, id]))
    if (options.length === 0) return null
    // At least one must be of the order's own reach.
    if (chosen.some(id => from.reach.includes(id))) return { of: 'unit', options, enough: 'no-more' }
    return { of: 'unit', options: chosen.length === 0 ? options : options.filter(id => from.reach.includes(id)) }
  },
  // Who is under an order gets no other; whom this one is for, and how many, stands on its card.
  why: (g, v, _draft, pick) =>
    typeof pick !== 'number' || g.units[pick] === undefined
      ? null
      : isUnderOrder(g, pick)
        ? 'ONU-CRD-06'
        : orderRule(orderOn(v.card)),
  take(r, v, picks) {
    const g = r.field
    const units = picks.map(Number)
    const { reach, n, along } = choosing(g, v.seat, v.card)
    const general = oneMoreOf(g, v.seat)
    const counted = units.filter(id => !along.includes(id))
    if (general !== null && (counted.length > n || units.some(id => !reach.includes(id)))) {
      change(g, general, { uses: general.uses + 1, usedIn: g.turn })
      r.tell(event('ability-used', ['ONU-G-R2'], { seat: v.seat, unit: general.unit }))
    }
    return units
  },
})

/** From whose hand a card is taken, where there are several enemies (O17). */
export const chooseRival = question({
  name: 'choose-rival',
  kind: 'one',
  rules: ['ONU-O-17'],
  with: (a: { seat: number }) => a,
  seats: (_g, v) => only(v.seat),
  next: (g, _v, draft, seat): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: rivals(g, seat).map(s => `seat-${s + 1}`) },
  take: (_r, _v, picks: Picks) => Number(String(picks[0]).slice(5)) - 1,
})

// ---- units are roused ----

export const rouseAll = procedure({
  name: 'rouse-all',
  gives: undefined,
  with: (args: { units: readonly number[]; card: number }) => ({ units: args.units.slice(), card: args.card }),
  lines: {
    next(r, v) {
      const unit = v.units.shift()
      if (unit === undefined) r.end(undefined)
      else r.call(rouse, { unit, card: v.card })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** A unit becomes active, and what that brings at once (ONU-ACT-03 to 14). */
export const rouse = procedure({
  name: 'rouse',
  gives: undefined,
  with: (args: { unit: number; card: number }) => ({ choice: '', rallied: false, ...args }),
  lines: {
    mark(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return r.end(undefined)
      for (const one of [u, belowOf(g, u)]) if (one !== undefined) activate(one, v.card) // ONU-SKL-61
      r.tell(event('activated', [v.card === NOBODY ? 'ONU-ACT-07' : 'ONU-ACT-03'], { unit: u.id, card: v.card }))
      lend(u, v.card)
      if (isEngaged(g, u)) return r.end(undefined) // ONU-ACT-14
      if (u.fleeing) r.call(rally, { unit: u.id, more: 0, rule: '', activation: true }, 'rallied')
      else if (u.broken) r.call(takeRally, { unit: u.id }, 'choice')
    },
    check(r, v) {
      if (v.choice !== 'check') return
      const u = r.field.units[v.unit]
      if (!rollMorale(r, checkOf(u.id)).passed) return // ONU-ACT-10
      recover(r, u, ['ONU-ACT-09'])
      for (const one of [u, belowOf(r.field, u)]) if (one !== undefined) does(one, { rallied: true, cap: 'half' })
    },
  },
})
/** The Active marker; a forced-march marker comes off (ONU-ACT-06). */
function activate(u: Unit, card: number): void {
  u.marched = false
  does(u, card === NOBODY ? { active: true } : { active: true, order: card })
}
/** What some orders lend for the turn (ONU-CAR-27). */
function lend(u: Unit, card: number): void {
  if (card === NOBODY) return
  const name = orderOn(card)
  if (name === 'desperate-charge' || name === 'shoot-into-the-melee') put(u, name, 'turn')
}

const RALLY = ['check', 'leave'] as const
/** ONU-ACT-08 */
export const takeRally = question({
  name: 'take-rally',
  kind: 'one',
  rules: ['ONU-ACT-08', 'ONU-ACT-09'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: RALLY, about: v.unit }),
  take: (_r, _v, picks) => word(picks, 0, RALLY) as string,
})

/** Back to the Fight: fleeing units rally at +2 (O19). */
export const rallyAll = procedure({
  name: 'rally-all',
  gives: undefined,
  with: (args: { units: readonly number[] }) => ({ units: args.units.slice(), rallied: false }),
  lines: {
    next(r, v) {
      const unit = v.units.shift()
      if (unit === undefined) r.end(undefined)
      else r.call(rally, { unit, more: 2, rule: 'ONU-O-19', activation: true }, 'rallied')
    },
    again(r) {
      r.repeat()
    },
  },
})

// ---- stampede ----

/** Animals near the unit that was roused, of either side (ONU-CAR-21, ONU-R-35). */
const animalsNear = (g: Field, u: Unit): number[] =>
  g.units
    .filter(
      o =>
        o.id !== u.id && stands(o) && !o.fleeing && isMounted(kindOf(g, o).class) && within(cardsApart(u, o), 4 * UD),
    )
    .map(o => o.id)

/** ONU-CAR-20 to 24 */
export const stampede = procedure({
  name: 'stampede',
  gives: undefined,
  with: (args: { unit: number }, g: Field) => ({
    seat: g.units[args.unit].seat,
    left: animalsNear(g, g.units[args.unit]),
    unit: NOBODY,
    outcome: 'passed' as Outcome,
  }),
  lines: {
    next(r, v) {
      v.left = v.left.filter(id => onTable(r.field.units[id]) && !r.field.units[id].fleeing)
      // Beasts in the fog are heard: who has to check is turned up.
      for (const id of v.left) reveal(r, r.field.units[id], ['ONU-CAR-21'])
      if (v.left.length === 0) return r.end(undefined)
      r.call(nextInStampede, { seat: v.seat, left: v.left }, 'unit')
    },
    check(r, v) {
      v.left = v.left.filter(id => id !== v.unit)
      r.call(check, { ...checkOf(v.unit), more: -2, rule: 'ONU-CAR-22', headlong: true }, 'outcome')
    },
    flee(r, v) {
      if (v.outcome === 'flees') r.call(flee, { unit: v.unit, voluntary: false }) // ONU-CAR-23
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})

export const nextInStampede = question({
  name: 'next-in-stampede',
  kind: 'one',
  rules: ['ONU-CAR-21', 'ONU-R-35'],
  with: (a: { seat: number; left: number[] }) => a,
  seats: (_g, v) => only(v.seat),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.left }),
  take: (_r, _v, picks) => Number(picks[0]),
})

/** Whether a card of the hand may be played as an order now. */
export const mayOrder = (g: Field, seat: number, card: number): boolean => isPlayable(g, seat, orderOn(card))
