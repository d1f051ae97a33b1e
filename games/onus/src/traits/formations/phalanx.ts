import { spears } from '../spears.ts'
import { both, type OnusTrait } from '../trait.ts'
import { closed } from './closed.ts'

/** Works only where its front touches the enemy (ONU-FRM-20 to 26). */
export const phalanx: OnusTrait = {
  name: 'phalanx',
  rules: ['ONU-FRM-20', 'ONU-FRM-21', 'ONU-FRM-22', 'ONU-FRM-23', 'ONU-FRM-24', 'ONU-FRM-25'],
  pace: 'half',
  givenUpInMelee: true,
  refuses: closed,
  attack(c, two) {
    if (!c.front) return
    both(two, 1, 'ONU-FRM-22')
    spears(c, two, 'ONU-FRM-21')
  },
  // Against each enemy that has come into contact this turn, whoever charged (ONU-R-49).
  claims: c => (c.front && c.first ? 'priority' : null),
}
