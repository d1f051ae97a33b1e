import { put } from '../../position.ts'
import { oneAnd } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop resists with more discipline, and may take Resist for its card (TER-QUA-58). */
export const pious: TerciosTrait = {
  name: 'pious',
  rules: ['TER-QUA-58'],
  action: {
    need: 5,
    targets: oneAnd(
      a => a.friends(u => a.mayBeNext(u)),
      () => ['keep', 'resist'],
    ),
    works(d, u, second) {
      // Whoever was to resist already gains by it, said or not.
      if (second !== 'resist' || u.card === 'resist') put(u, 'pious')
      if (second === 'resist') d.show(u, 'resist', 'TER-QUA-58')
      d.next(u)
    },
  },
  marks: { pious: { until: 'pass', raises: { discipline: (u, m) => (!m.reacting && u.last === 'resist' ? 1 : 0) } } },
}
