import { both, type OnusTrait } from '../trait.ts'
import { closed } from './closed.ts'

/** ONU-FRM-10, ONU-FRM-11 */
export const shieldWall: OnusTrait = {
  name: 'shield-wall',
  rules: ['ONU-FRM-10', 'ONU-FRM-11'],
  pace: 'half',
  refuses: closed,
  defence: (_c, two) => both(two, 1, 'ONU-FRM-10'),
}
