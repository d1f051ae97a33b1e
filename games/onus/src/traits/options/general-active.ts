import { isWithGeneral } from '../../rules/command.ts'
import type { OnusTrait } from '../trait.ts'

/** The general's unit is always active; whose ability that is has one more, once a turn (ONU-OPT-02, ONU-OPT-03). */
export const generalActive: OnusTrait = {
  name: 'general-active',
  rules: ['ONU-OPT-02', 'ONU-OPT-03'],
  alwaysActive: (u, g) => (isWithGeneral(g, u) ? 'ONU-OPT-02' : null),
  favourInstead: {
    moment: 'activation',
    times: 'turn',
    most: 1,
    grants: 'active',
    fits: u => !u.doings.active,
  },
}
