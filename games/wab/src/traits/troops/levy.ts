import { isFleeing, kindOf } from '../../position.ts'
import { isSkirmishing } from '../../rules/cloud.ts'
import { bodyGuard, countOf } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** Peasants: they fear all they do not outnumber two to one, and can do little but go straight on. */
export const levy: Trait = {
  name: 'levy',
  rules: ['WAB-FRM-70', 'WAB-FRM-71', 'WAB-FRM-72', 'WAB-FRM-73', 'WAB-FRM-74', 'WAB-FRM-100'],
  adds: {
    afraid(ledger, g, u, c) {
      if (c.other === undefined || isSkirmishing(g, c.other) || isFleeing(c.other)) return // WAB-RUL-254
      if (countOf(g, u) < 2 * countOf(g, c.other)) ledger.atLeast(1, 'WAB-FRM-70')
    },
    allowance(ledger, _g, _u, c) {
      if (c.turned === true) ledger.add(-ledger.total / 2, 'WAB-FRM-71')
    },
    closeOrder: ledger => void ledger.atMost(0, 'WAB-FRM-72'),
  },
  refuses: {
    manoeuvre: (_g, _u, c) =>
      c.leg === 'about' || c.leg === 'files' || c.leg === 'quarter-left' || c.leg === 'quarter-right'
        ? 'WAB-FRM-71'
        : null,
    reform: () => 'WAB-FRM-71',
    'use-general': (g, u, c) =>
      c.other !== undefined && bodyGuard(g, g.units[g.armies[u.side].general]) === u ? null : 'WAB-FRM-73',
    // Everybody else may try again (WAB-FRM-74).
    'panic-again': (g, _u, c) =>
      c.other !== undefined && kindOf(g, c.other).traits.includes('levy') ? null : 'WAB-FRM-74',
  },
}
