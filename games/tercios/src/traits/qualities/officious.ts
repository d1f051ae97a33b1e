import { inches } from '@acies/table'
import { always, pairOf } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** Wear passes from one troop to another of its kind (TER-QUA-49). */
export const officious: TerciosTrait = {
  name: 'officious',
  rules: ['TER-QUA-49'],
  action: {
    guns: true,
    need: 5,
    targets: pairOf(
      a => [...a.friends(always), ...a.friends(always, { guns: true })],
      (a, from, to) =>
        a.isAlike(from, to) &&
        from.command === to.command &&
        from.wear > 0 &&
        to.wear < a.stamina(to) &&
        a.apart(from, to) <= inches(6) + 5,
    ),
    works(d, u, second) {
      u.wear--
      d.field.troops[Number(second)].wear++
      d.tell('recovered', ['TER-QUA-49'], { unit: u.id, other: Number(second), n: 1 })
    },
  },
}
