import { friends, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** Another card for a troop that has not acted (TER-QUA-09). */
export const bold: CommandTrait = {
  name: 'bold',
  rules: ['TER-QUA-09'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, unacted)),
    leadsTo: 'changes-card',
  },
}
