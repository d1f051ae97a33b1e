import { under } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** Must charge what it can reach, active or not (ONU-SKL-40 to 43). */
export const impetuous: OnusTrait = {
  name: 'impetuous',
  rules: ['ONU-SKL-40', 'ONU-SKL-41', 'ONU-SKL-42', 'ONU-SKL-43', 'ONU-R-43'],
  mustCharge: u => (under(u, 'restrained') ? null : 'ONU-SKL-40'),
}
