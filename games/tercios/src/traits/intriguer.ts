import { enemyOf } from '../position.ts'
import { commandersOf, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy commander is worn out (TER-QUA-44). */
export const intriguer: CommandTrait = {
  name: 'intriguer',
  rules: ['TER-QUA-44'],
  action: {
    need: 6,
    targets: one((g, c) => commandersOf(g, c, enemyOf(c.side), o => !o.exhausted, false)),
    worksOn(d, other) {
      other.exhausted = true
      d.tell('exhausted', ['TER-QUA-44'], { unit: other.id })
    },
  },
}
