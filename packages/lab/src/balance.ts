import type { AnyGame, Said } from '@acies/kernel'
import type { Share } from './interval.ts'
import { scenarioOf } from './plan.ts'
import type { Report } from './report.ts'

/** How even a battle is. */
export interface Balance {
  scenario: string
  title: Said
  matches: number
  finished: number
  draws: number
  sides: (Share & { name: Said; wins: number })[]
  /** The seat that wins more often than chance explains; null while it may be even. */
  favours: number | null
  /** Wins of whoever begins. */
  first: Share
  /** On average. */
  turns: number
  decisions: number
}

/** The battles of a report, each by itself. */
export function balanceOf(game: AnyGame, report: Report): Balance[] {
  return Object.entries(report.scenarios).map(([id, tally]) => {
    const { title, sides } = scenarioOf(game, id)
    const shares = tally.rates.bySeat
    const parties = new Set(game.seating({ scenario: id, options: [] })).size
    const favoured = shares.findIndex(share => share.low > 1 / parties)
    return {
      scenario: id,
      title,
      matches: tally.matches,
      finished: tally.finished,
      draws: tally.draws,
      sides: shares.map((share, seat) => ({ name: sides[seat], wins: tally.winsBySeat[seat], ...share })),
      favours: favoured < 0 ? null : favoured,
      first: tally.rates.first,
      turns: tally.turns / Math.max(1, tally.finished),
      decisions: tally.decisions / Math.max(1, tally.matches),
    }
  })
}
