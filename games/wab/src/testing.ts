import { Complaint, type Heard, type Picks, type Position, parseWith, Rules, readPicks } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import type { Event, EventOf, EventType } from './events.ts'
import { wab } from './game.ts'
import { readUnit } from './notation.ts'
import type { Field, Unit } from './position.ts'

/** A position from the notation of cases; only tests use it. */
export const positionFrom = (written: object): Position<Field> =>
  caseBook.read(parseWith(caseBook.position, written, 'position'), [])
export const fieldFrom = (written: object): Field => positionFrom(written).field

/**
 * A position played with scripted dice: for what a table of cases says better in code. When the script is used up every
 * dice fall on 1 and 2 by turns, which hit nobody and pass every test, so that a turn may run on to its next question.
 */
export class Play {
  readonly rules = new Rules(wab, {}, true)
  readonly heard: Heard<Event>[] = []
  readonly p: Position<Field>

  constructor(written: object, dice: readonly number[] = []) {
    this.p = positionFrom(written)
    const faces = dice.map(face => face - 1)
    let spare = 0
    this.rules.referee.script = { shift: () => faces.shift() ?? spare++ % 2 }
    this.rules.referee.resume(this.p, this.heard)
  }
  get g(): Field {
    return this.p.field
  }
  unit(name: string): Unit {
    const id = readUnit(this.g, name)
    if (id === null) throw new Complaint(`no unit ${name}`)
    return this.g.units[id]
  }
  /** The question that is open, or nothing when it is over. */
  get asked(): string {
    return this.p.result === null ? this.p.stack[this.p.stack.length - 1].step : ''
  }
  options(...after: string[]): string[] {
    const seat = this.rules.referee.owing(this.p)[0]
    const choice = this.rules.referee.next(this.p, seat, this.read(after))
    if (choice === null || !('options' in choice)) return []
    return choice.options.map(o => wab.notation.write(choice, o, this.g))
  }
  private read(texts: readonly string[]): Picks {
    const seat = this.rules.referee.owing(this.p)[0]
    const read = readPicks(this.rules, this.p, seat, [...texts])
    if ('rule' in read) throw new Complaint(`${texts.join(' ')}: ${read.rule}`)
    return read.picks
  }
  /** Answers for whoever is asked. */
  answer(...texts: string[]): this {
    const seat = this.rules.referee.owing(this.p)[0]
    const refusal = this.rules.referee.answer(this.p, seat, this.read(texts), this.heard)
    if (refusal !== null) throw new Complaint(`${texts.join(' ')}: ${refusal.rule}`)
    return this
  }
  /** The rule by which an answer is refused. */
  refused(...texts: string[]): string {
    try {
      this.answer(...texts)
    } catch (error) {
      if (error instanceof Complaint) return error.message.split(': ')[1] ?? ''
      throw error
    }
    return 'taken'
  }
  told<T extends EventType>(type: T): EventOf<T>[] {
    return this.heard.map(h => h.event).filter((e): e is EventOf<T> => e.type === type)
  }
}

/** Somebody far off who may still move: play stops and asks for him before anything is shot or fought. */
export const idle = (side: 'a' | 'b', n: number): string =>
  `${side}-${n} foot models=5 files=5 ${side === 'a' ? '3,46 N' : '69,2 S'}`
/** So many dice of one face. */
export const times = (n: number, face: number): number[] => Array.from({ length: n }, () => face)
/** How many dice a roll was. */
export const diceIn = (roll: { faces: readonly number[] } | undefined): number =>
  roll?.faces.reduce((sum, n) => sum + n, 0) ?? 0
