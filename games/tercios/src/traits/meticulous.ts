import { friends, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop acts only after those of the enemy (TER-QUA-46). */
export const meticulous: CommandTrait = {
  name: 'meticulous',
  rules: ['TER-QUA-46'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, unacted)),
    marks: 'meticulous',
  },
}
