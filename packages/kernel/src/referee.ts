import { below, type Random } from './dice.ts'
import { type Choice, fits, isPick, type Pick, type Picks, type Seat, sizeOf, sorted } from './pick.ts'
import {
  type Decision,
  EVERYBODY,
  type Frame,
  type Log,
  type Position,
  type Refusal,
  type Seed,
  type Told,
} from './position.ts'
import type { AnyStep, Hand, Line, Question, Verbs } from './step.ts'
import { Complaint } from './words.ts'

// Inside the referee the steps of a game differ in arguments and values; its own code never looks into them.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Anything = any

interface Compiled<F, E> {
  question: Question<F, E, Anything, Anything> | null
  with: (args: Anything, field: F) => Record<string, unknown>
  first: string
  lines: Map<string, CompiledLine<F, E>>
  gives: unknown
}
interface CompiledLine<F, E> {
  run: Line<F, E, Anything, Anything>
  /** The name of the line after it, and that line: lines that only act are not looked up. */
  next: string
  after: CompiledLine<F, E> | null
}

const DONE = ''

/** Lines without a question, in a position put together by hand: such a game hangs. */
const ENDLESS = 100_000

/** Runs a game's steps over positions. It holds no position of its own between calls. */
export class Referee<F, E extends Told> implements Verbs<F, E, Anything, Anything> {
  /** Rolls to come instead of the stream's; for cases and tests. When they are used up, a roll fails. */
  script: { shift(stack: readonly Frame[], sides: number): number | undefined } | null = null
  /** How many lines have been run: what one line rolls is rolled at once. */
  lines = 0
  private p!: Position<F>
  private log: Log<E> | null = null
  private verbs = 0
  // The step looked up last: most questions are asked several times in a row.
  private lastName = ''
  private lastStep: Compiled<F, E> | null = null
  private readonly steps = new Map<string, Compiled<F, E>>()
  private readonly first: string
  private readonly strict: boolean

  /** `strict` counts the verbs of each line: for tests, not for play. */
  constructor(steps: readonly AnyStep<F, E>[], first: string, strict = false) {
    this.first = first
    this.strict = strict
    for (const step of steps) {
      if (this.steps.has(step.name)) throw new Error(`two steps are named ${step.name}`)
      this.steps.set(step.name, compile(step))
    }
    if (!this.steps.has(first)) throw new Error(`no step is named ${first}`)
  }

  // ---- verbs, for the lines of procedures ----

  get field(): F {
    return this.p.field
  }
  call(step: { readonly name: string }, args: Anything, into = ''): void {
    if (this.p.result !== null) return
    this.verbs++
    this.p.stack.push(this.frame(step.name, args, into))
  }
  repeat(): void {
    if (this.p.result !== null) return
    this.verbs++
    const frame = this.top(this.p)
    frame.line = this.compiled(frame.step).first
  }
  end(value: unknown): void {
    if (this.p.result !== null) return
    this.verbs++
    const stack = this.p.stack
    const frame = stack.pop()
    if (frame !== undefined && frame.into !== '') stack[stack.length - 1].v[frame.into] = value
  }
  leave(step: { readonly name: string }): void {
    if (this.p.result !== null) return
    const stack = this.p.stack
    while (stack.length > 0 && this.top(this.p).step !== step.name) stack.pop()
    if (stack.length === 0) throw new Error(`left ${step.name}, which had not begun`)
    this.end(this.compiled(step.name).gives)
  }
  finish(winners: Seat[]): void {
    if (this.p.result !== null) return
    this.p.result = { winners }
    this.p.stack.length = 0
  }
  roll(sides: number): number {
    if (this.script === null) return below(this.p.dice, sides)
    const { stack } = this.p
    const scripted = this.script.shift(stack, sides)
    if (scripted === undefined) {
      const by = stack.map(frame => frame.step).join(', ')
      throw new Complaint(`dice: one more was rolled than the script has (a die of ${sides}, by ${by || 'the deal'})`)
    }
    if (scripted >= sides) throw new Complaint(`dice: a scripted roll of ${scripted} on a die of ${sides}`)
    this.p.dice.drawn++
    return scripted
  }
  shuffle(pile: number[]): void {
    for (let i = pile.length - 1; i > 0; i--) {
      const j = below(this.p.dice, i + 1)
      const card = pile[i]
      pile[i] = pile[j]
      pile[j] = card
    }
  }
  tell(event: E): void {
    if (this.log !== null) this.log.push({ to: EVERYBODY, event })
  }
  whisper(to: Seat, event: E): void {
    if (this.log !== null) this.log.push({ to, event })
  }

  // ---- positions ----

