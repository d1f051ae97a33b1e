import type { Trait } from '../trait.ts'

/** Every enemy is in terror of it (WAB-PSY-08, 09). */
export const causesTerror: Trait = {
  name: 'causes-terror',
  rules: ['WAB-PSY-08', 'WAB-PSY-09'],
  adds: {
    dread(ledger, _g, u, c) {
      if (c.other?.side !== u.side) ledger.atLeast(2, 'WAB-PSY-09')
    },
  },
}
