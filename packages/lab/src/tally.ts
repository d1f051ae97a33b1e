import type { Outcome } from './playing.ts'

/** What many matches came to. */
export interface Tally {
  matches: number
  /** Those that ended. */
  finished: number
  /** Those that broke off: an error, a refused answer, an impossible position. */
  errors: number
  /** Answers given, the forced ones included. */
  decisions: number
  seconds: number
  winsBySeat: number[]
  winsByBot: Record<string, number>
  matchesByBot: Record<string, number>
  draws: number
}

/** A tally with nothing in it yet. */
export function emptyTally(seats: number, bots: readonly string[]): Tally {
  const none = () => Object.fromEntries(bots.map(name => [name, 0]))
  return {
    matches: 0,
    finished: 0,
    errors: 0,
    decisions: 0,
    seconds: 0,
    winsBySeat: Array.from({ length: seats }, () => 0),
    winsByBot: none(),
    matchesByBot: none(),
    draws: 0,
  }
}

/** Adds a match; the order of the matches does not matter. */
export function count(tally: Tally, outcome: Outcome): void {
  const { winners, bots } = outcome
  tally.matches++
  tally.decisions += outcome.decisions
  tally.seconds += outcome.milliseconds / 1000
  for (const name of new Set(bots)) tally.matchesByBot[name]++
  if (outcome.failure !== null) tally.errors++
  if (winners === null) return
  tally.finished++
  if (winners.length === 0) tally.draws++
  for (const seat of winners) tally.winsBySeat[seat]++
  for (const name of new Set(winners.map(seat => bots[seat]))) tally.winsByBot[name]++
}
