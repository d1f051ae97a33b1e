import { kindOf } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** Xanthippus: once a battle two mercenary units are active without an order. */
export const paymaster: OnusTrait = {
  name: 'paymaster',
  rules: ['ONU-G-X1'],
  favour: {
    moment: 'activation',
    times: 'battle',
    most: 2,
    grants: 'active',
    fits: (u, g) => kindOf(g, u).faction === 'mercenaries' && !u.doings.active,
  },
}
