import { isFleeing, kindOf, onTable } from '../../position.ts'
import { isWithin } from '../../rules/bodies.ts'
import type { Trait } from '../trait.ts'

/** Chariots of the Britons are no mark for missiles while their light horse rides within 6" (WAB-ARB-23). */
export const britonScreen: Trait = {
  name: 'briton-screen',
  rules: ['WAB-ARB-23'],
  refuses: {
    'be-shot': (g, u) =>
      g.units.some(
        o =>
          o.side === u.side &&
          onTable(o) &&
          !isFleeing(o) &&
          kindOf(g, o).troop === 'cavalry' &&
          kindOf(g, o).traits.includes('light-troops') &&
          isWithin(g, u, o, 6),
      )
        ? 'WAB-ARB-23'
        : null,
  },
}
