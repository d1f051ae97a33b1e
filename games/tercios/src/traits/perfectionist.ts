import { isInfantry } from '../rules/traits.ts'
import { friends, one, waits } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** Fresh foot shoots better, and acts next in any case (TER-QUA-51). */
export const perfectionist: CommandTrait = {
  name: 'perfectionist',
  rules: ['TER-QUA-51'],
  action: {
    need: 5,
    targets: one((g, c) =>
      friends(g, c, (f, u) => waits(u) && isInfantry(f, u) && u.wear === 0 && u.card === 'fire' && !u.blind),
    ),
    marks: 'perfectionist',
    next: true,
    fails(d, u) {
      d.next(u)
    },
  },
}
