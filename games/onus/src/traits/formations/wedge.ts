import { both, type Clash, type OnusTrait, type Two } from '../trait.ts'
import { closed } from './closed.ts'

/** 1 more in the first combat of its charge (ONU-FRM-40). */
export function drivenHome(c: Clash, two: Two): void {
  if (c.charged && c.first) both(two, 1, 'ONU-FRM-40')
}

/** ONU-FRM-40 to 42 */
export const wedge: OnusTrait = {
  name: 'wedge',
  rules: ['ONU-FRM-40', 'ONU-FRM-41', 'ONU-FRM-42'],
  refuses: closed,
  attack: drivenHome,
  spentByCombat: 'ONU-FRM-41',
}
