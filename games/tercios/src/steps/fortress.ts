import { type Choice, word } from '@acies/kernel'
import type { Troop } from '../position.ts'
import { event, question, seatOf } from './book.ts'

/** A wagon fort may be left whenever its troop does something; what is emplaced never (TER-UNI-20, TER-UNI-26). */
export const mayAbandon = (u: Troop): boolean => u.fortress && !u.emplaced

const LEAVE = ['keep', 'abandon'] as const
/** TER-UNI-20 */
export const leaveFortress = question({
  name: 'leave-fortress',
  kind: 'one',
  rules: ['TER-UNI-20'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: LEAVE, about: v.unit }),
  take(r, v, picks) {
    if (word(picks, 0, LEAVE) === 'keep') return
    r.field.troops[v.unit].fortress = false
    r.tell(event('abandoned', ['TER-UNI-20'], { unit: v.unit }))
  },
})
