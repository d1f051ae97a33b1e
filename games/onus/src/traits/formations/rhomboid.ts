import type { OnusTrait } from '../trait.ts'
import { closed } from './closed.ts'
import { drivenHome } from './wedge.ts'

/** A wedge that turns once about its middle for nothing (ONU-FRM-50, ONU-MAN-07). */
export const rhomboid: OnusTrait = {
  name: 'rhomboid',
  rules: ['ONU-FRM-50', 'ONU-MAN-07'],
  refuses: closed,
  attack: drivenHome,
  freeTurn: () => ({ cost: 0, times: 1, rule: 'ONU-MAN-07' }),
  spentByCombat: 'ONU-FRM-41',
}
