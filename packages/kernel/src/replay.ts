import type { PlayedGame } from './game.ts'
import { checkHeader, type MatchFile, resultOf } from './match-file.ts'
import type { Seat } from './pick.ts'
import type { Heard, Position, Told } from './position.ts'
import { Rules } from './rules.ts'
import { Complaint } from './words.ts'

const EVERY = 64
const NOT_ASKED = { rule: 'not-asked', at: 0 } as const

/** An answer of a match, what it brought about, and how the match stands then; the deal is the first, nobody's. */
export interface Passing<F, E> {
  n: number
  seat: Seat
  heard: readonly Heard<E>[]
  position: Position<F>
}

/** A finished or running match, looked at from any of its moments. */
export class Replay<F, E extends Told> {
  readonly rules: Rules<F, E>
  readonly file: MatchFile
  private readonly snapshots: Position<F>[] = []

  constructor(game: PlayedGame<F, E>, file: MatchFile) {
    checkHeader(game, file.header)
    this.file = file
    this.rules = new Rules(game, file.header)
  }
  get length(): number {
    return this.file.answers.length
  }
  /** The position after the first n answers, and what the n-th brought about. */
  at(n: number): { position: Position<F>; heard: Heard<E>[] } {
    const heard: Heard<E>[] = []
    const target = Math.max(0, Math.min(n, this.length))
    let from = Math.min(Math.floor(Math.max(0, target - 1) / EVERY), this.snapshots.length - 1)
    let p: Position<F>
    if (target === 0 || from < 0) {
      p = this.start(heard)
      if (from < 0) this.snapshots.push(this.rules.copy(p))
      from = 0
    } else p = this.rules.copy(this.snapshots[from])
    for (let i = from * EVERY; i < target; i++) {
      heard.length = 0
      this.step(p, i, heard)
      if ((i + 1) % EVERY === 0 && this.snapshots.length === (i + 1) / EVERY) this.snapshots.push(this.rules.copy(p))
    }
    if (target === this.length) this.finish(p)
    return { position: p, heard }
  }
  /** Runs through the match, telling each answer's events; through all of it, or from a moment that is known. */
  each(
    visit: (n: number, seat: Seat, heard: readonly Heard<E>[], position: Position<F>) => void,
    from?: { n: number; position: Position<F> },
  ): Position<F> {
    const run = this.run(from)
    for (let next = run.next(); ; next = run.next()) {
      if (next.done) return next.value
      const { n, seat, heard, position } = next.value
      visit(n, seat, heard, position)
    }
  }
  /** The same one answer at a time, for whoever has other things to do between them; each is good until the next. */
  *run(from?: { n: number; position: Position<F> }): Generator<Passing<F, E>, Position<F>> {
    const heard: Heard<E>[] = []
    const position = from === undefined ? this.start(heard) : this.rules.copy(from.position)
    if (this.length === 0) this.finish(position)
    if (from === undefined) yield { n: 0, seat: -1, heard, position }
    for (let i = from?.n ?? 0; i < this.length; i++) {
      heard.length = 0
      this.step(position, i, heard)
      if (i + 1 === this.length) this.finish(position)
      yield { n: i + 1, seat: this.file.answers[i][0], heard, position }
    }
    return position
  }
  /** How many answers the rules take, from the first on; told after each, for whoever has other things to do between them. */
  *holding(): Generator<number, number> {
    const { referee } = this.rules
    const p = this.start(null)
    for (let i = 0; i < this.length; i++) {
      const [seat, ...picks] = this.file.answers[i]
      try {
        if (p.result !== null || referee.answer(p, seat, picks) !== null) return i
      } catch {
        // What other rules never came to may lead anywhere.
        return i
      }
      this.reseed(p, i + 1)
      yield i + 1
    }
    return this.length
  }
  /** Checks every answer against the rules, telling what it brings about; a Complaint names the first that does not fit. */
  verify(visit: ((heard: readonly Heard<E>[]) => void) | null = null): Position<F> {
    const steps = this.checked(visit === null ? null : [])
    for (let next = steps.next(); ; next = steps.next()) {
      if (next.done) return next.value
      visit?.(next.value.heard)
    }
  }
  /** The same one answer at a time; what is heard is not kept where there is nothing to keep it in. */
  *checked(heard: Heard<E>[] | null = []): Generator<Passing<F, E>, Position<F>> {
    const { referee } = this.rules
    const told = heard ?? []
    const position = this.start(heard)
    if (this.length === 0) this.finishRightly(position)
    yield { n: 0, seat: -1, heard: told, position }
    for (let i = 0; i < this.length; i++) {
      const [seat, ...picks] = this.file.answers[i]
      told.length = 0
      const refusal = position.result === null ? referee.answer(position, seat, picks, heard) : NOT_ASKED
      if (refusal !== null) throw new Complaint(`answers.${i}: refused by ${refusal.rule} at pick ${refusal.at}`)
      this.reseed(position, i + 1)
      if (i + 1 === this.length) this.finishRightly(position)
      yield { n: i + 1, seat, heard: told, position }
    }
    return position
  }
  private finishRightly(p: Position<F>): void {
    const { ending } = this.file
    const unknown = ending !== undefined && 'seat' in ending && !this.rules.seats.includes(ending.seat)
    if (unknown || (ending !== undefined && p.result !== null))
      throw new Complaint('ending: the match is over, or no such seat')
    this.finish(p)
  }
  /** Ends it as it was ended, where the rules did not. */
  private finish(p: Position<F>): void {
    const { ending } = this.file
    if (ending === undefined || p.result !== null) return
    p.result = resultOf(this.rules, ending)
    p.stack.length = 0
  }
  private start(heard: Heard<E>[] | null): Position<F> {
    const p = this.rules.begin(this.file.header, heard)
    this.reseed(p, 0)
    return p
  }
  private step(p: Position<F>, i: number, heard: Heard<E>[]): void {
    const [seat, ...picks] = this.file.answers[i]
    const { referee } = this.rules
    referee.take(p, seat, referee.stored(p, picks), heard)
    this.reseed(p, i + 1)
  }
  private reseed(p: Position<F>, n: number): void {
    for (const [at, seed] of this.file.header.secret.branches) if (at === n) p.dice.seed = seed
  }
}

/**
 * A match as these rules can show it: as it is, or, when it was played under others, as far as they follow it. From there on
 * its answers would mean something else.
 */
export function followed<F, E extends Told>(game: PlayedGame<F, E>, file: MatchFile): MatchFile {
  const steps = following(game, file)
  for (let next = steps.next(); ; next = steps.next()) if (next.done) return next.value
}
/** The same one answer at a time. */
export function* following<F, E extends Told>(game: PlayedGame<F, E>, file: MatchFile): Generator<unknown, MatchFile> {
  if (file.header.version === game.version) return file
  const header = { ...file.header, version: game.version }
  const n = yield* new Replay(game, { header, answers: file.answers }).holding()
  return n === file.answers.length ? { ...file, header } : { header, answers: file.answers.slice(0, n) }
}
