import type { Trait } from '../trait.ts'
import { wields } from './hands.ts'

/** A weapon in each hand: one attack more, whatever he has (WAB-WPN-10); the shield hangs idle (WAB-RUL-212). */
export const twoHandWeapons: Trait = {
  name: 'two-hand-weapons',
  rules: ['WAB-WPN-10'],
  is: { twoHanded: true },
  adds: {
    attacks(ledger, g, u, c) {
      if (wields(g, u, c, 'two-hand-weapons')) ledger.add(1, 'WAB-WPN-10')
    },
  },
}
