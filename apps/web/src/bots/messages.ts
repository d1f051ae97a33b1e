import type { Picks, Position, Seat } from '@acies/kernel'

/** What the page asks of its worker. Only a view is ever sent. */
export interface Question {
  id: number
  game: string
  options: readonly string[]
  view: Position<unknown>
  seat: Seat
  what: { kind: 'choose'; bot: string; chance: number; budget: number } | { kind: 'odds'; answers: readonly Picks[] }
}

export type Reply =
  | { id: number; kind: 'progress'; done: number; best: Picks }
  | { id: number; kind: 'chosen'; picks: Picks }
  | { id: number; kind: 'odds'; odds: unknown }
  | { id: number; kind: 'failed'; why: string }
