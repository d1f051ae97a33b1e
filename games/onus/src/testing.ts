import { type Heard, type Picks, type Position, Referee } from '@acies/kernel'
import type { Event, EventType, Happened } from './events.ts'
import type { Field } from './position.ts'
import { stepsFor } from './steps/index.ts'

/** A step of the game played on a field that was put together by hand, with scripted dice: for tests. */
export class Play {
  readonly position: Position<Field>
  readonly told: Event[] = []
  private readonly referee: Referee<Field, Event>

  constructor(field: Field, step: string, args: Record<string, unknown> = {}, dice: readonly number[] = []) {
    const steps = stepsFor(field.options)
    this.referee = new Referee<Field, Event>(steps, 'battle', true)
    this.referee.script = dice.map(face => face - 1)
    const first = steps.find(s => s.name === step)
    if (first === undefined || !('lines' in first)) throw new Error(`no procedure ${step}`)
    const [line] = Object.keys(first.lines)
    const v = { ...first.with(args, field) }
    this.position = {
      field,
      stack: [{ step, line, v, into: '', handed: null }],
      dice: { seed: 1, drawn: 0 },
      result: null,
    }
    this.run(log => this.referee.resume(this.position, log))
  }
  get field(): Field {
    return this.position.field
  }
  get isOver(): boolean {
    return this.position.result !== null
  }
  get asks(): string {
    return this.isOver ? 'nothing' : this.referee.question(this.position).name
  }
  get asked(): readonly number[] {
    return this.isOver ? [] : this.referee.owing(this.position)
  }
  /** What may be picked next. */
  options(...draft: Picks): readonly unknown[] {
    const [seat] = this.asked
    const choice = this.referee.next(this.position, seat, draft)
    return choice === null || choice.of === 'pose' || choice.of === 'number' ? [] : choice.options
  }
  /** Answers; gives the rule by which it is refused, null when it is taken. */
  answer(...picks: Picks): string | null {
    return this.answerAs(this.asked[0], ...picks)
  }
  answerAs(seat: number, ...picks: Picks): string | null {
    const refusal = this.referee.refuse(this.position, seat, picks)
    if (refusal !== null) return refusal.rule
    this.run(log => this.referee.take(this.position, seat, this.referee.stored(this.position, picks), log))
    return null
  }
  events<T extends EventType>(type: T): Happened<T>[] {
    return this.told.filter((e): e is Happened<T> => e.type === type)
  }
  private run(act: (log: Heard<Event>[]) => void): void {
    const log: Heard<Event>[] = []
    act(log)
    this.told.push(...log.map(heard => heard.event))
    for (let [seat] = this.asked; seat !== undefined; [seat] = this.asked) {
      const forced = this.referee.forced(this.position, seat)
      if (forced === null) return
      const more: Heard<Event>[] = []
      this.referee.take(this.position, seat, forced, more)
      this.told.push(...more.map(heard => heard.event))
    }
  }
}
