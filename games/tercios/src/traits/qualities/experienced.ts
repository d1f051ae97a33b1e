import { inches } from '@acies/table'
import { always, pairOf } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A company is taken into a formation, which recovers by it (TER-QUA-29). */
export const experienced: TerciosTrait = {
  name: 'experienced',
  rules: ['TER-QUA-29'],
  action: {
    need: 5,
    targets: pairOf(
      a => a.friends(always),
      (a, from, to) =>
        a.isCompany(from) &&
        a.hasShotOrPikes(from) &&
        !a.isAtLimit(from) &&
        a.isFormation(to) &&
        to.wear > 0 &&
        a.apart(from, to) < inches(6),
    ),
    works(d, u, second) {
      d.dismantle(u, 'TER-QUA-29')
      d.recover(d.field.troops[Number(second)], 2, 'TER-QUA-29')
    },
  },
}
