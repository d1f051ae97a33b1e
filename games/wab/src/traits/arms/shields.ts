import type { Armour } from '../../data/armour.ts'
import type { Rule } from '../../events.ts'
import { type Field, kindOf, type Unit } from '../../position.ts'
import { bodyArmourOf } from '../../rules/blows.ts'
import type { Context, Trait } from '../trait.ts'
import { handsFull, isLoose, isOnFoot } from './hands.ts'

/** Over plate and scales a shield is of no use, but one point over partial plate on foot (WAB-ARM-10 to 12). */
function overPlate(g: Field, u: Unit, points: number): number {
  switch (bodyArmourOf(kindOf(g, u))) {
    case 'cataphract':
    case 'full-plate':
      return 0
    case 'partial-plate':
      return isOnFoot(g, u, {}) ? Math.min(1, points) : 0
    default:
      return points
  }
}
const shielding = (
  name: Armour,
  points: number,
  rules: readonly Rule[],
  helps: (g: Field, u: Unit, c: Context) => Rule | null,
): Trait => ({
  name,
  rules,
  adds: {
    save(ledger, g, u, c) {
      // With both hands on a weapon it hangs idle in close combat (WAB-WPN-12, 16, WAB-RUL-211, 212).
      const rule = handsFull(g, u, c) ? null : helps(g, u, c)
      if (rule !== null) ledger.add(-overPlate(g, u, points), rule)
    },
  },
})

export const shields: readonly Trait[] = [
  shielding('shield', 1, ['WAB-ARM-13'], () => 'WAB-ARM-13'),
  shielding('large-shield', 2, ['WAB-ARM-14'], () => 'WAB-ARM-14'),
  /** Set up before the shooter: against shots from the front alone. */
  shielding('pavise', 2, ['WAB-ARM-15'], (_g, _u, c) =>
    c.occasion !== 'blow' && c.side === 'front' ? 'WAB-ARM-15' : null,
  ),
  /** Of use to skirmishers always, to others in close combat; a shield bought as well replaces it (WAB-RUL-217). */
  shielding('buckler', 1, ['WAB-ARM-16', 'WAB-ARM-17'], (g, u, c) => {
    if (kindOf(g, u).armour.some(a => a === 'shield' || a === 'large-shield')) return null
    if (isLoose(g, u)) return 'WAB-ARM-16'
    return c.occasion === 'blow' ? 'WAB-ARM-17' : null
  }),
]
