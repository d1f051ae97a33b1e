import { canCharge, foes, one, waits } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy that can is made to charge unless it holds firm (TER-QUA-56, TER-RUL-89). */
export const provoker: CommandTrait = {
  name: 'provoker',
  rules: ['TER-QUA-56'],
  action: {
    need: 6,
    targets: one((g, c) => foes(g, c, (f, u) => waits(u) && canCharge(f, u))),
    leadsTo: 'provokes',
  },
}
