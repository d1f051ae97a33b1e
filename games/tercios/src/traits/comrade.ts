import { commandersOf, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A commander near him is rested again (TER-QUA-15). */
export const comrade: CommandTrait = {
  name: 'comrade',
  rules: ['TER-QUA-15'],
  action: {
    need: 6,
    targets: one((g, c) => commandersOf(g, c, c.side, o => o.exhausted, true)),
    worksOn(d, other) {
      other.exhausted = false
      d.tell('rested', ['TER-QUA-15'], { unit: other.id })
    },
  },
}
