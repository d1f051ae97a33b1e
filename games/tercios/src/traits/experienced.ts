import { dismantled, pairOf } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A company is taken into a formation, which recovers by it (TER-QUA-29). */
export const experienced: CommandTrait = {
  name: 'experienced',
  rules: ['TER-QUA-29'],
  action: {
    need: 5,
    targets: pairOf((g, c) => dismantled(g, c)),
    works(d, u, second) {
      d.dismantle(u, 'TER-QUA-29')
      d.recover(d.field.troops[Number(second)], 2, 'TER-QUA-29')
    },
  },
}
