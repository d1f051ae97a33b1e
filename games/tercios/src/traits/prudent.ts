import { friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop that has acted gets a card to react with (TER-QUA-53). */
export const prudent: CommandTrait = {
  name: 'prudent',
  rules: ['TER-QUA-53'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, (_f, u) => u.acted && u.card === 'none')),
    leadsTo: 'changes-card',
  },
}
