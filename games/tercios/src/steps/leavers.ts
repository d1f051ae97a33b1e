import { clear, type Troop } from '../position.ts'
import { leaversOf } from '../rules/column.ts'
import { event, type Table } from './book.ts'

/** A column acts as one: whoever was to leave it has acted with it, and stays (TER-CAV-13, TER-ACT-06). */
export function keepTogether(r: Table, head: Troop): void {
  for (const u of leaversOf(r.field, head)) {
    const card = u === head ? u.leaves : u.card
    if (u === head) u.leaves = 'none'
    else u.card = 'none'
    clear(u, 'leaving')
    r.tell(event('order-lost', ['TER-CAV-13', 'TER-CAV-21'], { unit: u.id, word: card }))
  }
}
