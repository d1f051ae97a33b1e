import type { OnusTrait } from '../trait.ts'

/** A shot of a unit that has not moved: every 6 to wound makes two wounds (ONU-SKL-53, ONU-R-46). */
export const precise: OnusTrait = {
  name: 'precise',
  rules: ['ONU-SKL-53', 'ONU-R-46'],
  wounds: (c, face) => (face === 6 && c.attack === 'shot' && !c.unit.doings.moved ? 2 : 1),
}
