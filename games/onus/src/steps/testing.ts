import { type Heard, type Picks, type Position, Referee } from '@acies/kernel'
import type { Event } from '../events.ts'
import { does, type Field, type Unit } from '../position.ts'
import { check, standOrFlee, voluntaryFlight } from './check.ts'
import { combat } from './combat.ts'
import { faceElephants, runElephants } from './elephants.ts'
import { aftermath, flee, flightWay, run } from './flight.ts'
import { MOVEMENT_STEPS } from './movement-steps.ts'
import { settle } from './settle.ts'

/** A phase played on a field that was put together by hand, with scripted dice. */
export class Rehearsal {
  readonly position: Position<Field>
  readonly told: Event[] = []
  private readonly referee: Referee<Field, Event>

  constructor(field: Field, step: 'movement-phase' | 'skirmish-phase', dice: readonly number[] = []) {
    field.phase = step === 'movement-phase' ? 'movement' : 'skirmish'
    this.referee = new Referee<Field, Event>(
      [
        ...MOVEMENT_STEPS,
        check,
        standOrFlee,
        voluntaryFlight,
        aftermath,
        flee,
        run,
        flightWay,
        combat,
        runElephants,
        faceElephants,
        settle,
      ],
      step,
      true,
    )
    this.referee.script = dice.map(face => face - 1)
    const frame = { step, line: step === 'movement-phase' ? 'next' : 'begin', v: { unit: -1 }, into: '', handed: null }
    this.position = { field, stack: [frame], dice: { seed: 1, drawn: 0 }, result: null }
    this.hear(log => this.referee.resume(this.position, log))
    this.skip()
  }
  get asks(): string {
    return this.position.result === null ? this.referee.question(this.position).name : 'nothing'
  }
  /** Gives an answer; the rule by which it is refused, null when it is taken. Forced answers after it are given. */
  answer(...picks: Picks): string | null {
    const [seat] = this.referee.owing(this.position)
    const refusal = this.referee.refuse(this.position, seat, picks)
    if (refusal !== null) return refusal.rule
    this.hear(log => this.referee.take(this.position, seat, picks, log))
    this.skip()
    return null
  }
  /** What may be picked next. */
  options(...draft: Picks): readonly unknown[] {
    const [seat] = this.referee.owing(this.position)
    const choice = this.referee.next(this.position, seat, draft)
    if (choice === null || choice.of === 'pose') return []
    return choice.of === 'number' ? [choice.min, choice.max] : choice.options
  }
  why(...draft: Picks): string | null {
    const [seat] = this.referee.owing(this.position)
    return this.referee.why(this.position, seat, draft.slice(0, -1), draft[draft.length - 1])
  }
  private skip(): void {
    for (;;) {
      const [seat] = this.referee.owing(this.position)
      if (seat === undefined) return
      const forced = this.referee.forced(this.position, seat)
      if (forced === null) return
      this.hear(log => this.referee.take(this.position, seat, forced, log))
    }
  }
  private hear(play: (log: Heard<Event>[]) => void): void {
    const log: Heard<Event>[] = []
    play(log)
    this.told.push(...log.map(h => h.event))
  }
}

/** Active units. */
export function active(u: Unit): Unit {
  does(u, { active: true })
  return u
}
