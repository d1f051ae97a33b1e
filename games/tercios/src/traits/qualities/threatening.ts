import { inches } from '@acies/table'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy less than 12 inches away may use its card only to react (TER-QUA-06). */
export const threatening: TerciosTrait = {
  name: 'threatening',
  rules: ['TER-QUA-06'],
  action: {
    need: 5,
    targets: one(a => a.foes(u => a.waits(u), inches(12))),
    marks: 'threatened',
  },
  marks: { threatened: { until: 'turn', acts: 'in-reaction' } },
}
