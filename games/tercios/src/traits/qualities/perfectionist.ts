import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** Fresh foot shoots better, and acts next in any case (TER-QUA-51). */
export const perfectionist: TerciosTrait = {
  name: 'perfectionist',
  rules: ['TER-QUA-51'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.waits(u) && a.isInfantry(u) && u.wear === 0 && u.card === 'fire' && !u.blind)),
    marks: 'perfectionist',
    next: true,
    fails(d, u) {
      d.next(u)
    },
  },
  marks: { perfectionist: { until: 'pass', raises: { fire: 1 } } },
}
