import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop acts next, and needs no check (TER-QUA-10). */
export const authoritarian: TerciosTrait = {
  name: 'authoritarian',
  rules: ['TER-QUA-10'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.mayBeNext(u))),
    marks: 'authoritarian',
    next: true,
  },
  marks: { authoritarian: { until: 'pass', needsNoCheck: true } },
}
