import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop recovers from wear (TER-QUA-35). */
export const honourable: TerciosTrait = {
  name: 'honourable',
  rules: ['TER-QUA-35'],
  action: {
    need: 6,
    targets: one(a => a.friends(u => u.wear > (a.has(u, 'recoversWholly') ? 0 : 1))),
    works(d, u) {
      d.recover(u, 1, 'TER-QUA-35')
    },
  },
}
