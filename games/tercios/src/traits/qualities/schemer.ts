import { NOBODY, ORDERS } from '../../position.ts'
import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy's card is replaced by one that nobody has seen (TER-QUA-16, TER-RUL-87). */
export const schemer: TerciosTrait = {
  name: 'schemer',
  rules: ['TER-QUA-16'],
  action: {
    need: 6,
    targets: one(a => a.foes(u => a.waits(u))),
    works(d, u) {
      u.card = ORDERS[d.roll(5)]
      u.blind = true
      u.spied = false
      u.joint = NOBODY
      d.tell('changed-card', ['TER-QUA-16'], { unit: u.id, word: 'hidden' })
    },
  },
}
