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
import { type Field, tercios } from '@acies/tercios'

/** A battle of Tercios played by chance until seat 0 is asked this and the question is worth asking. */
export function terciosUntil(
  battle: string,
  step: string,
  fits: (field: Field, options: readonly unknown[]) => boolean = () => true,
  orders?: string,
): MatchFile {
  const header = headerOf(tercios, battle, 20_260, { seats: ['person', 'random'] })
  const match = Match.load<unknown, Told>(tercios as AnyGame, { header, answers: [] })
  const { referee } = match.rules
  for (let n = 1; match.position.result === null; n++) {
    const [seat] = referee.owing(match.position)
    const { step: asked } = referee.decision(match.position, seat)
    if (seat === 0 && asked === step) {
      const choice = referee.next(match.position, seat, [])
      const options = choice !== null && 'options' in choice ? choice.options : []
      if (fits(match.position.field as Field, options)) return match.file()
    }
    match.play(
      seat,
      orders !== undefined && asked === 'place-orders' ? cards(match, seat, orders) : chance(match, seat, n),
    )
  }
  throw new Error(`${battle}: ${step} was never asked`)
}
const chance = (match: Match<unknown, Told>, seat: Seat, n: number): Picks =>
  sample(match.rules.referee, match.position, seat, randomFrom(n))
/** The same card for every troop. */
const cards = (match: Match<unknown, Told>, seat: Seat, order: string): Picks => {
  const picks: string[] = []
  while (match.rules.referee.next(match.position, seat, picks) !== null) picks.push(order)
  return picks
}
