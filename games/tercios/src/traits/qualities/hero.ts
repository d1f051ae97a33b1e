import { put, under } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop that has acted does so again with the same card (TER-QUA-34, TER-RUL-88). */
export const hero: TerciosTrait = {
  name: 'hero',
  rules: ['TER-QUA-34'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => u.acted && u.last !== 'none' && u.card === 'none' && !under(u, 'heroic'))),
    works(d, u, _second, n) {
      put(u, 'heroic')
      u.acted = false
      u.card = u.last
      u.spied = true
      d.next(u)
      if (n < 2) d.wear(u, 1, 'TER-QUA-34')
    },
    exhausts: true,
  },
  marks: { heroic: { until: 'turn' } },
}
