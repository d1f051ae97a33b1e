import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop acts next, and needs no check (TER-QUA-10). */
export const authoritarian: CommandTrait = {
  name: 'authoritarian',
  rules: ['TER-QUA-10'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, mayBeNext)),
    marks: 'authoritarian',
    next: true,
  },
}
