import { put, under } from '../position.ts'
import { isLed } from '../rules/traits.ts'
import { commandReach, foes, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy troop loses the help of whoever rides with it (TER-QUA-20). */
export const ruthless: CommandTrait = {
  name: 'ruthless',
  rules: ['TER-QUA-20'],
  action: {
    need: 5,
    targets: one((g, c) => foes(g, c, (f, u) => isLed(f, u) && !under(u, 'ruthless'), commandReach(c))),
    works(d, u) {
      put(u, 'ruthless')
      d.breakIfWorn(u)
    },
  },
}
