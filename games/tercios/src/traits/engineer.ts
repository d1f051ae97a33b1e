import { put } from '../position.ts'
import { friends, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A gun shoots three inches farther for each success (TER-QUA-36). */
export const engineer: CommandTrait = {
  name: 'engineer',
  rules: ['TER-QUA-36'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, unacted, { guns: true })),
    works(_d, u, _second, n) {
      put(u, 'engineer', n)
    },
  },
}
