import { spears } from '../spears.ts'
import type { OnusTrait } from '../trait.ts'

/** ONU-SKL-51 */
export const spearmen: OnusTrait = {
  name: 'spearmen',
  rules: ['ONU-SKL-51'],
  attack: (c, two) => spears(c, two, 'ONU-SKL-51'),
}
