import type { Choice, Next, Picks } from '@acies/kernel'
import { CARDS, type EventId, ORDERS, type OrderId } from '../data/cards.ts'
import { HIDDEN, kindOf, stands, type Unit } from '../position.ts'
import { leadershipOf } from '../rules/command.ts'
import { mustCharge } from '../rules/duty.ts'
import { numberOf, unitsFor } from '../rules/orders.ts'
import { placesAfter } from './eye.ts'
import type { Thought } from './thought.ts'

/** What an event is worth kept in hand, in hundreds of points. */
const WORTH: Readonly<Record<EventId, number>> = {
  'stand-firm': 0.22,
  'throw-javelins': 0.22,
  ambush: 0.4,
  'wind-changes': 0.12,
  veterans: 0.08,
  hero: 0.16,
  'officers-down': 0.18,
  'general-hit': 0.05,
  fury: 0.18,
  'close-ranks': 0.18,
  'hold-the-line': 0.12,
  panic: 0.14,
  'strike-first': 0.25,
  countermand: 0.2,
  'dust-cloud': 0.2,
  'rain-of-arrows': 0.1,
  'good-aim': 0.1,
  'shields-up': 0.12,
  'wet-strings': 0.1,
  'at-the-horses': 0.1,
  'muddy-ground': 0.14,
  pursuit: 0.05,
  'good-omens': 0.1,
  'nothing-happens': 0,
}
export const eventWorth = (card: number): number => WORTH[CARDS[card].event]

/** What being made active this turn is worth to a unit. */
export const useOf = (t: Thought, u: Unit): number => (u.doings.active ? 0 : actionOf(t, u))
/** What a unit may do once it is active, as long as it has not begun; thought of once. */
export const actionOf = (t: Thought, u: Unit): number => t.once(u.id, () => reckonAction(t, u))
function reckonAction(t: Thought, u: Unit): number {
  const { g, eye } = t
  if (!stands(u)) return 0
  const kind = kindOf(g, u)
  const value = kind.value / 100
  if (u.fleeing) return eye.engaged(u) ? 0 : value * 0.25 * nerve(u, kind.morale)
  if (eye.engaged(u)) return engagedUse(t, u)
  // Whoever must charge anyway needs no order.
  const best = eye.bestCharge(u)
  if (best !== null && mustCharge(g, u) !== null) return 0.02
  let use = u.broken ? 0.15 * value * nerve(u, kind.morale) : 0
  if (best !== null && best.gain > 0) use = Math.max(use, best.gain * t.w('attack') + 0.05)
  const shot = kind.force > 0 ? eye.bestShot(u) : { gain: 0 }
  use = Math.max(use, shot.gain * t.w('attack'))
  const near = eye.nearest(u)
  const menace = eye.menace(u, u)
  if (near !== null && near.gap > 1) {
    const far = near.gap > kind.range / 2 || eye.lore.fights[u.kind]
    if (far) use = Math.max(use, (0.06 + 0.02 * Math.min(4, near.gap)) * value * t.w('contact'))
  }
  return use + 0.25 * menace * t.w('exposure') + (u.marched ? 0.08 * value : 0)
}
const nerve = (u: Unit, morale: number): number => Math.max(1, Math.min(6, morale - u.wounds - 1)) / 6

/** Turning to face whoever has come in flank or rear; reaching round him who has not. */
function engagedUse(t: Thought, u: Unit): number {
  let use = 0.03
  for (const p of t.g.pairs) {
    const foe = p.a === u.id ? p.b : p.b === u.id ? p.a : -1
    if (foe === -1) continue
    const side = t.eye.sideFrom(u, t.eye.middle(t.g.units[foe]))
    use += side === 0 ? 0.06 : 0.2
  }
  return use
}

const byUse = (t: Thought, ids: readonly number[]): { id: number; use: number }[] =>
  ids.map(id => ({ id, use: t.tip(useOf(t, t.g.units[id])) })).sort((a, b) => b.use - a.use || a.id - b.id)

/** What an order would bring, in hundreds of points. */
export function orderWorth(t: Thought, seat: number, card: number): number {
  const order: OrderId = CARDS[card].order
  const { g } = t
  const units = unitsFor(g, seat, order)
  if (ORDERS[order].type === 'activation') {
    const n = numberOf(g, seat, order) + (order === 'follow-the-general' ? 1 : 0)
    let sum = 0
    for (const { use } of byUse(t, units).slice(0, n)) sum += use
    if (order === 'stampede') sum += 0.4 * stampede(t, units)
    return sum
  }
  const of = (id: number): Unit => g.units[id]
  const worth = (id: number): number => kindOf(g, of(id)).value / 100
  const best = units.map(worth).sort((a, b) => b - a)
  switch (order) {
    case 'council-of-war':
      // What the hand cannot hold is thrown away.
      return g.hands[seat].length <= leadershipOf(g, seat) ? 0.35 : 0
    case 'intercepted-messenger':
      return 0.2
    case 'harangue':
      return 0.22 * sum(best.slice(0, 2))
    case 'back-to-the-fight':
      return 0.4 * sum(best.slice(0, 3))
    case 'reinforce-unit':
      return Math.max(0, ...units.map(id => Math.min(2, of(id).wounds) * t.eye.lore.life[of(id).kind] * 1.3))
    default:
      return postWorth(t, seat, units)
  }
}
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Enemy mounts less own ones within four UD of the unit it would be called from, at best. */
function stampede(t: Thought, units: readonly number[]): number {
  let best = 0
  for (const id of units) best = Math.max(best, scareFrom(t, t.g.units[id]))
  return best
}
function scareFrom(t: Thought, from: Unit): number {
  const { g, eye } = t
  let gain = 0
  for (const o of g.units) {
    if (!stands(o) || o.fleeing || o.id === from.id || o.kind === HIDDEN) continue
    const kind = kindOf(g, o)
    if (kind.class === 'infantry' || kind.class === 'artillery' || eye.gap(from, o) > 4) continue
    const fails = 1 - Math.max(1, Math.min(6, kind.morale - 2 - o.wounds)) / 6
    gain += (g.side[o.seat] === g.side[from.seat] ? -1 : 1) * fails * (kind.value / 100)
  }
  return gain
}

