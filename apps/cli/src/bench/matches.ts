import {
  type AnyGame,
  type Heard,
  headerOf,
  type MatchFile,
  Replay,
  Rules,
  randomFrom,
  sample,
  type Told,
  writeMatch,
} from '@acies/kernel'

const LIMIT = 10_000

/** What is done besides listing options, picking one and answering. */
export type Manner = 'bare' | 'events' | 'checked' | 'invariants'
export const MANNERS: readonly Manner[] = ['bare', 'events', 'checked', 'invariants']

/** How much was played in how long. */
export interface Pass {
  decisions: number
  matches: number
  seconds: number
}

/** Plays random matches, one after another, until that many milliseconds have gone by. */
export function playFor(
  game: AnyGame,
  scenario: string,
  manner: Manner,
  milliseconds: number,
  now: () => number,
): Pass {
  const rules = new Rules<unknown, Told>(game, { scenario })
  const { referee } = rules
  const random = randomFrom(1)
  const log: Heard<Told>[] | null = manner === 'events' ? [] : null
  const pass: Pass = { decisions: 0, matches: 0, seconds: 0 }
  const began = now()
  while (pass.seconds * 1000 < milliseconds) {
    const p = rules.begin(headerOf(game, scenario, random(2 ** 31)), log)
    for (let n = 0; p.result === null && n < LIMIT; n++) {
      const seat = referee.owing(p)[0]
      const picks = sample(referee, p, seat, random)
      if (log !== null) log.length = 0
      if (manner === 'checked') referee.answer(p, seat, picks)
      else referee.take(p, seat, picks, log)
      if (manner === 'invariants') {
        const impossible = game.check(p.field)
        if (impossible !== null) throw new Error(`impossible: ${impossible}`)
      }
      pass.decisions++
    }
    pass.matches++
    pass.seconds = (now() - began) / 1000
  }
  return pass
}

/** A whole random match, as it would be saved. */
export function randomMatch(game: AnyGame, scenario: string, seed: number): MatchFile {
  const rules = new Rules<unknown, Told>(game, { scenario })
  const random = randomFrom(seed)
  const header = headerOf(game, scenario, seed, { seats: rules.seats.map(() => 'random') })
  const p = rules.begin(header)
  const answers: MatchFile['answers'] = []
  while (p.result === null && answers.length < LIMIT) {
    const seat = rules.referee.owing(p)[0]
    const picks = rules.referee.stored(p, sample(rules.referee, p, seat, random))
    answers.push([seat, ...picks])
    rules.referee.take(p, seat, picks)
  }
  return { header, answers }
}

/** The size of a saved match, and how long it takes to check all its answers. */
export function fileAndVerify(
  game: AnyGame,
  scenario: string,
  now: () => number,
): { bytes: number; milliseconds: number } {
  const file = randomMatch(game, scenario, 1)
  let milliseconds = Number.POSITIVE_INFINITY
  for (let i = 0; i < 5; i++) {
    const began = now()
    new Replay(game, file).verify()
    milliseconds = Math.min(milliseconds, now() - began)
  }
  return { bytes: Buffer.byteLength(writeMatch(file)), milliseconds }
}
