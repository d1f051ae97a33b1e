import type { Picks, Position, Random, Rules, Said, Seat, Told } from '@acies/kernel'

/** How a bot may think: its chance, its time, and who looks over its shoulder. */
export interface Thinking {
  random: Random
  /** Milliseconds to think; needs `now`. Without it a bot thinks as long as it needs, the same for the same chance. */
  budget?: number
  /** A clock in milliseconds; bots have none of their own. */
  now?: () => number
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
