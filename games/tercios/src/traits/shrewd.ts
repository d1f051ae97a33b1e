import { enemyOf } from '../position.ts'
import { commandersOf, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy commander must be the next to act (TER-QUA-60). */
export const shrewd: CommandTrait = {
  name: 'shrewd',
  rules: ['TER-QUA-60'],
  action: {
    need: 6,
    targets: one((g, c) => commandersOf(g, c, enemyOf(c.side), o => !o.exhausted, false)),
    worksOn(d, other) {
      d.field.shrewd[other.side] = other.id
    },
  },
}
