import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A commander near him is rested again (TER-QUA-15). */
export const comrade: TerciosTrait = {
  name: 'comrade',
  rules: ['TER-QUA-15'],
  action: {
    need: 6,
    targets: one(a => a.commanders('own', o => o.exhausted, true)),
    worksOn(d, other) {
      other.exhausted = false
      d.tell('rested', ['TER-QUA-15'], { unit: other.id })
    },
  },
}
