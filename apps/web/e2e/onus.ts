import {
  type AnyGame,
  headerOf,
  Match,
  type MatchFile,
  type Picks,
  randomFrom,
  type Seat,
  sample,
  type Told,
} from '@acies/kernel'
import { type Field, onus } from '@acies/onus'

/** What is asked in a battle of ONUS!, and what could be answered. */
export interface Asked {
  step: string
  seat: Seat
  field: Field
  answers: () => readonly Picks[]
}

interface How {
  seed?: number
  setup?: unknown
  options?: readonly string[]
  /** Answers that are not left to chance. */
  answer?: (asked: Asked) => Picks | undefined
}

/** Whoever can charges, straight ahead or after a wheel. */
export const charging = ({ step, answers }: Asked): Picks | undefined =>
  step === 'manoeuvre' ? answers().find(picks => picks.at(-1) === 'charge') : undefined

/** A battle of ONUS! played by chance until this is asked and the question is worth asking. */
export function onusUntil(
  battle: string,
  fits: (asked: Asked) => boolean,
  { seed = 20_260, setup, options = [], answer }: How = {},
): MatchFile {
  const header = headerOf(onus, battle, seed, { setup, options })
  const match = Match.load<unknown, Told>(onus as AnyGame, { header, answers: [] })
  const { referee } = match.rules
  for (let n = 1; match.position.result === null; n++) {
    const [seat] = referee.owing(match.position)
    const { step } = referee.decision(match.position, seat)
    const answers = (): readonly Picks[] => referee.candidates(match.position, seat, 12, randomFrom(n)) ?? []
    const asked = { step, seat, field: match.position.field as Field, answers }
    if (fits(asked)) return match.file()
    const picks = answer?.(asked) ?? referee.forced(match.position, seat)
    match.play(seat, picks ?? sample(referee, match.position, seat, randomFrom(n)))
  }
  throw new Error(`${battle}: it was never asked`)
}
