import type { Random } from './dice.ts'
import type { Choice, Kind, Pick, Picks, RuleId, Seat } from './pick.ts'
import type { Told } from './position.ts'

/** What a question's `take` may do: look, roll, tell, end the game. */
export interface Hand<F, E> {
  readonly field: F
  /** 0 … sides - 1. The only chance there is; tests script it. */
  roll(sides: number): number
  shuffle(pile: number[]): void
  /** Says what has happened: the field is changed first. */
  tell(event: E): void
  whisper(to: Seat, event: E): void
  /** Ends the game at once; whatever a step still does afterwards has no effect on the flow. */
  finish(winners: Seat[]): void
}

/** What a line of a procedure may do besides: at most one of these, as its last act. */
export interface Verbs<F, E, V, R> extends Hand<F, E> {
  /** Runs a step; its value lands in the local `into`. */
  call<A, R2>(step: Step<F, E, A, R2>, args: A, into?: KeyFor<V, R2>): void
  /** Back to the first line. */
  repeat(): void
  /** Ends this step with its value. */
  end(value: R): void
  /** Ends the nearest step of that name below, with its default value, and all above it. */
  leave(step: { readonly name: string }): void
}
/** The locals of V that can hold an R. */
type KeyFor<V, R> = { [K in keyof V]: R extends V[K] ? K : never }[keyof V] & string

export type Line<F, E, V, R> = (r: Verbs<F, E, V, R>, v: V) => void

/** An ordered record of lines, each one line of the rulebook. It never asks. */
export interface Procedure<F, E, A, R> {
  readonly name: string
  /** Fresh locals from the arguments, which are spread last: keys that are added to a spread are dear. */
  readonly with: (args: A, field: F) => object
  /** Its value when it runs off the last line. */
  readonly gives: R
  // biome-ignore lint/suspicious/noExplicitAny: the locals' type is known inside the step only
  readonly lines: Readonly<Record<string, Line<F, E, any, any>>>
}

/** Asks one thing and gives back its answer. All but `take` see only the field, so they run on a view as well. */
export interface Question<F, E, A, R> {
  readonly name: string
  readonly kind: Kind
  readonly rules: readonly RuleId[]
  readonly window?: true
  readonly with: (args: A) => A
  seats(field: F, v: A): readonly Seat[]
  /** What may be picked after the draft; null when the answer is whole. */
  next(field: F, v: A, draft: Picks, seat: Seat): Choice | null
  /** The rule by which a thing is not offered. */
  why?(field: F, v: A, draft: Picks, pick: Pick, seat: Seat): RuleId | null
  /** What `next` cannot tell: sweeps, overlaps, totals. */
  forbids?(field: F, v: A, picks: Picks, seat: Seat): RuleId | null
  /** Good whole answers, for bots and hints; required where `next` is not finite. */
  candidates?(field: F, v: A, seat: Seat, n: number, random: Random): Picks[]
  /** One seat answers; with several seats, the first to do so. */
  take?(r: Hand<F, E>, v: A, picks: Picks, seat: Seat): R
  /** All seats answer, secretly, then all are taken together. */
  takeAll?(r: Hand<F, E>, v: A, handed: Readonly<Record<Seat, Picks>>): R
}

export type Step<F, E, A, R> = Procedure<F, E, A, R> | Question<F, E, A, R>
// biome-ignore lint/suspicious/noExplicitAny: a list of steps of every argument and value
export type AnyStep<F, E> = Step<F, E, any, any>

/** Gives `procedure` and `question` for one game, which infer everything else. */
export function rulebook<F, E extends Told>() {
  return {
    procedure<A, V extends object, R>(p: {
      name: string
      with: (args: A, field: F) => V
      gives: R
      lines: Record<string, Line<F, E, V, R>>
    }): Procedure<F, E, A, R> {
      return p
    },
    question<A, R>(q: Question<F, E, A, R>): Question<F, E, A, R> {
      return q
    },
  }
}

/** The same procedure with lines put in before or after a named one, or instead of it. */
export function amend<F, E, A, R>(
  p: Procedure<F, E, A, R>,
  where: { before: string } | { after: string } | { instead: string },
  // biome-ignore lint/suspicious/noExplicitAny: the locals' type is known inside the step only
  lines: Record<string, Line<F, E, any, any>>,
): Procedure<F, E, A, R> {
  const at = 'before' in where ? where.before : 'after' in where ? where.after : where.instead
  if (!(at in p.lines)) throw new Error(`${p.name} has no line ${at}`)
  for (const name in lines) {
    if (name in p.lines && !('instead' in where && name === at)) throw new Error(`${p.name} has a line ${name} already`)
  }
  const amended: typeof lines = {}
  for (const name in p.lines) {
    if (name !== at) amended[name] = p.lines[name]
    else if ('before' in where) Object.assign(amended, lines, { [name]: p.lines[name] })
    else if ('after' in where) Object.assign(amended, { [name]: p.lines[name] }, lines)
    else Object.assign(amended, lines)
  }
  return { ...p, lines: amended }
}
