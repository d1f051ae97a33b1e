import type { Next, Picks, Position, Random, Seat } from '@acies/kernel'
import type { Field } from '../position.ts'
import { owesCharge } from '../rules/duty.ts'
import { type Errand, manoeuvreFault } from '../rules/manoeuvre.ts'
import { ordersWorth } from './cards.ts'
import { movesFor } from './moves.ts'
import { SOBER, Thought } from './thought.ts'

/** Answers worth a thought, the better ones first; null where all are alike. */
export function ideas(p: Position<Field>, seat: Seat, next: Next, most: number, random: Random): Picks[] | null {
  const frame = p.stack[p.stack.length - 1]
  // The names the game's questions use for what they are about.
  const v = frame.v as unknown as { unit: number; errand: Errand }
  const g = p.field
  const t = new Thought(g, seat, SOBER, random)
  switch (frame.step) {
    case 'manoeuvre': {
      const u = g.units[v.unit]
      // What it owes is a matter of rules: the question knows the ways with most dice.
      if (v.errand === 'move' && owesCharge(g, u)) return null
      const moves = [...movesFor(t, u, v.errand, most, true).map(idea => idea.picks), []]
      return moves.filter(picks => manoeuvreFault(g, u, picks, v.errand) === null)
    }
    case 'play-order': {
      const choice = next([])
      if (choice?.of !== 'card') return null
      // What an order brings shows only when its units have moved: none that is not worth it is looked at.
      const worth = ordersWorth(t, seat, choice.options)
      return [...worth.slice(0, most).map(card => [card]), []]
    }
    case 'choose-units':
    case 'set-formations':
      // Of all sets there are, most make no sense: they are compared as others would choose them, and by whim.
      return []
    default:
      return null
  }
}
