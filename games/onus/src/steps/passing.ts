import { areFriends, type Unit } from '../position.ts'
import { event, type Table } from './book.ts'
import { breakUnit } from './check.ts'

/**
 * A unit passes through friends, one after another: who is Broken breaks those he passes, and who passes a Broken unit is
 * broken by it (ONU-CRO-04 to 07, ONU-R-33).
 */
export function passThrough(r: Table, u: Unit, passed: readonly number[]): void {
  for (const id of passed) {
    const over = r.field.units[id]
    if (!areFriends(r.field, u, over)) continue
    r.tell(event('passed-through', ['ONU-CRO-02', 'ONU-CRO-04'], { unit: u.id, over: id }))
    if (u.broken) breakUnit(r, over, ['ONU-CRO-05'])
    else if (over.broken) breakUnit(r, u, ['ONU-CRO-07', 'ONU-R-33'])
  }
}
