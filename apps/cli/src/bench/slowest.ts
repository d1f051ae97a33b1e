import { type AnyGame, headerOf, Rules, randomFrom, sample, type Told } from '@acies/kernel'

/** As many candidates as a bot wants to see. */
const CANDIDATES = 24
/** What one slow moment of the machine does not explain. */
const TRIES = 3

/** The question that takes longest to put with all its candidates. */
export interface Slowest {
  step: string
  milliseconds: number
}

/** Plays random matches for so long and asks every question with two dozen candidates; the best of three tries counts. */
export function slowestQuestion(game: AnyGame, scenario: string, milliseconds: number, now: () => number): Slowest {
  const rules = new Rules<unknown, Told>(game, { scenario })
  const { referee } = rules
  const random = randomFrom(3)
  let slowest: Slowest = { step: '', milliseconds: 0 }
  const began = now()
  while (now() - began < milliseconds) {
    const p = rules.begin(headerOf(game, scenario, random(2 ** 31)))
    while (p.result === null && now() - began < milliseconds) {
      const [seat] = referee.owing(p)
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < TRIES && least > slowest.milliseconds; i++) {
        const from = now()
        referee.next(p, seat, [])
        referee.candidates(p, seat, CANDIDATES, randomFrom(i + 1))
        least = Math.min(least, now() - from)
      }
      if (least > slowest.milliseconds) slowest = { step: referee.question(p).name, milliseconds: least }
      referee.take(p, seat, sample(referee, p, seat, random))
    }
  }
  return slowest
}
