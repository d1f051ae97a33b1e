import type { Trait } from '../trait.ts'
import { isFirstTurn, wields } from './hands.ts'

/**
 * Hand weapons and javelins (WAB-WPN-06, 07, WAB-ARB-02): the javelins are thrown as such; with the hand weapon, in the
 * first turn of a combat, misses are tried again (WAB-WPN-08). With a falx in hand they are not (WAB-RUL-314).
 */
export const mixedWeapons: Trait = {
  name: 'mixed-weapons',
  rules: ['WAB-WPN-06', 'WAB-WPN-07', 'WAB-WPN-08', 'WAB-ARB-02'],
  is: { handFree: true },
  adds: {
    again(ledger, g, u, c) {
      if (isFirstTurn(c) && wields(g, u, c, 'hand-weapon')) ledger.atLeast(1, 'WAB-WPN-08')
    },
  },
}