  /** A new game: the field is set up, then dealt, then play runs to the first question. */
  begin(field: F, seed: Seed, deal: (r: Hand<F, E>) => void, log: Log<E> | null = null): Position<F> {
    const p: Position<F> = { field, stack: [], dice: { seed, drawn: 0 }, result: null }
    this.p = p
    this.log = log
    deal(this)
    p.stack.push(this.frame(this.first, {}, ''))
    this.run()
    return p
  }
  /** Goes on from a position that was put together by hand (a case), to its next question. */
  resume(p: Position<F>, log: Log<E> | null = null): void {
    this.p = p
    this.log = log
    this.run()
  }
  /** The seats that owe an answer. */
  owing(p: Position<F>): readonly Seat[] {
    if (p.result !== null) return []
    const frame = this.top(p)
    const seats = this.asked(frame).seats(p.field, frame.v)
    const { handed } = frame
    return handed === null ? seats : seats.filter(seat => handed[seat] === undefined)
  }
  /** Whether there is a step of that name. */
  knows(step: string): boolean {
    return this.steps.has(step)
  }
  question(p: Position<F>): Question<F, E, Anything, Anything> {
    return this.asked(this.top(p))
  }
  next(p: Position<F>, seat: Seat, draft: Picks): Choice | null {
    const frame = this.top(p)
    return this.asked(frame).next(p.field, frame.v, draft, seat)
  }
  decision(p: Position<F>, seat: Seat, ticket = 0): Decision {
    const frame = this.top(p)
    const q = this.asked(frame)
    const { kind, rules } = q
    const choice = q.next(p.field, frame.v, [], seat)
    return { ticket, seat, step: frame.step, v: frame.v, kind, rules, window: q.window === true, choice }
  }
  candidates(p: Position<F>, seat: Seat, n: number, random: Random): Picks[] | null {
    const frame = this.top(p)
    return this.asked(frame).candidates?.(p.field, frame.v, seat, n, random) ?? null
  }
  /** The rule by which a pick is not offered after the draft, or null if it is. */
  why(p: Position<F>, seat: Seat, draft: Picks, pick: Pick): Refusal['rule'] | null {
    const frame = this.top(p)
    const q = this.asked(frame)
    const choice = q.next(p.field, frame.v, draft, seat)
    if (choice === null) return 'too-much'
    if (!isPick(pick)) return 'not-offered'
    if (fits(choice, pick)) return null
    return q.why?.(p.field, frame.v, draft, pick, seat) ?? q.rules[0] ?? 'not-offered'
  }
  refuse(p: Position<F>, seat: Seat, picks: Picks): Refusal | null {
    if (!this.owing(p).includes(seat)) return { rule: 'not-asked', at: 0 }
    // What a stranger may send is no list at all, or holds what no question knows.
    if (!Array.isArray(picks)) return { rule: 'not-offered', at: 0 }
    const frame = this.top(p)
    const q = this.asked(frame)
    const draft: Pick[] = []
    for (let at = 0; ; at++) {
      const choice = q.next(p.field, frame.v, draft, seat)
      if (at === picks.length) {
        if (choice !== null && choice.enough === undefined) return { rule: 'unfinished', at }
        const rule = q.forbids?.(p.field, frame.v, picks, seat) ?? null
        return rule === null ? null : { rule, at: Math.max(0, at - 1) }
      }
      if (choice === null) return { rule: 'too-much', at }
      const pick = picks[at]
      if (!isPick(pick)) return { rule: 'not-offered', at }
      if (!fits(choice, pick)) {
        return { rule: q.why?.(p.field, frame.v, draft, pick, seat) ?? q.rules[0] ?? 'not-offered', at }
      }
      draft.push(pick)
    }
  }
  /** Trusted: the picks were offered. With `most`, no more than so many lines are run: `resume` goes on from there. */
  take(p: Position<F>, seat: Seat, picks: Picks, log: Log<E> | null = null, most = Number.POSITIVE_INFINITY): void {
    if (this.handIn(p, seat, picks, log)) this.run(most)
  }
  /**
   * Trusted: taken until the first die has fallen. Gives how many lines were run before the one that threw it: none when the
   * question itself did (-1), infinitely many when no die fell, and then all of the answer is taken.
   */
  takeToDie(p: Position<F>, seat: Seat, picks: Picks, log: Log<E> | null = null): number {
    const { drawn } = p.dice
    let more = this.handIn(p, seat, picks, log)
    for (let lines = -1; ; lines++) {
      if (p.dice.drawn !== drawn) return lines
      if (!more) return Number.POSITIVE_INFINITY
      more = this.run(1)
    }
  }
  /** Checked, then taken. */
  answer(p: Position<F>, seat: Seat, picks: Picks, log: Log<E> | null = null): Refusal | null {
    const refusal = this.refuse(p, seat, picks)
    if (refusal === null) this.take(p, seat, this.stored(p, picks), log)
    return refusal
  }
  /** The answer as it is kept: a set in its order. */
  stored(p: Position<F>, picks: Picks): Picks {
    return this.question(p).kind === 'several' ? sorted(picks) : picks.slice()
  }
  /** The only whole answer the seat can give, or null if it has a choice. Never for a window. */
  forced(p: Position<F>, seat: Seat): Picks | null {
    const frame = this.top(p)
    const q = this.asked(frame)
    if (q.window === true || q.candidates !== undefined) return null
    const draft: Pick[] = []
    for (;;) {
      const choice = q.next(p.field, frame.v, draft, seat)
      if (choice === null) return draft
      const size = sizeOf(choice)
      if (size === 0 && choice.enough !== undefined) return draft
      if (size !== 1 || choice.enough !== undefined || choice.of === 'pose') return null
      draft.push(choice.of === 'number' ? choice.min : choice.options[0])
    }
  }

