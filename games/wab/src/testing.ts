import { Complaint, type Position, parseWith } from '@acies/kernel'
import { Staged } from '@acies/kernel/testing'
import { caseBook } from './case-book.ts'
import { wab } from './cases.ts'
import type { Event } from './events.ts'
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
export class Play extends Staged<Field, Event> {
  constructor(written: object, dice: readonly number[] = []) {
    const faces = dice.map(face => face - 1)
    let spare = 0
    super(wab, positionFrom(written), { shift: () => faces.shift() ?? spare++ % 2 })
  }
  unit(name: string): Unit {
    const id = readUnit(this.g, name)
    if (id === null) throw new Complaint(`no unit ${name}`)
    return this.g.units[id]
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
