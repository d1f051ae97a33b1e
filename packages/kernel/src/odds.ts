import { randomFrom } from './dice.ts'
import type { Picks, Seat } from './pick.ts'
import type { Heard, Position, Told } from './position.ts'
import type { Rules } from './rules.ts'
import { sample } from './sample.ts'

/** How often each outcome came, of all tries. */
export interface Odds {
  tries: number
  counts: Record<string, number>
}

/** A player's answer to what he is asked meanwhile; null leaves it to chance. */
export type Habit<F> = (p: Position<F>, seat: Seat) => Picks | null

/**
 * What an answer would bring, by the real referee: guess what is hidden, answer, roll, count; many times.
 * `until` says when the matter is settled; `outcomes` names what happened.
 */
export function odds<F, E extends Told>(
  rules: Rules<F, E>,
  view: Position<F>,
  seat: Seat,
  picks: Picks,
  how: {
    tries: number
    seed: number
    until(p: Position<F>): boolean
    outcomes(heard: readonly Heard<E>[], before: Position<F>, after: Position<F>): readonly string[]
    habit?: Habit<F>
  },
): Odds {
  const random = randomFrom(how.seed)
  const counts: Record<string, number> = {}
  const { referee } = rules
  for (let i = 0; i < how.tries; i++) {
    const p = rules.guess(view, seat, random)
    const heard: Heard<E>[] = []
    referee.take(p, seat, picks, heard)
    // A matter that is not settled after so many answers is left as it stands.
    for (let n = 0; n < 200 && p.result === null && !how.until(p); n++) {
      const who = referee.owing(p)[0]
      referee.take(p, who, how.habit?.(p, who) ?? sample(referee, p, who, random), heard)
    }
    for (const name of how.outcomes(heard, view, p)) counts[name] = (counts[name] ?? 0) + 1
  }
  return { tries: how.tries, counts }
}
