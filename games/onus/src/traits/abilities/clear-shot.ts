import { kindOf } from '../../position.ts'
import { isMounted } from '../../vocabulary.ts'
import type { OnusTrait } from '../trait.ts'

/** Surena: mounted shooters in his radius do not mind who stands in the way. */
export const clearShot: OnusTrait = {
  name: 'clear-shot',
  rules: ['ONU-G-P1'],
  seesPast: (u, g) => (isMounted(kindOf(g, u).class) ? 'ONU-G-P1' : null),
}
