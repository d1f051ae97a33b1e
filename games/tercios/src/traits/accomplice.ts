import { commandersOf, mayRideOut, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** He sends another commander up to nine inches away (TER-QUA-17). */
export const accomplice: CommandTrait = {
  name: 'accomplice',
  rules: ['TER-QUA-17'],
  action: {
    need: 5,
    targets: one((g, c) => commandersOf(g, c, c.side, o => mayRideOut(g, o), false)),
    leadsTo: 'sends',
  },
}
