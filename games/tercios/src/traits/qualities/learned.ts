import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy may not be the next to act (TER-QUA-45). */
export const learned: TerciosTrait = {
  name: 'learned',
  rules: ['TER-QUA-45'],
  action: {
    need: 5,
    targets: one(a => a.foes(u => a.waits(u))),
    works(d, u) {
      d.field.barred[u.side] = u.id
    },
  },
}
