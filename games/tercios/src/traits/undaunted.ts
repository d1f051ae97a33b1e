import { always, friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop fights as if protected (TER-QUA-37). */
export const undaunted: CommandTrait = {
  name: 'undaunted',
  rules: ['TER-QUA-37'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, always)),
    marks: 'undaunted',
  },
}
