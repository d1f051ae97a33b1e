import { has } from '../../position.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'
import { isFirstTurn, isLoose, isOnFoot, wields } from './hands.ts'

/** Thrown once in every combat (WAB-WPN-22): formed foot in two ranks, others with a second try (WAB-WPN-21, 23, 24), to the front (WAB-RUL-210). */
export const throwingSpear: Trait = {
  name: 'throwing-spear',
  rules: ['WAB-WPN-21', 'WAB-WPN-22', 'WAB-WPN-23', 'WAB-WPN-24'],
  is: { throwable: true },
  adds: {
    fightingRanks(ledger, g, u, c) {
      if (!wields(g, u, c, 'throwing-spear') || !isOnFoot(g, u, c) || isLoose(g, u)) return
      if (c.side === 'front' && isFirstTurn(c)) ledger.atLeast(2, 'WAB-WPN-21')
    },
    again(ledger, g, u, c) {
      if (!wields(g, u, c, 'throwing-spear') || !isFirstTurn(c)) return
      if (isOnFoot(g, u, c) ? isLoose(g, u) : !has(bodyGuard(g, u), 'rough-charge')) ledger.atLeast(1, 'WAB-WPN-23')
    },
  },
}
