import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy commander must be the next to act (TER-QUA-60). */
export const shrewd: TerciosTrait = {
  name: 'shrewd',
  rules: ['TER-QUA-60'],
  action: {
    need: 6,
    targets: one(a => a.commanders('enemy', o => !o.exhausted)),
    worksOn(d, other) {
      d.field.shrewd[other.side] = other.id
    },
  },
}
