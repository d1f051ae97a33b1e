import { wielded } from '../../rules/blades.ts'
import type { Trait } from '../trait.ts'
import { isOnFoot, wields } from './hands.ts'

/** Before everybody else (WAB-RUL-201). */
const FIRST = 5000

/**
 * Two ranks to the front, moved or not (WAB-WPN-28), and the first blow there, charged or not; pike against pike is as
 * with other weapons (WAB-WPN-29). Whoever fights to the flank as well loses it (WAB-WPN-30, WAB-FAQ-10, 14).
 */
export const pike: Trait = {
  name: 'pike',
  rules: ['WAB-WPN-28', 'WAB-WPN-29', 'WAB-WPN-30', 'WAB-FAQ-10', 'WAB-FAQ-14'],
  adds: {
    fightingRanks(ledger, g, u, c) {
      if (wields(g, u, c, 'pike') && isOnFoot(g, u, c) && c.side === 'front') ledger.atLeast(2, 'WAB-WPN-28')
    },
    strikeKey(ledger, g, u, c) {
      if (!wields(g, u, c, 'pike') || !isOnFoot(g, u, c) || c.side !== 'front') return
      const crossed = c.other !== undefined && c.theirs === 'front' && wielded(g, c.other) === 'pike'
      if (!crossed) ledger.add(FIRST, 'WAB-WPN-29')
    },
  },
}
