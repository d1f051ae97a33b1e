import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop is in order again (TER-QUA-21). */
export const diligent: TerciosTrait = {
  name: 'diligent',
  rules: ['TER-QUA-21'],
  action: {
    need: 6,
    targets: one(a => a.friends(u => u.disordered)),
    works(d, u) {
      u.disordered = false
      d.tell('reorganised', ['TER-QUA-21'], { unit: u.id })
    },
  },
}
