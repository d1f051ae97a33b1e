import { friends, oneAnd, turns } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A gun turns; unless he does it well it loses its card (TER-QUA-24). */
export const skilled: CommandTrait = {
  name: 'skilled',
  rules: ['TER-QUA-24'],
  action: {
    need: 5,
    targets: oneAnd((g, c) => friends(g, c, (f, u) => !u.acted && turns(f, u).length > 0, { guns: true }), turns),
    works(d, u, second, n) {
      d.turn(u, String(second), 'TER-QUA-24')
      if (n < 2) d.loseCard(u, 'TER-QUA-24')
    },
    fails(d, u) {
      d.loseCard(u, 'TER-QUA-24')
    },
  },
}
