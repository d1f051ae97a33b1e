import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop shoots with Attention as well as with Fire (TER-QUA-57). */
export const swift: TerciosTrait = {
  name: 'swift',
  rules: ['TER-QUA-57'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.waits(u))),
    marks: 'swift',
  },
  marks: { swift: { until: 'act', ignores: { fire: ['attention'] } } },
}
