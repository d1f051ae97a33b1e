import type { Choice, Picks } from '@acies/kernel'
import { bookOf } from '../book.ts'
import { afterLastOf, firstOf, onField, type Piece, unit } from '../field.ts'
import { hasCloseTarget, targetsOf } from '../targets.ts'
import { prospect } from './estimate.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

function gain(t: Thought, attacker: Piece, target: Piece, bonus: boolean): number {
  const { g, values, leaning } = t
  const u = unit(g, attacker)
  const { done, taken, cleared } = prospect(g, values, u, target, bonus)
  const second = !bonus && bookOf(g).mayBonus(g, u) ? thumb.second * cleared * done : 0
  return leaning.attack * done - taken + second
}

/** The combat that promises most; none when all promise less than nothing. */
export function announceByHabit(t: Thought): Picks {
  const { g, side } = t
  let best: Picks = []
  let top = 0
  let must = false
  let forced: Picks = []
  let least = Number.NEGATIVE_INFINITY
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    const u = g.units[i]
    if (!u.ordered || u.fought > 0 || u.halted || !onField(u)) continue
    if (u.charged && hasCloseTarget(g, u, false)) must = true
    const targets = targetsOf(g, u)
    for (const target of targets) {
      const sum = gain(t, i, target, false)
      const shot = !hasCloseTarget(g, u, false)
      const worth = sum + (shot && sum > 0 ? thumb.fireFirst : 0) + t.whim()
      if (worth > top) {
        top = worth
        best = [i, target]
      }
      if (worth > least) {
        least = worth
        forced = [i, target]
      }
    }
  }
  return best.length === 0 && must ? forced : best
}

/** The target that promises most, of those offered; none when all promise less than nothing. */
export function bestOf(t: Thought, attacker: Piece, choice: Choice | null, bonus: boolean): Picks {
  let best: Picks = []
  let top = 0
  if (choice === null || choice.of !== 'unit') return best
  for (const target of choice.options) {
    const worth = gain(t, attacker, target, bonus) + t.whim()
    if (worth > top) {
      top = worth
      best = [target]
    }
  }
  return best
}
