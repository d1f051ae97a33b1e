import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** A troop acts next; what it beats in combat suffers more, and so does it when beaten (TER-QUA-19). */
export const determined: TerciosTrait = {
  name: 'determined',
  rules: ['TER-QUA-19'],
  action: {
    need: 5,
    targets: one(a => a.friends(u => a.mayBeNext(u))),
    marks: 'determined',
    next: true,
  },
  marks: {
    determined: {
      until: 'pass',
      beats(d, foe, weaker) {
        if (weaker) d.wear(foe, 1, 'TER-QUA-19')
      },
      isBeaten(d, u) {
        d.disorder(u, 'TER-QUA-19')
      },
    },
  },
}
