import { always, one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop fights as if protected (TER-QUA-37). */
export const undaunted: TerciosTrait = {
  name: 'undaunted',
  rules: ['TER-QUA-37'],
  action: {
    need: 5,
    targets: one(a => a.friends(always)),
    marks: 'undaunted',
  },
  marks: { undaunted: { until: 'act', stands: 'protected' } },
}
