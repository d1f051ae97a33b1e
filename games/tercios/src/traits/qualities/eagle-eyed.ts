import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy must be the next to act (TER-QUA-11). */
export const eagleEyed: TerciosTrait = {
  name: 'eagle-eyed',
  rules: ['TER-QUA-11'],
  action: {
    need: 6,
    targets: one(a => a.foes(u => a.mayBeNext(u))),
    works(d, u) {
      d.field.forced[u.side] = u.id
    },
  },
}
