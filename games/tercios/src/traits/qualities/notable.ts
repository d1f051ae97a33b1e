import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop anywhere acts next, with more discipline (TER-QUA-42). */
export const notable: TerciosTrait = {
  name: 'notable',
  rules: ['TER-QUA-42'],
  action: {
    need: 5,
    anywhere: true,
    targets: one(a => a.friends(u => a.mayBeNext(u), { anywhere: true })),
    marks: 'notable',
    next: true,
  },
  marks: { notable: { until: 'pass', raises: { discipline: (_u, m) => (m.reacting ? 0 : 1) } } },
}
