import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop acts next; what it beats in combat suffers more, and so does it when beaten (TER-QUA-19). */
export const determined: CommandTrait = {
  name: 'determined',
  rules: ['TER-QUA-19'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, mayBeNext)),
    marks: 'determined',
    next: true,
  },
}
