import { put } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop shoots two inches farther for each success, and acts next (TER-QUA-48). */
export const mentor: TerciosTrait = {
  name: 'mentor',
  rules: ['TER-QUA-48'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.mayBeNext(u))),
    works(d, u, _second, n) {
      put(u, 'mentor', n)
      d.next(u)
    },
  },
  marks: { mentor: { until: 'act', range: (_missile, n) => 2 * n } },
}
