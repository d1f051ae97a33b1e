import type { Trait } from '../trait.ts'
import { wields } from './hands.ts'

/** After everybody who holds anything else; among themselves by the charge and Initiative (WAB-WPN-14, WAB-RUL-201). */
const LAST = -5000

/** Great swords and axes: strong and slow; the shield hangs idle (WAB-WPN-12 to 15). */
export const doubleHandedWeapon: Trait = {
  name: 'double-handed-weapon',
  rules: ['WAB-WPN-12', 'WAB-WPN-13', 'WAB-WPN-14', 'WAB-WPN-15'],
  is: { twoHanded: true, slow: true },
  adds: {
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'double-handed-weapon')) ledger.add(2, 'WAB-WPN-15')
    },
    strikeKey(ledger, g, u, c) {
      if (wields(g, u, c, 'double-handed-weapon')) ledger.add(LAST, 'WAB-WPN-13')
    },
  },
}
