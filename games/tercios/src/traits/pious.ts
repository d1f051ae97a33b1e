import { put } from '../position.ts'
import { friends, mayBeNext, oneAnd } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop resists with more discipline, and may take Resist for its card (TER-QUA-58). */
export const pious: CommandTrait = {
  name: 'pious',
  rules: ['TER-QUA-58'],
  action: {
    need: 5,
    targets: oneAnd(
      (g, c) => friends(g, c, mayBeNext),
      () => ['keep', 'resist'],
    ),
    works(d, u, second) {
      // Whoever was to resist already gains by it, said or not.
      if (second !== 'resist' || u.card === 'resist') put(u, 'pious')
      if (second === 'resist') d.show(u, 'resist', 'TER-QUA-58')
      d.next(u)
    },
  },
}
