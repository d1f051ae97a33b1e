import type { Trait } from '../trait.ts'
import { wields } from './hands.ts'

/** Daggers, clubs, stones in the fist: armour turns them better, and bare skin on a 6 (WAB-WPN-11). */
export const improvisedWeapon: Trait = {
  name: 'improvised-weapon',
  rules: ['WAB-WPN-11'],
  is: { makeshift: true },
  adds: {
    saveAgainst(ledger, g, u, c) {
      if (c.occasion === 'blow' && wields(g, u, c, 'improvised-weapon')) ledger.add(-1, 'WAB-WPN-11')
    },
  },
}
