import { type Counts, merge } from './counts.ts'
import { type Share, shareOf } from './interval.ts'
import type { Outcome } from './playing.ts'

/** What many matches came to. */
export interface Tally {
  matches: number
  /** Those that came to an end. */
  finished: number
  /** Those that broke off with an error. */
  errors: number
  /** Answers given, the forced ones included. */
  decisions: number
  /** Turns of all matches that ended. */
  turns: number
  seconds: number
  winsBySeat: number[]
  winsByBot: Record<string, number>
  matchesByBot: Record<string, number>
  /** Those of its matches that somebody won. */
  decidedByBot: Record<string, number>
  draws: number
  /** Matches that somebody won and somebody began; and those where it was the same. */
  begun: number
  winsOfFirst: number
  /** How many matches ended after so many turns. */
  lengths: Record<string, number>
  /** How many matches took so many answers, rounded down to a multiple of STRIDE. */
  efforts: Record<string, number>
  /** What was counted, by chart. */
  counts: Counts
}

export const STRIDE = 25

/** A tally with nothing in it yet. */
export function emptyTally(seats: number, bots: readonly string[]): Tally {
  const none = () => Object.fromEntries(bots.map(name => [name, 0]))
  return {
    matches: 0,
    finished: 0,
    errors: 0,
    decisions: 0,
    turns: 0,
    seconds: 0,
    winsBySeat: Array.from({ length: seats }, () => 0),
    winsByBot: none(),
    matchesByBot: none(),
    decidedByBot: none(),
    draws: 0,
    begun: 0,
    winsOfFirst: 0,
    lengths: {},
    efforts: {},
    counts: {},
  }
}

/** Adds a match; the order of the matches does not matter. */
export function count(tally: Tally, outcome: Outcome): void {
  const { winners, bots, turns, decisions, first } = outcome
  tally.matches++
  tally.decisions += decisions
  tally.seconds += outcome.milliseconds / 1000
  merge(tally.counts, outcome.counts)
  for (const name of new Set(bots)) tally.matchesByBot[name]++
  if (outcome.error !== null) tally.errors++
  if (winners === null) return
  tally.finished++
  tally.turns += turns
  const effort = decisions - (decisions % STRIDE)
  tally.lengths[turns] = (tally.lengths[turns] ?? 0) + 1
  tally.efforts[effort] = (tally.efforts[effort] ?? 0) + 1
  if (winners.length === 0) {
    tally.draws++
    return
  }
  if (first !== null) tally.begun++
  if (first !== null && winners.includes(first)) tally.winsOfFirst++
  for (const seat of winners) tally.winsBySeat[seat]++
  for (const name of new Set(bots)) tally.decidedByBot[name]++
  for (const name of new Set(winners.map(seat => bots[seat]))) tally.winsByBot[name]++
}

/** How often each wins, of the matches that somebody wins, and how sure that is. */
export interface Rates {
  bySeat: Share[]
  byBot: Record<string, Share>
  /** Of whoever begins. */
  first: Share
}

export function ratesOf(tally: Tally): Rates {
  const { winsByBot, decidedByBot } = tally
  const decided = tally.finished - tally.draws
  return {
    bySeat: tally.winsBySeat.map(wins => shareOf(wins, decided)),
    byBot: Object.fromEntries(Object.keys(winsByBot).map(bot => [bot, shareOf(winsByBot[bot], decidedByBot[bot])])),
    first: shareOf(tally.winsOfFirst, tally.begun),
  }
}
