import { put } from '../../position.ts'
import { oneAnd } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'
import { extendedArc } from '../troops/extended-arc.ts'

/** A troop shoots to its sides too, and may take Fire for its card (TER-QUA-41). */
export const innovator: TerciosTrait = {
  name: 'innovator',
  rules: ['TER-QUA-41'],
  action: {
    need: 5,
    targets: oneAnd(
      a => a.friends(u => a.waits(u)),
      () => ['keep', 'fire'],
    ),
    works(d, u, second) {
      put(u, 'innovator')
      if (second === 'fire') d.show(u, 'fire', 'TER-QUA-41')
    },
  },
  marks: { innovator: { until: 'turn', ...extendedArc.own } },
}
