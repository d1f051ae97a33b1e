import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop that has acted gets a card to react with (TER-QUA-53). */
export const prudent: TerciosTrait = {
  name: 'prudent',
  rules: ['TER-QUA-53'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => u.acted && u.card === 'none')),
    leadsTo: 'changes-card',
  },
}
