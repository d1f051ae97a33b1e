import type { Armour } from '../../data/armour.ts'
import type { Rule } from '../../events.ts'
import type { Trait } from '../trait.ts'
import { isOnFoot } from './hands.ts'

/** A point of armour for the horse: of metal against all, of cloth against blows; half of it to the front only. */
const barding = (name: Armour, rule: Rule, cloth: boolean, half: boolean): Trait => ({
  name,
  rules: [rule],
  adds: {
    save(ledger, g, u, c) {
      if (isOnFoot(g, u, {}) || (cloth && c.occasion !== 'blow') || (half && c.side !== 'front')) return
      ledger.add(-1, rule)
    },
  },
})

export const bardings: readonly Trait[] = [
  barding('barding-metal', 'WAB-ARM-19', false, false),
  barding('barding-lamellar', 'WAB-ARM-19', false, false),
  barding('barding-metal-half', 'WAB-ARM-20', false, true),
  barding('barding-cloth', 'WAB-ARM-21', true, false),
  barding('barding-cloth-half', 'WAB-ARM-22', true, true),
]
