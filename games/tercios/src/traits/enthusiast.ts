import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop goes lightly over rough ground, and acts next (TER-QUA-27). */
export const enthusiast: CommandTrait = {
  name: 'enthusiast',
  rules: ['TER-QUA-27'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, mayBeNext)),
    marks: 'enthusiast',
    next: true,
  },
}
