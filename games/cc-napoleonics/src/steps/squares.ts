import {
  active,
  afterLastOf,
  type Event,
  type Field,
  firstOf,
  leader,
  NOBODY,
  nothing,
  procedure,
  question,
  type Reaction,
  type Unit,
  unit,
} from '@acies/commands-colors'
import { type Choice, type Hand, thing } from '@acies/kernel'
import { effectOf } from '../rules/effect.ts'
import { freeNumber, inSquare, mayLeaveSquare, placeOnTrack } from '../rules/square.ts'

type R = Hand<Field, Event>

/** CCN-SQ-10: a card drawn blindly from the owner's hand goes face down on his track, and its number on the unit. */
export function reacted(r: R, u: Unit, reaction: Reaction): void {
  if (reaction !== 'square') return
  const g = r.field
  const hand = g.hands[u.side]
  const [card] = hand.splice(r.roll(hand.length), 1)
  const number = freeNumber(g, u.side)
  g.aside[u.side].splice(placeOnTrack(g, u.side, number), 0, card)
  u.mark = number
  r.tell({ type: 'formed', unit: u.id, mark: number, rules: ['CCN-SQ-03'] })
  r.tell({ type: 'aside', side: u.side, unit: u.id, rules: ['CCN-SQ-10'] })
}

/** CCN-SQ-27: the card of a square that is gone comes back to hand. */
export function fell(r: R, u: Unit): void {
  if (inSquare(u)) takeCardBack(r, u, 'CCN-SQ-27')
}
function takeCardBack(r: R, u: Unit, rule: string): void {
  const g = r.field
  const [card] = g.aside[u.side].splice(placeOnTrack(g, u.side, u.mark), 1)
  u.mark = 0
  g.hands[u.side].push(card)
  r.tell({ type: 'taken-back', side: u.side, unit: u.id, rules: [rule] })
}
function leaveSquare(r: R, u: Unit): void {
  r.tell({ type: 'formed', unit: u.id, mark: 0, rules: ['CCN-SQ-25'] })
  takeCardBack(r, u, 'CCN-SQ-25')
}

/** Ordered squares that may come out. */
function thoseWhoMayLeave(g: Field): Unit[] {
  const found: Unit[] = []
  for (let i = firstOf(g, g.active); i < afterLastOf(g, g.active); i++) {
    const u = g.units[i]
    if (u.mark > 0 && u.ordered && mayLeaveSquare(g, u)) found.push(u)
  }
  return found
}

/** CCN-SQ-23, CCN-SQ-25: after the orders, before anybody moves. */
export const leaveSquares = procedure({
  name: 'leave-squares',
  with: nothing,
  gives: undefined,
  lines: {
    /** CCN-ORD-13: a leader who was ordered away takes his unit out of its square. */
    detached(r) {
      const g = r.field
      for (const u of thoseWhoMayLeave(g)) if (detaches(g, u)) leaveSquare(r, u)
    },
    others(r) {
      if (thoseWhoMayLeave(r.field).length > 0) r.call(comeOut, {})
    },
    /** CCN-SQ-29: whoever is left in a square stays there, his leader with him. */
    stay(r) {
      const g = r.field
      for (const l of g.leaders) {
        const own = l.hex < 0 ? NOBODY : g.unitAt[l.hex]
        if (l.ordered && own !== NOBODY && inSquare(g.units[own])) l.settled = true
      }
    },
  },
})
const detaches = (g: Field, u: Unit): boolean => {
  const led = g.leaderAt[u.hex]
  return led !== NOBODY && leader(g, led).ordered && !effectOf(g).leads
}

/** Which of the ordered squares come out. */
export const comeOut = question({
  name: 'come-out',
  kind: 'several',
  rules: ['CCN-SQ-25'],
  with: nothing,
  seats: active,
  next(g, _v, draft): Choice | null {
    const options = thoseWhoMayLeave(g)
      .map(u => u.id)
      .filter(id => !draft.includes(id))
    return { of: 'unit', options, enough: 'done' }
  },
  why(g, _v, _draft, pick) {
    const u = typeof pick === 'number' ? g.units[pick] : undefined
    if (u === undefined || !u.ordered || !inSquare(u)) return 'CCN-SQ-25'
    return mayLeaveSquare(g, u) ? 'CCN-ORD-03' : 'CCN-SQ-24'
  },
  take(r, _v, picks) {
    for (let i = 0; i < picks.length; i++) leaveSquare(r, unit(r.field, thing(picks, i)))
  },
})
