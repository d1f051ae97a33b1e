import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy commander is worn out (TER-QUA-44). */
export const intriguer: TerciosTrait = {
  name: 'intriguer',
  rules: ['TER-QUA-44'],
  action: {
    need: 6,
    targets: one(a => a.commanders('enemy', o => !o.exhausted)),
    worksOn(d, other) {
      other.exhausted = true
      d.tell('exhausted', ['TER-QUA-44'], { unit: other.id })
    },
  },
}
