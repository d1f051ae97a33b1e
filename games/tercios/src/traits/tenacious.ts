import { has } from '../rules/traits.ts'
import { friends, mayBeNext, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** A light troop goes out of sight in ground that hides, and acts next (TER-QUA-61). */
export const tenacious: CommandTrait = {
  name: 'tenacious',
  rules: ['TER-QUA-61'],
  action: {
    need: 5,
    targets: one((g, c) => friends(g, c, (f, u) => mayBeNext(f, u, c) && has(f, u, 'light'))),
    marks: 'tenacious',
    next: true,
  },
}
