import { put } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A gun shoots three inches farther for each success (TER-QUA-36). */
export const engineer: TerciosTrait = {
  name: 'engineer',
  rules: ['TER-QUA-36'],
  action: {
    guns: true,
    need: 5,
    targets: one(a => a.friends(u => a.waits(u), { guns: true })),
    works(_d, u, _second, n) {
      put(u, 'engineer', n)
    },
  },
  marks: { engineer: { until: 'act', range: (missile, n) => (missile.gun ? 3 * n : 0) } },
}
