import type { OnusTrait } from '../trait.ts'

/** In melee every 6 to wound makes two wounds (ONU-SKL-52, ONU-R-46). */
export const deadly: OnusTrait = {
  name: 'deadly',
  rules: ['ONU-SKL-52', 'ONU-R-46'],
  wounds: (c, face) => (face === 6 && c.attack !== 'shot' && c.attack !== 'javelins' ? 2 : 1),
}
