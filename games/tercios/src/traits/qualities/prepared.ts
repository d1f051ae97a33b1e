import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A gun that has acted is limbered up (TER-QUA-54). */
export const prepared: TerciosTrait = {
  name: 'prepared',
  rules: ['TER-QUA-54'],
  action: {
    guns: true,
    need: 5,
    targets: one(a => a.friends(u => u.acted && !u.limbered && a.has(u, 'limbers'), { guns: true })),
    works(d, u) {
      u.limbered = true
      d.tell('limbered', ['TER-QUA-54'], { unit: u.id })
    },
  },
}
