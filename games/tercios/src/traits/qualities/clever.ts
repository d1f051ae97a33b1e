import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** He learns an enemy's card (TER-QUA-40). */
export const clever: TerciosTrait = {
  name: 'clever',
  rules: ['TER-QUA-40'],
  action: {
    need: 5,
    targets: one(a => a.foes(u => u.card !== 'none' && !u.spied)),
    works(d, u, _second, _n, c) {
      u.spied = true
      d.whisper(c.side, 'spied', ['TER-QUA-40'], { unit: u.id, word: u.card })
    },
  },
}
