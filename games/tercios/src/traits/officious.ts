import { pairOf, passedOn } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** Wear passes from one troop to another of its kind (TER-QUA-49). */
export const officious: CommandTrait = {
  name: 'officious',
  rules: ['TER-QUA-49'],
  action: {
    need: 5,
    targets: pairOf((g, c) => passedOn(g, c)),
    works(d, u, second) {
      u.wear--
      d.field.troops[Number(second)].wear++
      d.tell('recovered', ['TER-QUA-49'], { unit: u.id, other: Number(second), n: 1 })
    },
  },
}
