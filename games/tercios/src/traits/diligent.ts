import { friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop is in order again (TER-QUA-21). */
export const diligent: CommandTrait = {
  name: 'diligent',
  rules: ['TER-QUA-21'],
  action: {
    need: 6,
    targets: one((g, c) => friends(g, c, (_f, u) => u.disordered)),
    works(d, u) {
      u.disordered = false
      d.tell('reorganised', ['TER-QUA-21'], { unit: u.id })
    },
  },
}
