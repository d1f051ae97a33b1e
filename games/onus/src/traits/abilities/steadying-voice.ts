import { isEngaged } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** The legate: once a battle, Broken comes off one unengaged unit in his radius. */
export const steadyingVoice: OnusTrait = {
  name: 'steadying-voice',
  rules: ['ONU-G-R3'],
  favour: {
    moment: 'activation',
    times: 'battle',
    most: 1,
    grants: 'unbroken',
    fits: (u, g) => u.broken && !u.fleeing && !isEngaged(g, u),
  },
}
