import { has } from '../rules/traits.ts'
import { friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A gun that has acted is limbered up (TER-QUA-54). */
export const prepared: CommandTrait = {
  name: 'prepared',
  rules: ['TER-QUA-54'],
  action: {
    need: 5,
    targets: one((g, c) =>
      friends(g, c, (f, u) => u.acted && !u.limbered && has(f, u, 'draught-horses'), { guns: true }),
    ),
    works(d, u) {
      u.limbered = true
      d.tell('limbered', ['TER-QUA-54'], { unit: u.id })
    },
  },
}
