import { put } from '../../position.ts'
import { oneAnd } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop in ground that hides fights or shoots better, and acts next (TER-QUA-52). */
export const rogue: TerciosTrait = {
  name: 'rogue',
  rules: ['TER-QUA-52'],
  action: {
    need: 5,
    targets: oneAnd(
      a => a.friends(u => a.mayBeNext(u) && a.inHiding(u)),
      () => ['fire', 'combat'],
    ),
    works(d, u, second) {
      put(u, second === 'fire' ? 'rogue-fire' : 'rogue-combat')
      d.next(u)
    },
  },
  marks: {
    'rogue-fire': { until: 'pass', raises: { fire: 1 } },
    'rogue-combat': { until: 'pass', raises: { combat: 1 } },
  },
}
