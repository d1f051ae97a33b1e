import { inches } from '@acies/table'
import { NOBODY } from '../../position.ts'
import { pairOf } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** Two enemies near each other change cards (TER-QUA-26). */
export const enigmatic: TerciosTrait = {
  name: 'enigmatic',
  rules: ['TER-QUA-26'],
  action: {
    need: 5,
    targets: pairOf(
      a => a.foes(u => a.waits(u)),
      (a, one, other) => a.apart(one, other) < inches(6),
    ),
    works(d, u, second) {
      const other = d.field.troops[Number(second)]
      const { card, blind } = u
      u.card = other.card
      u.blind = other.blind
      other.card = card
      other.blind = blind
      for (const one of [u, other]) {
        one.spied = false
        one.joint = NOBODY
      }
      d.tell('swapped', ['TER-QUA-26'], { unit: u.id, other: other.id })
    },
  },
}
