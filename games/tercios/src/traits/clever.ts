import { foes, one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** He learns an enemy's card (TER-QUA-40). */
export const clever: CommandTrait = {
  name: 'clever',
  rules: ['TER-QUA-40'],
  action: {
    need: 5,
    targets: one((g, c) => foes(g, c, (_f, u) => u.card !== 'none' && !u.spied)),
    works(d, u, _second, _n, c) {
      u.spied = true
      d.whisper(c.side, 'spied', ['TER-QUA-40'], { unit: u.id, word: u.card })
    },
  },
}
