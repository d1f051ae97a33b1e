import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop draws back; in disorder if he fails (TER-QUA-55). */
export const protector: TerciosTrait = {
  name: 'protector',
  rules: ['TER-QUA-55'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.speed(u) > 0 && u.building < 0)),
    leadsTo: 'draws-back',
  },
}
