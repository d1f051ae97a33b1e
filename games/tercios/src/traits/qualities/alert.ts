import { oneAnd } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop turns, whether it has acted or not (TER-QUA-08). */
export const alertness: TerciosTrait = {
  name: 'alert',
  rules: ['TER-QUA-08'],
  action: {
    need: 5,
    targets: oneAnd(
      a => a.friends(u => a.mayTurn(u) && a.turns(u).length > 0),
      (a, u) => a.turns(u),
    ),
    works(d, u, second) {
      d.turn(u, String(second), 'TER-QUA-08')
    },
  },
}
