import { Complaint, type Heard, type Position } from '@acies/kernel'
import { Staged } from '@acies/kernel/testing'
import { crosses } from '@acies/table'
import { positionOf, writtenPosition } from './case-position.ts'
import { tercios } from './cases.ts'
import type { Event } from './events.ts'
import { readUnit } from './notation.ts'
import { type Commander, commanderOf, type Field, type Troop } from './position.ts'
import { bodyOf } from './rules/bodies.ts'
import { isArtillery } from './rules/troop.ts'
import { has } from './traits/index.ts'

/** A position from an object that says all of it; only tests use it. */
const positionFrom = (written: object): Position<Field> => positionOf(writtenPosition.parse(written))
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

/** A position played with scripted dice. */
export class Play extends Staged<Field, Event> {
  constructor(written: object, dice: readonly number[] = []) {
    super(
      tercios,
      positionFrom(written),
      dice.map(face => face - 1),
    )
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
