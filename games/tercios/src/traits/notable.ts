import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop anywhere acts next, with more discipline (TER-QUA-42). */
export const notable: CommandTrait = {
  name: 'notable',
  rules: ['TER-QUA-42'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, mayBeNext, { anywhere: true })),
    marks: 'notable',
    next: true,
  },
}
