import { has } from '../../position.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'
import { couch } from './cavalry-spear.ts'
import { isLoose, isOnFoot, wields } from './hands.ts'

/**
 * Foot that has not moved in this turn fights in two ranks to its front (WAB-WPN-18, 19, WAB-RUL-209): neither last turn's
 * moves nor ground given count (WAB-FAQ-12). Horse is stronger on the charge (WAB-WPN-20).
 */
export const thrustingSpear: Trait = {
  name: 'thrusting-spear',
  rules: ['WAB-WPN-18', 'WAB-WPN-19', 'WAB-WPN-20', 'WAB-FAQ-12'],
  adds: {
    fightingRanks(ledger, g, u, c) {
      if (!wields(g, u, c, 'thrusting-spear') || !isOnFoot(g, u, c) || isLoose(g, u)) return
      if (c.side === 'front' && !has(bodyGuard(g, u), 'moved')) ledger.atLeast(2, 'WAB-WPN-19')
    },
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'thrusting-spear')) couch(ledger, g, u, c, 1, 'WAB-WPN-20')
    },
  },
}
