import { put } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A light troop goes out of sight in ground that hides, and acts next (TER-QUA-61). */
export const tenacious: TerciosTrait = {
  name: 'tenacious',
  rules: ['TER-QUA-61'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.mayBeNext(u) && a.has(u, 'light'))),
    marks: 'tenacious',
    next: true,
  },
  marks: {
    tenacious: {
      until: 'pass',
      moved(u, hidden) {
        if (hidden) put(u, 'unseen')
      },
    },
    unseen: { until: 'turn', unseen: true },
  },
}
