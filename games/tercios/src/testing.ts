import { Complaint, type Heard, type Picks, type Position, Rules, readPicks } from '@acies/kernel'
import { crosses } from '@acies/table'
import { positionOf, writtenPosition } from './case-position.ts'
import type { Event } from './events.ts'
import { tercios } from './game.ts'
import { readUnit } from './notation.ts'
import { type Commander, commanderOf, type Field, type Troop } from './position.ts'
import { bodyOf } from './rules/bodies.ts'
import { isArtillery } from './rules/troop.ts'
import { has } from './traits/index.ts'

/** A position from an object that says all of it; only tests use it. */
export const positionFrom = (written: object): Position<Field> => positionOf(writtenPosition.parse(written))
export const fieldFrom = (written: object): Field => positionFrom(written).field

export function troop(g: Field, name: string): Troop {
  const id = readUnit(g, name)
  if (id === null) throw new Complaint(`no unit ${name}`)
  return g.troops[id]
}
export function commander(g: Field, name: string): Commander {
  const id = readUnit(g, name)
  if (id === null) throw new Complaint(`no unit ${name}`)
  return commanderOf(g, id)
}

/** A position played with scripted dice: for what a table of cases says better in code. */
export class Play {
  readonly rules = new Rules(tercios, {}, true)
  readonly heard: Heard<Event>[] = []
  readonly p: Position<Field>

  constructor(written: object, dice: readonly number[] = []) {
    this.p = positionFrom(written)
    this.rules.referee.script = dice.map(face => face - 1)
    this.rules.referee.resume(this.p, this.heard)
  }
  get g(): Field {
    return this.p.field
  }
  /** The question that is open, or nothing when it is over. */
  get asked(): string {
    return this.p.result === null ? this.p.stack[this.p.stack.length - 1].step : ''
  }
  options(after: Picks = []): string[] {
    const seat = this.rules.referee.owing(this.p)[0]
    const choice = this.rules.referee.next(this.p, seat, after)
    if (choice === null || !('options' in choice)) return []
    return choice.options.map(o => tercios.notation.write(choice, o, this.g))
  }
  /** Answers for whoever is asked. */
  answer(...texts: string[]): this {
    const seat = this.rules.referee.owing(this.p)[0]
    const read = readPicks(this.rules, this.p, seat, texts)
    if ('rule' in read) throw new Complaint(`${texts.join(' ')}: ${read.rule}`)
    const refusal = this.rules.referee.answer(this.p, seat, read.picks, this.heard)
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
  told(type: string): Event[] {
    return this.heard.filter(h => h.event.type === type).map(h => h.event)
  }
}

/**
 * Who of those that just marched went through somebody who has not stirred meanwhile; nobody ever should (TER-MOV-03,
 * TER-CAV-26). What counts is the line of the front centre, also where the base was put right at the end of it.
 */
export function wentThrough(g: Field, heard: readonly Heard<Event>[]): string | null {
  const stirred = new Set<number>()
  for (const { event: e } of heard) {
    if (e.path.length > 0) stirred.add(e.unit)
    // A column grows when somebody falls in with it.
    if (e.type === 'column') stirred.add(e.other)
  }
  for (const { event: e } of heard) {
    if (e.type !== 'moved' || e.path.length < 10) continue
    const u = g.troops[e.unit]
    const [fromX, fromY, toX, toY] = e.path.slice(6)
    for (const o of g.troops) {
      if (o === u || o.where !== 'table' || stirred.has(o.id)) continue
      const open = has(g, o, 'loose') && has(g, u, 'loose')
      if (o.side === u.side && (isArtillery(g, o) || open)) continue
      if (crosses(bodyOf(o), { x: fromX, y: fromY }, { x: toX, y: toY })) return `${u.id} went through ${o.id}`
    }
  }
  return null
}
