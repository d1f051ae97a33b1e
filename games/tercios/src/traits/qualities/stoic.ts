import { always, one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop stands under fire as if in cover (TER-QUA-28). */
export const stoic: TerciosTrait = {
  name: 'stoic',
  rules: ['TER-QUA-28'],
  action: {
    need: 5,
    targets: one(a => a.friends(always)),
    marks: 'stoic',
  },
  marks: { stoic: { until: 'act', stands: 'cover' } },
}
