import { kindOf } from '../../position.ts'
import { isInDifficult } from '../../rules/going.ts'
import type { Trait } from '../trait.ts'

/** At home in the woods: ground does not slow it, unless it marches or charges; its ranks are worth nothing there. */
export const subterfuge: Trait = {
  name: 'subterfuge',
  rules: ['WAB-FRM-110', 'WAB-FRM-111'],
  adds: {
    rankBonus(ledger, g, u) {
      if (isInDifficult(g, u)) ledger.atMost(0, 'WAB-FRM-110')
    },
    closeOrder(ledger, g, u) {
      if (kindOf(g, u).order === 'close' && isInDifficult(g, u)) ledger.atMost(0, 'WAB-FRM-110')
    },
  },
  refuses: { unslowed: (_g, _u, c) => (c.way === 'move' ? 'WAB-FRM-110' : null) },
}
