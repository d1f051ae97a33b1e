import type { Advice } from '@acies/bots'
import type { Header, MatchFile, Owed, Picks, Refusal, Result, Rules, Seat, Told } from '@acies/kernel'
import type { Moment } from './moment.ts'

/** Who sits at a seat. Persons who trust each other share a device without hiding anything. */
export type Player = { kind: 'person'; trusting?: boolean } | { kind: 'bot'; bot: string }

export type { Owed } from '@acies/kernel'

/** How a table stands; a new one after every change. */
export interface TableState {
  readonly moments: readonly Moment[]
  readonly owed: readonly Owed[]
  readonly thinking: { seat: Seat; done: number } | null
  readonly result: Result | null
  readonly redoable: boolean
  /** What went wrong without ending the match. */
  readonly trouble: 'bot-failed' | null
}

/** What somebody else would answer; a lesson gives no reasons. */
export type Hint = Pick<Advice, 'picks'> & Partial<Advice>

/** What gives moments and decisions and takes answers. A match in the page is one; an online one would be another. */
export interface Table {
  readonly rules: Rules<unknown, Told>
  readonly header: Header
  readonly players: readonly Player[]
  state(): TableState
  subscribe(listener: () => void): () => void
  /** Takes an answer to what is owed, or says why not. */
  answer(owed: Owed, picks: Picks): Refusal | null
  mayUndo(seat: Seat): boolean
  undo(seat: Seat): void
  redo(): void
  /** A seat gives the battle up; nothing where it is over. */
  resign?(seat: Seat): void
  /** Whether every machine agrees to a draw that a seat offers: it does unless it stands better. */
  acceptsDraw?(seat: Seat): boolean
  /** All have agreed that nobody wins. */
  draw?(): void
  /** The machine need not think any longer. */
  hurry(): void
  /** A good answer, by the search that moves the bots, from what the seat sees. */
  hint(seat: Seat): Promise<Hint | null>
  /** What a lesson proposes to answer, while the match follows it. */
  proposal?(seat: Seat): Picks | null
  /** Somebody looks at what came before: it is read at once, if it has not been yet. */
  recall?(): void
  /** The screen has shown so many moments: bots wait for it. */
  seen(n: number): void
  file(): MatchFile
  close(): void
}
