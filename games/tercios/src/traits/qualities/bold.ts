import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** Another card for a troop that has not acted (TER-QUA-09). */
export const bold: TerciosTrait = {
  name: 'bold',
  rules: ['TER-QUA-09'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.waits(u))),
    leadsTo: 'changes-card',
  },
}
