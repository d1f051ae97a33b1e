import { foes, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy may not be the next to act (TER-QUA-45). */
export const learned: CommandTrait = {
  name: 'learned',
  rules: ['TER-QUA-45'],
  action: {
    need: 5,
    targets: one((g, c) => foes(g, c, unacted)),
    works(d, u) {
      d.field.barred[u.side] = u.id
    },
  },
}
