import { always, friends, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A troop stands under fire as if in cover (TER-QUA-28). */
export const stoic: CommandTrait = {
  name: 'stoic',
  rules: ['TER-QUA-28'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, always)),
    marks: 'stoic',
  },
}
