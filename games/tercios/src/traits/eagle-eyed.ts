import { foes, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy must be the next to act (TER-QUA-11). */
export const eagleEyed: CommandTrait = {
  name: 'eagle-eyed',
  rules: ['TER-QUA-11'],
  action: {
    need: 6,
    targets: one((g, c) => foes(g, c, mayBeNext)),
    works(d, u) {
      d.field.forced[u.side] = u.id
    },
  },
}
