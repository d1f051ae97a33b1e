import { put } from '../../position.ts'
import { always, pairOf } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** Two troops act one after the other (TER-QUA-18). */
export const coordinator: TerciosTrait = {
  name: 'coordinator',
  rules: ['TER-QUA-18'],
  action: {
    need: 5,
    targets: pairOf(a => a.friends(u => a.mayBeNext(u)), always),
    works(d, u, second) {
      put(u, 'coordinated')
      put(d.field.troops[Number(second)], 'coordinated')
    },
  },
  marks: { coordinated: { until: 'pass', acts: 'together' } },
}