/** The general leaves a unit that is about to break. */
function postWorth(t: Thought, seat: number, units: readonly number[]): number {
  const general = t.g.generals.find(o => o.seat === seat && o.unit >= 0)
  if (general === undefined || units.length === 0) return 0
  return peril(t, t.g.units[general.unit]) > 0.5 ? 0.5 : 0
}
function peril(t: Thought, u: Unit): number {
  const { life } = kindOf(t.g, u)
  return Math.min(1, u.wounds / life + (u.broken ? 0.3 : 0) + (t.eye.engaged(u) ? 0.2 : 0))
}

/** A card is played when it brings more than it is worth kept: the next ones must bring more. */
const FIRST = 0.16
const MORE = 0.3

export function orderByHabit(t: Thought, seat: number, choice: Choice | null): Picks | null {
  if (choice?.of !== 'card') return null
  const [best] = ordersWorth(t, seat, choice.options)
  return best === undefined ? [] : [best]
}
/** The cards that are worth playing now, the best first. */
export function ordersWorth(t: Thought, seat: number, cards: readonly number[]): number[] {
  const bar = t.g.ordered[seat] ? MORE : FIRST
  return cards
    .map(card => ({
      card,
      worth: t.tip(orderWorth(t, seat, card)) - bar - 0.35 * eventWorth(card) * t.w('hand'),
    }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)
}
/** What the units an order would rouse may do, before they are named. */
export const isToRouse = (card: number): boolean => ORDERS[CARDS[card].order].type === 'activation'

/** The best units for the order, as many as are of use. */
export function unitsByHabit(t: Thought, next: Next, card: number): Picks | null {
  const picks: number[] = []
  const order = CARDS[card]?.order
  for (;;) {
    const choice = next(picks)
    if (choice === null) return picks
    if (choice.of !== 'unit') return null
    if (choice.options.length === 0) return picks
    const [best] = ranked(t, choice.options, order)
    if (choice.enough !== undefined && best.use <= 0.02 && picks.length > 0) return picks
    picks.push(best.id)
  }
}
function ranked(t: Thought, ids: readonly number[], order: OrderId | undefined): { id: number; use: number }[] {
  const worth = (u: Unit): number => kindOf(t.g, u).value / 100
  const by = (use: (u: Unit) => number) =>
    ids.map(id => ({ id, use: use(t.g.units[id]) })).sort((a, b) => b.use - a.use || a.id - b.id)
  switch (order) {
    case 'stampede':
      return by(u => 0.1 + Math.max(0, useOf(t, u)) + scareFrom(t, u))
    case 'reinforce-unit':
      return by(u => Math.min(2, u.wounds) * t.eye.lore.life[u.kind])
    case 'change-of-post':
      return by(u => 1 - peril(t, u) + 0.2 * worth(u))
    case 'harangue':
    case 'back-to-the-fight':
      return by(worth)
    default:
      return byUse(t, ids)
  }
}

/** What a card is worth to keep at the end of a turn. */
function keepWorth(t: Thought, seat: number, card: number): number {
  const order = CARDS[card].order
  const plain: Partial<Record<OrderId, number>> = {
    'battle-plan': 0.8,
    'council-of-war': 0.5,
    'direct-order': 0.35,
    'infantry-advance': 0.45,
    'left-wing': 0.5,
    centre: 0.55,
    'right-wing': 0.5,
    'follow-the-general': 0.45,
  }
  return 0.5 * (plain[order] ?? 0.25) + 0.5 * orderWorth(t, seat, card) + eventWorth(card) * t.w('hand')
}

/** The least useful cards. */
export function worstCards(t: Thought, seat: number, cards: readonly number[], n: number): number[] {
  return cards
    .map(card => ({ card, worth: t.tip(keepWorth(t, seat, card)) }))
    .sort((a, b) => a.worth - b.worth || a.card - b.card)
    .slice(0, n)
    .map(o => o.card)
    .sort((a, b) => a - b)
}

export function replenishByHabit(t: Thought, seat: number): Picks {
  const { g } = t
  return g.hands[seat].length + 2 <= leadershipOf(g, seat) ? ['draw-three'] : ['discard']
}
export const isWeak = (t: Thought, seat: number, card: number): boolean => keepWorth(t, seat, card) < 0.3

/** Whose hand: the largest army of those that fight us. */
export function rivalByHabit({ g, seat: own }: Thought, choice: Choice | null): Picks | null {
  if (choice?.of !== 'word') return null
  const after = placesAfter(g, own)
  const seatOf = (word: string): number => Number(word.slice(5)) - 1
  const size = (word: string): number => {
    const seat = seatOf(word)
    return g.units.filter(u => u.seat === seat && stands(u) && !u.fleeing).length
  }
  const rivals = choice.options.toSorted((a, b) => size(b) - size(a) || after[seatOf(a)] - after[seatOf(b)])
  return [rivals[0]]
}
