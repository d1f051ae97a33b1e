import type { Advice } from '@acies/bots'
import type { Picks, Position, Said, Seat, Terms } from '@acies/kernel'
import type { Outcome, Plan } from '@acies/lab'

/** What a seat sees. Only a view is ever sent. */
export interface Seen {
  game: string
  terms: Terms
  view: Position<unknown>
  seat: Seat
}

/** What the page asks of its worker. */
export type What =
  /** Fetch a game's rules, and think of a battle's beginning, before it counts. */
  | { kind: 'prepare'; game: string; terms: Terms }
  /** `desk` is where the bot's notes lie: those of one seat in one match. */
  | { kind: 'choose'; seen: Seen; bot: string; chance: number; desk: string }
  /** What would you do? */
  | { kind: 'advise'; seen: Seen; chance: number }
  /** What would come of it? Told by and by, ever more surely, until it is sure enough or another asks. */
  | { kind: 'odds'; seen: Seen; answers: readonly Picks[] }
  /** The odds asked for in that question are looked at no more. */
  | { kind: 'enough'; of: number }
  /** A battle drawn up by machines, before its first turn. */
  | { kind: 'draw-up'; game: string; scenario: string; setup: unknown }
  /** One match of the lab's. */
  | { kind: 'match'; plan: Plan; index: number }
export interface Question {
  id: number
  what: What
}

/** An answer, and why in a sentence, from a bot that can say. */
export interface Thought {
  picks: Picks
  reason: Said | null
}

export type Reply =
  | { id: number; kind: 'prepared' }
  | { id: number; kind: 'progress'; done: number; best: Picks }
  | { id: number; kind: 'chosen'; thought: Thought }
  | { id: number; kind: 'advised'; advice: Advice }
  | { id: number; kind: 'odds'; odds: unknown; final: boolean }
  | { id: number; kind: 'drawn-up'; field: unknown }
  | { id: number; kind: 'played'; outcome: Outcome }
  | { id: number; kind: 'failed'; why: string }
