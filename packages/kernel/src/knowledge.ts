import type { Random } from './dice.ts'
import type { Choice, Picks, Seat } from './pick.ts'
import type { Position } from './position.ts'
import { both, type Said } from './words.ts'

/** How much a player minds each term of a score; 1 for a term that is not named. */
export type Weights = Readonly<Record<string, number>>

/** The way a player leans when he answers by habit. */
export interface Mood {
  readonly weights: Weights
  /** How much of his answer is left to chance: 0 nothing, 1 nearly all. */
  readonly whim: number
}

/** What may be picked after a draft, of the question that is open. */
export type Next = (draft: Picks) => Choice | null

/** Who led an army in history, and how. */
export interface Commander {
  readonly name: Said
  /** One of the temperaments that bots know. */
  readonly temperament: string
}

/** One answer of a plan, and the question it is for. */
export interface Intent {
  readonly step: string
  readonly picks: Picks
}

/** What a game knows of playing it well. Bots and hints ask for it, on guesses; the referee never does. */
export interface Knowledge<F> {
  /** The terms of the score, by name: what grows when the term grows. */
  readonly terms: Readonly<Record<string, Said>>
  /** Each term as it stands for the seat, weighted; the score is their sum. */
  weigh(field: F, seat: Seat, weights: Weights): Record<string, number>
  /** The same where a general's looks end, if the game can judge better there. */
  reckon?(field: F, seat: Seat, weights: Weights): Record<string, number>
  /** The score that makes a victory e times as likely as a defeat. */
  readonly scale: number
  /** Grows by one with every turn of a seat: plans are made for one, and looks ahead are cut after some. */
  turn(field: F): number
  /** Up to which turn a look ahead from the open question goes; null, or nothing said, for as far as usual. */
  horizon?(p: Position<F>): number | null
  /** The share of what is left of a turn's thinking that the open question deserves; null, or nothing said, as usual. */
  deserves?(p: Position<F>): number | null
  /** Whose turn it is. */
  toMove(field: F): Seat
  /** A quick and sensible answer to what the seat is asked, out of what `next` offers; null leaves it to chance. */
  habit(p: Position<F>, seat: Seat, next: Next, mood: Mood, random: Random): Picks | null
  /**
   * Answers to the open question that a good player would compare, at most about so many, the better first; null, or
   * nothing said, where any answer is as good a candidate as another.
   */
  ideas?(p: Position<F>, seat: Seat, next: Next, most: number, random: Random): Picks[] | null
  /** Fills the holes of a view as one would who thinks about what is likely; without it the game's own guess will do. */
  guess?(view: F, seat: Seat, random: Random): void
  /** Why these answers, in a sentence; `gains` says what each term is expected to bring. */
  reason(before: F, seat: Seat, plan: readonly Intent[], gains: Weights): Said
}

const NOTHING_BETTER = both('no hay nada mejor', 'there is nothing better')

/** What a plan is expected to bring most of, as the game puts it; gains up to a trifle move nobody. */
export function motiveOf(motives: Readonly<Partial<Record<string, Said>>>, gains: Weights, trifle: number): Said {
  let [best, top] = [NOTHING_BETTER, trifle]
  for (const [term, said] of Object.entries(motives)) {
    const gain = gains[term] ?? 0
    if (said === undefined || gain <= top) continue
    top = gain
    best = said
  }
  return best
}
