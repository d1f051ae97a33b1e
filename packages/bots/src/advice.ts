import type { Picks, Position, Rules, Said, Seat, Told, Weights } from '@acies/kernel'
import { sameAnswer } from './answers.ts'
import type { Thinking } from './bot.ts'
import { deliberate, type Effort } from './general.ts'
import { reasonFor } from './reason.ts'
import { type Candidate, meanOf } from './search.ts'

/** What a general would answer, and why. */
export interface Advice {
  readonly picks: Picks
  readonly reason: Said
  /** How likely it is to lead to victory: -1 lost … 1 won; not said where there was no time to look ahead. */
  readonly promise?: number
  /** What else he thought of, the best first. */
  readonly others: readonly { readonly picks: Picks; readonly promise: number }[]
}

/** Promises this close are as good as each other. */
const AS_GOOD = 0.03

/** The best; but to do nothing is advised only where it is clearly better than to do something. */
function preferred(ranked: readonly Candidate[]): Candidate {
  const [best] = ranked
  if (best.plan[0].picks.length > 0) return best
  const deed = ranked.find(c => c.visits > 0 && c.plan[0].picks.length > 0)
  return deed !== undefined && meanOf(deed) >= meanOf(best) - AS_GOOD ? deed : best
}

const EFFORT: Effort = { milliseconds: 2000, visits: 400, plans: 24, turns: 1 }

/** What to answer to the question a seat is asked, by the same search that moves the bots. */
export function advise<F, E extends Told>(
  view: Position<F>,
  seat: Seat,
  rules: Rules<F, E>,
  thinking: Thinking,
  weights: Weights = {},
): Advice {
  const ranked = deliberate(view, seat, rules, thinking, EFFORT, weights)
  const best = preferred(ranked)
  const rest = ranked.filter(candidate => candidate !== best)
  const { picks } = best.plan[0]
  const others: { picks: Picks; promise: number }[] = []
  for (const candidate of rest) {
    const other = candidate.plan[0].picks
    // Several plans may begin alike; the best of them speaks for all.
    if (candidate.visits === 0 || [picks, ...others.map(o => o.picks)].some(known => sameAnswer(known, other))) continue
    others.push({ picks: other, promise: meanOf(candidate) })
  }
  const reason = reasonFor(rules, view, seat, best.plan, weights, thinking.random)
  return { picks, reason, promise: best.visits === 0 ? undefined : meanOf(best), others }
}
