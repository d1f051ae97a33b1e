import { inches } from '@acies/table'
import { foes, one, unacted } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy less than 12 inches away may use its card only to react (TER-QUA-06). */
export const threatening: CommandTrait = {
  name: 'threatening',
  rules: ['TER-QUA-06'],
  action: {
    need: 5,
    targets: one((g, c) => foes(g, c, unacted, inches(12))),
    marks: 'threatened',
  },
}
