import type { Trait } from '../trait.ts'

/** Every enemy fears it (WAB-PSY-01, WAB-ARB-29). */
export const causesFear: Trait = {
  name: 'causes-fear',
  rules: ['WAB-PSY-01', 'WAB-ARB-29'],
  adds: {
    dread(ledger, _g, u, c) {
      if (c.other?.side !== u.side) ledger.atLeast(1, 'WAB-PSY-01')
    },
  },
}
