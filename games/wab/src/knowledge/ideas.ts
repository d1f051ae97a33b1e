import type { Next, Picks, Position, Random, Seat } from '@acies/kernel'
import { type Field, kindOf } from '../position.ts'
import { movable } from '../rules/ways.ts'
import { chargesBarred } from '../steps/charges.ts'
import { chargesByHabit } from './charges.ts'
import { movesFor } from './moves.ts'
import { SOBER, Thought } from './thought.ts'

/** Answers worth a thought, the better ones first; null where all are alike. */
export function ideas(p: Position<Field>, seat: Seat, _next: Next, most: number, random: Random): Picks[] | null {
  const frame = p.stack[p.stack.length - 1]
  const v = frame.v as unknown as { able: readonly number[] }
  const g = p.field
  const t = new Thought(g, seat, SOBER, random)
  switch (frame.step) {
    case 'move': {
      const found = movable(g)
        .map(id => g.units[id])
        .filter(u => u.where === 'table' && !kindOf(g, u).character)
        .flatMap(u => movesFor(t, u, 3))
        .sort((a, b) => b.worth - a.worth)
      return [...found.slice(0, most).map(idea => idea.picks), []]
    }
    case 'declare-charges':
      return chargeSets(t, v.able)
    case 'deploy':
    case 'dress':
    case 'react':
      // Of all sets there are, most make no sense: they are compared as others would choose them, and by whim.
      return []
    default:
      return null
  }
}
/** All that seem good, the best alone, the doubtful ones too, and none. */
function chargeSets(t: Thought, able: readonly number[]): Picks[] {
  const sets: (Picks | null)[] = [undefined, -0.3, 0.6].map(bar => chargesByHabit(t, able, bar))
  sets.push([])
  for (const id of able.slice(0, 4)) sets.push(chargesByHabit(t, [id], -0.5))
  const seen = new Set<string>()
  return sets.filter((picks): picks is Picks => {
    if (picks === null || chargesBarred(t.g, picks) !== null) return false
    const key = picks.join()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
