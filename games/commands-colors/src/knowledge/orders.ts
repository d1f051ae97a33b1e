import type { Choice, Next, Pick, Picks } from '@acies/kernel'
import { type CardType, cardTypeOf, ordersOf } from '../book.ts'
import { type Field, HIDDEN_CARD, isLeader, leader, NO_CARD, NOBODY, type Piece } from '../field.ts'
import { mirrored, worthOfCard } from './cards.ts'
import { lossFor } from './chances.ts'
import type { Boost } from './lore.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'
import { type Urges, urgesOf } from './urge.ts'

const PLAIN: Boost = { blow: 1, shot: 1, pace: 0 }

/** The card in effect when this one is played. */
function effective(g: Field, side: number, card: CardType): CardType {
  if (card.orders.how !== 'copy') return card
  const last = g.lastOrders[1 - side]
  return (last === NO_CARD ? undefined : mirrored(g, last)) ?? card
}

const urgesFor = (t: Thought, card: CardType | null): Urges =>
  urgesOf(t, card === null ? PLAIN : t.lore.boost(card), card?.moves ?? true)

/** The card whose instructions are followed, if any are. */
const inForce = (g: Field): CardType | null => (g.plain || g.orders === NO_CARD ? null : ordersOf(g))

/** What a card would be worth now, in banners. */
function worthOfPlay(t: Thought, card: number): number {
  const type = effective(t.g, t.side, cardTypeOf(t.g, card))
  return worthOfCard(t.g, t.side, type, urgesFor(t, type))
}

export function cardByHabit(t: Thought, choice: Choice | null): Picks {
  if (choice === null || choice.of !== 'card') return []
  let best = choice.options[0]
  let top = Number.NEGATIVE_INFINITY
  const seen = new Map<CardType, number>()
  for (const card of choice.options) {
    if (card === HIDDEN_CARD) continue
    const type = cardTypeOf(t.g, card)
    const known = seen.get(type)
    const worth = known ?? worthOfPlay(t, card)
    seen.set(type, worth)
    const sum = worth * 0.6 + 2 * t.whim()
    if (sum > top) {
      top = sum
      best = card
    }
  }
  return [best]
}

/** Units by what an order is worth to them, as many as the card lets; a leader only where he stands idle in danger. */
export function orderByHabit(t: Thought, next: Next): Picks {
  const { g } = t
  const urges = urgesFor(t, inForce(g))
  const noisy = new Map<Piece, number>()
  const worth = (piece: Piece): number => {
    const known = noisy.get(piece)
    if (known !== undefined) return known
    const value = (isLeader(piece) ? worthToLeader(t, piece) : urges[piece]) + t.whim() * 0.6
    noisy.set(piece, value)
    return value
  }
  const draft: Pick[] = []
  for (;;) {
    const choice = next(draft)
    if (choice === null || choice.of !== 'unit') return draft
    let best = NOBODY
    let top = choice.enough === undefined || draft.length === 0 ? Number.NEGATIVE_INFINITY : 0
    for (const piece of choice.options) {
      if (worth(piece) > top) {
        top = worth(piece)
        best = piece
      }
    }
    if (best === NOBODY) return draft
    draft.push(best)
  }
}

/** A leader who calls others is worth what they are; one alone wants company. */
function worthToLeader(t: Thought, piece: Piece): number {
  const { g, danger } = t
  const l = leader(g, piece)
  const own = g.unitAt[l.hex]
  return own === NOBODY ? thumb.loneLeaderOrder + 0.3 * danger[l.hex] : 0.02
}

/** The leader whose men have most to gain, then those men. */
export function leaderByHabit(t: Thought, next: Next): Picks {
  const { g } = t
  const urges = urgesFor(t, inForce(g))
  const first = next([])
  if (first === null || first.of !== 'unit') return []
  let best: Picks = []
  let top = Number.NEGATIVE_INFINITY
  for (const piece of first.options) {
    const plan = isLeader(piece) ? group(t, next, piece, urges) : { picks: [piece], worth: urges[piece] }
    const worth = plan.worth + t.whim()
    if (worth > top) {
      top = worth
      best = plan.picks
    }
  }
  return best
}
function group(t: Thought, next: Next, chief: Piece, urges: Urges): { picks: Pick[]; worth: number } {
  const picks: Pick[] = [chief]
  const own = t.g.unitAt[leader(t.g, chief).hex]
  let worth = own === NOBODY ? 0 : urges[own]
  for (;;) {
    const choice = next(picks)
    if (choice === null || choice.of !== 'unit') return { picks, worth }
    let best = NOBODY
    let top = Number.NEGATIVE_INFINITY
    for (const piece of choice.options) {
      const value = urges[piece] + t.whim() * 0.5
      if (value > top) {
        top = value
        best = piece
      }
    }
    if (best === NOBODY || (top <= 0 && choice.enough !== undefined)) return { picks, worth }
    worth += Math.max(0, urges[best])
    picks.push(best)
  }
}

/** Dice to those to whom they are worth most: an order, or a block. */
export function diceByHabit(t: Thought, next: Next, restores: boolean): Picks {
  const { g, values } = t
  const urges = urgesFor(t, restores ? null : inForce(g))
  const worth = (piece: Piece): number => {
    if (isLeader(piece)) return worthToLeader(t, piece)
    if (!restores) return urges[piece]
    const u = g.units[piece]
    return lossFor(1, u.blocks + 1, values[u.type]) + 0.3 * urges[piece]
  }
  const draft: Pick[] = []
  for (;;) {
    const choice = next(draft)
    if (choice === null) return draft
    if (choice.of === 'die') {
      if (choice.options.length === 0) return draft
      // The die with the fewest takers first would be best; the first does.
      draft.push(choice.options[0])
    } else if (choice.of === 'unit') {
      let best = choice.options[0]
      for (const piece of choice.options) if (worth(piece) > worth(best)) best = piece
      draft.push(best)
    } else return draft
  }
}

/** By unit, what an order is worth to it: on the card in force, on another, or on none. */
export const worthOfOrder = (t: Thought, card: CardType | null = inForce(t.g)): Urges => urgesFor(t, card)

/** All that are offered, one after another. */
export function everybody(_t: Thought, next: Next): Picks {
  const draft: Pick[] = []
  for (;;) {
    const choice = next(draft)
    if (choice === null || choice.of !== 'unit' || choice.options.length === 0) return draft
    draft.push(choice.options[0])
  }
}

/** The unit of those offered that is worth most by the measure. */
export function unitBy(choice: Choice | null, worth: (piece: Piece) => number): Picks | null {
  if (choice === null || choice.of !== 'unit' || choice.options.length === 0) return null
  let best = choice.options[0]
  for (const piece of choice.options) if (worth(piece) > worth(best)) best = piece
  return [best]
}

/** What a hand promises: the best play most, the others for later. */
export function worthOfHand(t: Thought): number {
  const hand = t.g.hands[t.side]
  let sum = 0
  let top = 0
  for (let i = 0; i < hand.length; i++) {
    const worth = worthOfPlay(t, hand[i])
    sum += worth
    if (worth > top) top = worth
  }
  return hand.length === 0 ? 0 : (top + sum / hand.length) / 2
}
