import { put } from '../position.ts'
import { friends, mayBeNext, pairOf, pairs } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** Two troops act one after the other (TER-QUA-18). */
export const coordinator: CommandTrait = {
  name: 'coordinator',
  rules: ['TER-QUA-18'],
  action: {
    need: 5,
    targets: pairOf((g, c) => pairs(friends(g, c, mayBeNext), () => true)),
    works(d, u, second) {
      put(u, 'coordinated')
      put(d.field.troops[Number(second)], 'coordinated')
    },
  },
}
