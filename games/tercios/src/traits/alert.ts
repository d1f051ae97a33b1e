import { friends, mayTurn, oneAnd, turns } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop turns, whether it has acted or not (TER-QUA-08). */
export const alertness: CommandTrait = {
  name: 'alert',
  rules: ['TER-QUA-08'],
  action: {
    need: 5,
    targets: oneAnd((g, c) => friends(g, c, (f, u) => mayTurn(u) && turns(f, u).length > 0), turns),
    works(d, u, second) {
      d.turn(u, String(second), 'TER-QUA-08')
    },
  },
}