  /** What the question itself makes of an answer; false while others have not answered. */
  private handIn(p: Position<F>, seat: Seat, picks: Picks, log: Log<E> | null): boolean {
    this.p = p
    this.log = log
    const frame = this.top(p)
    const q = this.asked(frame)
    if (q.takeAll === undefined) this.end(q.take?.(this, frame.v, picks, seat))
    else {
      frame.handed ??= {}
      frame.handed[seat] = picks.slice()
      for (const s of q.seats(p.field, frame.v)) if (frame.handed[s] === undefined) return false
      this.end(q.takeAll(this, frame.v, frame.handed))
    }
    return true
  }
  /** To the next question, or the end; no more than so many lines. Gives whether it ran as many and stands before another. */
  private run(most = Number.POSITIVE_INFINITY): boolean {
    const { stack } = this.p
    const mayHang = this.strict && most === Number.POSITIVE_INFINITY
    const last = this.lines + (mayHang ? ENDLESS : most)
    while (stack.length > 0) {
      const frame = stack[stack.length - 1]
      const step = this.compiled(frame.step)
      if (step.question !== null) return false
      if (frame.line === DONE) {
        this.end(step.gives)
        continue
      }
      let line: CompiledLine<F, E> | null = step.lines.get(frame.line) ?? null
      if (line === null) throw new Error(`step ${frame.step} has no line ${frame.line}`)
      // On to the next line for as long as the lines only act; a verb changes the stack.
      while (line !== null) {
        if (this.lines === last) {
          if (mayHang) throw new Complaint('the game goes on and never asks anybody')
          return true
        }
        frame.line = line.next
        this.verbs = 0
        this.lines++
        line.run(this, frame.v)
        if (this.verbs > 0 || this.p.result !== null) break
        line = line.after
      }
      if (this.strict && this.verbs > 1) throw new Error(`${frame.step}: a line may call, repeat or end once`)
    }
    if (this.p.result === null) this.p.result = { winners: [] }
    return false
  }
  private frame(name: string, args: Anything, into: string): Frame {
    const step = this.compiled(name)
    return { step: name, line: step.first, v: step.with(args, this.p.field), into, handed: null }
  }
  private compiled(name: string): Compiled<F, E> {
    if (name === this.lastName && this.lastStep !== null) return this.lastStep
    const step = this.steps.get(name)
    if (step === undefined) throw new Error(`no step is named ${name}`)
    this.lastName = name
    this.lastStep = step
    return step
  }
  private asked(frame: Frame): Question<F, E, Anything, Anything> {
    const { question } = this.compiled(frame.step)
    if (question === null) throw new Error(`${frame.step} does not ask`)
    return question
  }
  private top(p: Position<F>): Frame {
    const frame = p.stack[p.stack.length - 1]
    if (frame === undefined) throw new Error('the game is over')
    return frame
  }
}

function compile<F, E>(step: AnyStep<F, E>): Compiled<F, E> {
  if ('next' in step) return { question: step, with: step.with, first: DONE, lines: new Map(), gives: undefined }
  const names = Object.keys(step.lines)
  const lines: Compiled<F, E>['lines'] = new Map()
  let after: CompiledLine<F, E> | null = null
  for (let i = names.length - 1; i >= 0; i--) {
    after = { run: step.lines[names[i]], next: names[i + 1] ?? DONE, after }
    lines.set(names[i], after)
  }
  return {
    question: null,
    with: step.with as Compiled<F, E>['with'],
    first: names[0] ?? DONE,
    lines,
    gives: step.gives,
  }
}
