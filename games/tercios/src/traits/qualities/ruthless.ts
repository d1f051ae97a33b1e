import { put, under } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy troop loses the help of whoever rides with it (TER-QUA-20). */
export const ruthless: TerciosTrait = {
  name: 'ruthless',
  rules: ['TER-QUA-20'],
  action: {
    need: 5,
    targets: one(a => a.foes(u => a.isLed(u) && !under(u, 'ruthless'), a.reach)),
    works(d, u) {
      put(u, 'ruthless')
      d.breakIfWorn(u)
    },
  },
  marks: { ruthless: { until: 'turn', unhelped: true } },
}
