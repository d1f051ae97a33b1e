import type { Trait } from '../trait.ts'
import { wields } from './hands.ts'

/** Halberd, falx, romphaia: a point of Strength for the shield (WAB-WPN-16, 17). */
export const halberd: Trait = {
  name: 'halberd',
  rules: ['WAB-WPN-16', 'WAB-WPN-17'],
  is: { twoHanded: true },
  adds: {
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'halberd')) ledger.add(1, 'WAB-WPN-17')
    },
  },
}
