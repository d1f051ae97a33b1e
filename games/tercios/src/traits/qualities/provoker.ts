import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy that can is made to charge unless it holds firm (TER-QUA-56, TER-RUL-89). */
export const provoker: TerciosTrait = {
  name: 'provoker',
  rules: ['TER-QUA-56'],
  action: {
    need: 6,
    targets: one(a => a.foes(u => a.waits(u) && a.canCharge(u))),
    leadsTo: 'provokes',
  },
}
