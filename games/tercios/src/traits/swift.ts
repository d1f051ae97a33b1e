import { friends, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop shoots with Attention as well as with Fire (TER-QUA-57). */
export const swift: CommandTrait = {
  name: 'swift',
  rules: ['TER-QUA-57'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, unacted)),
    marks: 'swift',
  },
}
