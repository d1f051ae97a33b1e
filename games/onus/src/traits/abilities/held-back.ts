import { owesCharge } from '../../rules/duty.ts'
import type { OnusTrait } from '../trait.ts'

/** Diegis: once a battle one Impetuous unit in his radius need not charge this turn. */
export const heldBack: OnusTrait = {
  name: 'held-back',
  rules: ['ONU-G-D2'],
  favour: {
    moment: 'movement',
    times: 'battle',
    most: 1,
    grants: 'restrained',
    fits: (u, g) => owesCharge(g, u),
  },
}
