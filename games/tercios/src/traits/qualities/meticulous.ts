import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop acts only after those of the enemy (TER-QUA-46). */
export const meticulous: TerciosTrait = {
  name: 'meticulous',
  rules: ['TER-QUA-46'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.waits(u))),
    marks: 'meticulous',
  },
  marks: { meticulous: { until: 'turn', acts: 'last' } },
}
