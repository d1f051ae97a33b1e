import type { OnusTrait } from '../trait.ts'

/** A fleeing unit rallies at -2 (the switch of ONU-R-08). */
export const rallyPenalty: OnusTrait = {
  name: 'rally-penalty',
  rules: ['ONU-R-08'],
  morale(c, morale) {
    if (c.attack === 'none' && c.unit.fleeing) morale.add(-2, 'ONU-R-08')
  },
}
