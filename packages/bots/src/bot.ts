import type { Intent, Picks, Position, Random, Rules, Said, Seat, Told } from '@acies/kernel'

/** What a bot remembers from one question to the next. The table keeps it, one for each seat of a match. */
export interface Memory {
  /** The turn it thinks about, and how much of its thinking for that turn is used up, 0 … 1. */
  turn?: number
  spent?: number
  /** What it means to answer next, and what it must see for that to hold. */
  plan?: readonly Intent[]
  expected?: string
  /** Why it did what it did last; thought of when somebody asks. */
  reason?: () => Said
}

/** How a bot may think: its chance, its time, and who looks over its shoulder. */
export interface Thinking {
  random: Random
  /** Milliseconds to think, for a turn if it has a memory, else for this answer; needs `now`. */
  budget?: number
  /** A clock in milliseconds; bots have none of their own. Without it they count, and think the same every time. */
  now?: () => number
  /** Looks ahead in a turn, for bots that count; each has its own number. */
  visits?: number
  /** What the bot notes for its next answers. Without it, it thinks each one through anew. */
  memory?: Memory
  /** How far it has come, 0 … 1, and the best answer so far. */
  progress?: (done: number, best: Picks) => void
  /** When it says true, the bot answers at once with the best it has. */
  cancelled?: () => boolean
}

/** A player that thinks. It gets what its seat may see, and the rules; nothing else. */
export interface Bot {
  readonly name: string
  readonly title: Said
  readonly text: Said
  /** The milliseconds it allows itself by the clock. */
  readonly pace?: { readonly milliseconds: number; readonly for: 'turn' | 'answer' }
  choose<F, E extends Told>(
    view: Position<F>,
    seat: Seat,
    rules: Rules<F, E>,
    thinking: Thinking,
  ): Picks | Promise<Picks>
}

/** Says when to stop thinking. */
export function patience({ budget, now, cancelled }: Thinking): () => boolean {
  const end = budget !== undefined && now !== undefined ? now() + budget : null
  return () => cancelled?.() === true || (end !== null && now !== undefined && now() >= end)
}
