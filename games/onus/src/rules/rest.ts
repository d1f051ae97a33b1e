import { type Body, overlaps, type Pose, pose } from '@acies/table'
import type { Rule } from '../events.ts'
import { areFriends, type Field, isEngaged, pairOf, stands, UD, type Unit } from '../position.ts'
import { touching } from './contacts.ts'
import { isStacked } from './going.ts'
import { hasRoom, isFar, isOnTable, lineAt, lineOf, REACH, wrapBody } from './stance.ts'

const liesOn = (line: Body, o: Unit): boolean =>
  overlaps(line, lineOf(o)) || o.wraps.some(w => overlaps(line, wrapBody(w)))
/** The friends a unit lies over. */
export function liesOver(g: Field, u: Unit): Unit[] {
  const line = lineOf(u)
  const found: Unit[] = []
  for (const o of g.units)
    if (stands(o) && o.id !== u.id && o.under !== u.id && !isFar(o, u, REACH) && liesOn(line, o)) found.push(o)
  return found
}

/** May a unit lie on this friend for a while: one that is active, has not moved and can still step away? (ONU-CRO-11, ONU-R-54) */
const mayWait = (g: Field, o: Unit): boolean =>
  o.doings.active &&
  !o.doings.moved &&
  !o.fleeing &&
  !isEngaged(g, o) &&
  o.doings.cap !== 'none' &&
  g.phase === 'movement'

/**
 * The rule by which a unit may not come to rest where it stands (ONU-CRO-10, ONU-CRO-12, ONU-R-42). `before` is the unit as it
 * was; a unit that has not stirred may stay where it is.
 */
export function restFault(g: Field, u: Unit, before: Unit, stirred: boolean): Rule | null {
  if (!isOnTable(g, lineOf(u))) return 'ONU-R-42'
  if (!stirred) return null
  const under = liesOver(g, u)
  for (const o of under) {
    if (isStacked(before, o)) return 'ONU-SKL-66'
    if (!areFriends(g, u, o)) return 'ONU-CRO-09'
    if (!u.doings.active || !mayWait(g, o)) return 'ONU-CRO-10'
  }
  if (onGhost(g, u, under.length > 0)) return 'ONU-CRO-11'
  // A front contact that no charge has made (ONU-R-78).
  return touching(g, u).some(foe => pairOf(g, u.id, foe.id) === undefined) ? 'ONU-CRO-12' : null
}

/** Would it stand where a unit that still lies over a friend may have to go back to? (ONU-R-54) */
function onGhost(g: Field, u: Unit, lies: boolean): boolean {
  if (g.over.length === 0) return false
  const unsettled = lies || g.over.some(o => o.unit !== u.id && liesOver(g, g.units[o.unit]).length > 0)
  return unsettled && isReserved(g, u, lineOf(u))
}
/** Is this the place from which another set out that lies over a friend now? */
export const isReserved = (g: Field, u: Unit, line: Body): boolean =>
  g.over.some(o => o.unit !== u.id && overlaps(line, lineAt(g.units[o.unit], o)))

/** The place nearest to one, as it looks, where a unit lies over nobody; null when there is none for far around. */
export function nearestRoom(g: Field, u: Unit, at: Pose): Pose | null {
  for (const [dx, dy] of RINGS) {
    const there = pose(at.x + dx, at.y + dy, at.facing)
    if (hasRoom(g, lineAt(u, there), o => o.id !== u.id && o.under !== u.id)) return there
  }
  return null
}
/** Shifts round a place by half a UD, the nearest first. */
const RINGS: readonly (readonly [number, number])[] = (() => {
  const found: [number, number][] = []
  for (let i = -12; i <= 12; i++) for (let j = -12; j <= 12; j++) found.push([(i * UD) / 2, (j * UD) / 2])
  return found.sort((a, b) => a[0] * a[0] + a[1] * a[1] - (b[0] * b[0] + b[1] * b[1]))
})()

/** Nobody lies over anybody any more. */
export const isSettled = (g: Field): boolean => g.over.every(o => liesOver(g, g.units[o.unit]).length === 0)

/** Who has to go back: of those who lie over a friend, the one that moved last (ONU-R-54). */
export function toPutBack(g: Field): Field['over'][number] | null {
  for (let i = g.over.length - 1; i >= 0; i--) {
    const entry = g.over[i]
    if (liesOver(g, g.units[entry.unit]).length > 0) return entry
  }
  return null
}
