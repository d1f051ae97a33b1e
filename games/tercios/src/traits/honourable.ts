import { has } from '../rules/traits.ts'
import { friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop recovers from wear (TER-QUA-35). */
export const honourable: CommandTrait = {
  name: 'honourable',
  rules: ['TER-QUA-35'],
  action: {
    need: 6,
    targets: one((g, c) => friends(g, c, (f, u) => u.wear > (has(f, u, 'elite') ? 0 : 1))),
    works(d, u) {
      d.recover(u, 1, 'TER-QUA-35')
    },
  },
}
