import type { Picks, Position, Rules, Seat, Told } from '@acies/kernel'
import { allAnswers, refused } from './answers.ts'
import type { Thinking } from './bot.ts'

/** Whether many are given a word each, in more than `cap` ways: to try a few of thousands would be a blind choice. */
export const isForMany = <F, E extends Told>(rules: Rules<F, E>, p: Position<F>, seat: Seat, cap: number): boolean =>
  rules.referee.question(p).kind === 'assign' &&
  rules.referee.next(p, seat, [])?.of === 'word' &&
  allAnswers(rules, p, seat, cap) === null

/** Betters an answer for many: what is best for the first, then for the next, for as long as looks and time last. */
export function oneByOne<F, E extends Told>(
  rules: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  first: Picks,
  worth: (picks: Picks) => number,
  looks: number,
  enough: () => boolean,
  progress: Thinking['progress'],
): Picks {
  let picks = first
  let most = worth(picks)
  for (let k = 0, looked = 1; k < picks.length; k++) {
    const choice = rules.referee.next(p, seat, picks.slice(0, k))
    if (choice?.of !== 'word') return picks
    for (const option of choice.options) {
      if (looked >= looks || enough()) return picks
      const other = picks.map((pick, i) => (i === k ? option : pick))
      if (option === picks[k] || refused(rules, p, seat, other)) continue
      const found = worth(other)
      looked++
      if (found <= most) continue
      most = found
      picks = other
    }
    progress?.((k + 1) / picks.length, picks)
  }
  return picks
}
