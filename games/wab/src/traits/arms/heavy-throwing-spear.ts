import type { Trait } from '../trait.ts'
import { isFirstTurn, isLoose, isOnFoot, wields } from './hands.ts'

/** Pilum, saunion, angon: two ranks and a point of Strength when a combat begins (WAB-WPN-25 to 27, WAB-ROM-11). */
export const heavyThrowingSpear: Trait = {
  name: 'heavy-throwing-spear',
  rules: ['WAB-WPN-25', 'WAB-WPN-26', 'WAB-WPN-27', 'WAB-ROM-11'],
  adds: {
    fightingRanks(ledger, g, u, c) {
      if (!wields(g, u, c, 'heavy-throwing-spear') || !isOnFoot(g, u, c) || isLoose(g, u)) return
      if (c.side === 'front' && isFirstTurn(c)) ledger.atLeast(2, 'WAB-WPN-25')
    },
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'heavy-throwing-spear') && isFirstTurn(c) && isOnFoot(g, u, c)) ledger.add(1, 'WAB-WPN-26')
    },
    again(ledger, g, u, c) {
      if (!wields(g, u, c, 'heavy-throwing-spear') || !isFirstTurn(c)) return
      if (isOnFoot(g, u, c) && isLoose(g, u)) ledger.atLeast(1, 'WAB-WPN-27')
    },
  },
}
