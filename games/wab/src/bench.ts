import { parseWith, Rules } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import { fightOdds } from './foresight/odds.ts'
import { wab } from './game.ts'

const TRIES = 500

/** Milliseconds that the odds of a charge, twenty against twenty, take by five hundred rolls; the best of several passes. */
export function benchOdds(now: () => number, passes: number): number {
  const rules = new Rules(wab)
  const written = {
    units: ['a-1 rom-regulars models=20 files=5 36,30 N', 'b-1 barb-warriors models=20 files=5 36,24 S'],
  }
  const p = caseBook.read(parseWith(caseBook.position, written, 'position'), [])
  rules.referee.resume(p)
  const view = rules.view(p, 0)
  let best = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < passes; pass++) {
    const began = now()
    if (fightOdds(rules, view, 0, [0, 1])?.(TRIES) === undefined) throw new Error('nobody fights')
    best = Math.min(best, now() - began)
  }
  return best
}
