import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** He sends another commander up to nine inches away (TER-QUA-17). */
export const accomplice: TerciosTrait = {
  name: 'accomplice',
  rules: ['TER-QUA-17'],
  action: {
    need: 5,
    targets: one(a => a.commanders('own', o => a.mayRideOut(o))),
    leadsTo: 'sends',
  },
}
