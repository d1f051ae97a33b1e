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

/** A battle of ONUS! played by chance until this is asked and the question is worth asking. */
export function onusUntil(
  battle: string,
  fits: (asked: Asked) => boolean,
  { seed = 20_260, setup, options = [] }: { seed?: number; setup?: unknown; options?: readonly string[] } = {},
): MatchFile {
  const header = headerOf(onus, battle, seed, { setup, options })
  const match = Match.load<unknown, Told>(onus as AnyGame, { header, answers: [] })
  const { referee } = match.rules
  for (let n = 1; match.position.result === null; n++) {
    const [seat] = referee.owing(match.position)
    const { step } = referee.decision(match.position, seat)
    const answers = (): readonly Picks[] => referee.candidates(match.position, seat, 12, randomFrom(n)) ?? []
    if (fits({ step, seat, field: match.position.field as Field, answers })) return match.file()
    match.play(seat, referee.forced(match.position, seat) ?? sample(referee, match.position, seat, randomFrom(n)))
  }
  throw new Error(`${battle}: it was never asked`)
}
