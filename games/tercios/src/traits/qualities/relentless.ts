import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop goes a little way besides what its card says, slowly (TER-QUA-39). */
export const relentless: TerciosTrait = {
  name: 'relentless',
  rules: ['TER-QUA-39'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.waits(u) && a.speed(u) > 0)),
    marks: 'relentless',
    leadsTo: 'marches',
  },
  marks: { relentless: { until: 'activation', raises: { speed: -1 } } },
}
