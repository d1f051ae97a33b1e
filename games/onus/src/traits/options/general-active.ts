import { isWithGeneral } from '../../rules/command.ts'
import type { OnusTrait } from '../trait.ts'

/** ONU-OPT-02 */
export const generalActive: OnusTrait = {
  name: 'general-active',
  rules: ['ONU-OPT-02'],
  alwaysActive: (u, g) => (isWithGeneral(g, u) ? 'ONU-OPT-02' : null),
}
