import { put } from '../position.ts'
import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop shoots two inches farther for each success, and acts next (TER-QUA-48). */
export const mentor: CommandTrait = {
  name: 'mentor',
  rules: ['TER-QUA-48'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, mayBeNext)),
    works(d, u, _second, n) {
      put(u, 'mentor', n)
      d.next(u)
    },
  },
}
