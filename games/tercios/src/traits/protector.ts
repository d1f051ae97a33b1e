import { plainSpeed } from '../rules/movement.ts'
import { friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop draws back; in disorder if he fails (TER-QUA-55). */
export const protector: CommandTrait = {
  name: 'protector',
  rules: ['TER-QUA-55'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, (f, u) => plainSpeed(f, u) > 0 && u.building < 0)),
    leadsTo: 'draws-back',
  },
}
