import type { Choice, Kind, Picks, RuleId, Seat } from './pick.ts'

/**
 * Where dice come from. A number: a quick stream, for bots, the lab and tests; a few rolls give it away. A key of 256
 * bits in hexadecimal digits: a stream that nobody can foretell, for matches between people.
 */
export type Seed = number | string

/** A counter-based stream: the n-th draw is a function of seed and n alone. */
export interface Dice {
  seed: Seed
  drawn: number
}

/** One step that has begun and not ended. Public by rule: secrets live in the field or in `handed`. */
export interface Frame {
  step: string
  /** The line to run next; empty when the step has run off its last line, or asks. */
  line: string
  /** Arguments and locals of the step: flat JSON, never undefined. */
  v: Record<string, unknown>
  /** The local of the frame below that receives this step's value; empty for none. */
  into: string
  /** Answers that wait for the other seats; hidden from them. */
  handed: Record<Seat, Picks> | null
}

/** A moment of a game, complete: save it, clone it, send it, go on from it. */
export interface Position<F> {
  field: F
  stack: Frame[]
  dice: Dice
  result: Result | null
}

export interface Result {
  /** Nobody for a draw. */
  winners: Seat[]
}

/** What the referee asks of one seat. */
export interface Decision {
  /** Changes when another question opens; an answer with an old one is stale. */
  ticket: number
  seat: Seat
  step: string
  v: Readonly<Record<string, unknown>>
  kind: Kind
  rules: readonly RuleId[]
  /** Always put to the seat, also when it has only one answer: not asking would tell. */
  window: boolean
  choice: Choice | null
}

/** Why an answer is not taken. */
export interface Refusal {
  rule: RuleId | 'not-asked' | 'stale' | 'unfinished' | 'too-much' | 'not-offered'
  /** Which pick is wrong. */
  at: number
}

/** Something that happened. A game's events are a union of such. */
export interface Told {
  readonly type: string
  readonly rules: readonly RuleId[]
}

/** An event and who heard it; `EVERYBODY` for all. */
export interface Heard<E> {
  to: Seat
  event: E
}
export const EVERYBODY: Seat = -1

/** Where events are put as they are told; a list will do. */
export interface Log<E> {
  push(heard: Heard<E>): unknown
}

/** An event, and the field as it stood once it had happened. */
export interface Shown<F, E> extends Heard<E> {
  field: F
}

/** Events as one seat heard them. */
export function heardBy<E>(log: readonly Heard<E>[], seat: Seat): E[] {
  return log.filter(h => h.to === EVERYBODY || h.to === seat).map(h => h.event)
}

/** Any plain JSON value, copied. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson) as T
  const copy: Record<string, unknown> = {}
  for (const key in value) copy[key] = copyJson((value as Record<string, unknown>)[key])
  return copy as T
}

export function copyPosition<F>(p: Position<F>, copyField: (field: F) => F): Position<F> {
  const stack: Frame[] = []
  for (let i = 0; i < p.stack.length; i++) {
    const f = p.stack[i]
    stack.push({ step: f.step, line: f.line, v: copyJson(f.v), into: f.into, handed: f.handed && { ...f.handed } })
  }
  return {
    field: copyField(p.field),
    stack,
    dice: { seed: p.dice.seed, drawn: p.dice.drawn },
    result: p.result && { winners: p.result.winners.slice() },
  }
}
