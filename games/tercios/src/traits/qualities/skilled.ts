import { oneAnd } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A gun turns; unless he does it well it loses its card (TER-QUA-24). */
export const skilled: TerciosTrait = {
  name: 'skilled',
  rules: ['TER-QUA-24'],
  action: {
    guns: true,
    need: 5,
    targets: oneAnd(
      a => a.friends(u => !u.acted && a.turns(u).length > 0, { guns: true }),
      (a, u) => a.turns(u),
    ),
    works(d, u, second, n) {
      d.turn(u, String(second), 'TER-QUA-24')
      if (n < 2) d.loseCard(u, 'TER-QUA-24')
    },
    fails(d, u) {
      d.loseCard(u, 'TER-QUA-24')
    },
  },
}
