import { plainSpeed } from '../rules/movement.ts'
import { friends, one, waits } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop goes a little way besides what its card says (TER-QUA-39). */
export const relentless: CommandTrait = {
  name: 'relentless',
  rules: ['TER-QUA-39'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, (f, u) => waits(u) && plainSpeed(f, u) > 0)),
    leadsTo: 'marches',
  },
}
