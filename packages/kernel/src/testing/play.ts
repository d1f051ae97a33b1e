import { type Random, randomFrom } from '../dice.ts'
import type { Opening } from '../game.ts'
import type { MatchFile } from '../match-file.ts'
import type { Picks, Seat } from '../pick.ts'
import type { Heard, Position, Told } from '../position.ts'
import type { Rules } from '../rules.ts'
import { sample } from '../sample.ts'

/** A position on the way, and the answer that led to it. */
export interface Passed<F, E> {
  position: Position<F>
  /** How many answers have been given; 0 right after the deal. */
  n: number
  /** -1 right after the deal. */
  seat: Seat
  picks: Picks
  heard: readonly Heard<E>[]
}

export interface Played<F> {
  file: MatchFile
  /** Where it ended, or stood when the limit was reached. */
  position: Position<F>
  decisions: number
}

/** One answer left to chance, checked and taken. */
export function answerAtRandom<F, E extends Told>(
  { referee }: Rules<F, E>,
  p: Position<F>,
  seat: Seat,
  random: Random,
  heard: Heard<E>[] | null = null,
): Picks {
  const drafted = sample(referee, p, seat, random)
  const refusal = referee.refuse(p, seat, drafted)
  if (refusal !== null) throw new Error(`${JSON.stringify(drafted)} is offered, and refused by ${refusal.rule}`)
  const picks = referee.stored(p, drafted)
  referee.take(p, seat, picks, heard)
  return picks
}

/** A match whose every answer is left to chance. */
export function playRandom<F, E extends Told>(
  rules: Rules<F, E>,
  header: Opening,
  how: { seed: number; limit: number; each?: (passed: Passed<F, E>) => void },
): Played<F> {
  const random = randomFrom(how.seed)
  const file: MatchFile = { header, answers: [] }
  let heard: Heard<E>[] = []
  const position = rules.begin(header, heard)
  how.each?.({ position, n: 0, seat: -1, picks: [], heard })
  while (position.result === null && file.answers.length < how.limit) {
    heard = []
    const seat = someoneOwing(rules, position, random)
    const picks = answerAtRandom(rules, position, seat, random, heard)
    file.answers.push([seat, ...picks])
    how.each?.({ position, n: file.answers.length, seat, picks, heard })
  }
  return { file, position, decisions: file.answers.length }
}

export function someoneOwing<F, E extends Told>({ referee }: Rules<F, E>, p: Position<F>, random: Random): Seat {
  const owing = referee.owing(p)
  if (owing.length === 0) throw new Error(`${referee.question(p).name} asks nobody`)
  return owing[random(owing.length)]
}
