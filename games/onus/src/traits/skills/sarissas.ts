import { spears } from '../spears.ts'
import type { OnusTrait } from '../trait.ts'

/** Spears; and in Phalanx, front to the enemy, its first attack is not answered (ONU-SKL-54 to 56). */
export const sarissas: OnusTrait = {
  name: 'sarissas',
  rules: ['ONU-SKL-54', 'ONU-SKL-55', 'ONU-SKL-56', 'ONU-MEL-24'],
  attack: (c, two) => spears(c, two, 'ONU-SKL-54'),
  claims: c => (c.unit.formation === 'phalanx' && c.front && c.first ? 'single' : null),
}
