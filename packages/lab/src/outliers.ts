import type { Outcome } from './playing.ts'

/** What makes a match stand out. */
const REASONS = ['longest', 'shortest', 'clearest', 'closest'] as const
export type Reason = (typeof REASONS)[number]

const EACH = 3

/** How much a match stands out for a reason; the greater the more. */
const MEASURES: Readonly<Record<Reason, (o: Outcome) => number>> = {
  longest: o => o.decisions,
  shortest: o => -o.decisions,
  clearest: o => o.margin,
  closest: o => -o.margin,
}

/** The matches that stand out, of all that have been added in whatever order. */
export class Outliers {
  private readonly found: Record<Reason, Outcome[]> = { longest: [], shortest: [], clearest: [], closest: [] }

  /** Whether it stands out, of those so far. */
  add(outcome: Outcome): boolean {
    if (outcome.winners === null || outcome.winners.length === 0) return false
    let found = false
    for (const reason of REASONS) {
      const measure = MEASURES[reason]
      const list = this.found[reason]
      list.push(outcome)
      list.sort((a, b) => measure(b) - measure(a) || a.index - b.index)
      if (list.length <= EACH || list.pop() !== outcome) found = true
    }
    return found
  }
  get list(): { reason: Reason; outcome: Outcome }[] {
    return REASONS.flatMap(reason => this.found[reason].map(outcome => ({ reason, outcome })))
  }
}
