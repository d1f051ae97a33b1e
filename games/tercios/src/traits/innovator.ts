import { put } from '../position.ts'
import { friends, oneAnd, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop shoots to its sides too, and may take Fire for its card (TER-QUA-41). */
export const innovator: CommandTrait = {
  name: 'innovator',
  rules: ['TER-QUA-41'],
  action: {
    need: 5,
    targets: oneAnd(
      (g, c) => friends(g, c, unacted),
      () => ['keep', 'fire'],
    ),
    works(d, u, second) {
      put(u, 'innovator')
      if (second === 'fire') d.show(u, 'fire', 'TER-QUA-41')
    },
  },
}
