import { kindOf } from '../../position.ts'
import { isMounted } from '../../vocabulary.ts'
import { both, type OnusTrait } from '../trait.ts'
import { closed } from './closed.ts'

/** ONU-FRM-30 to 33 */
export const square: OnusTrait = {
  name: 'square',
  rules: ['ONU-FRM-30', 'ONU-FRM-31', 'ONU-FRM-32', 'ONU-FRM-33'],
  pace: 'none',
  refuses(act) {
    if (act === 'turn') return 'ONU-R-51'
    return act === 'move' || act === 'charge' ? 'ONU-FRM-33' : closed(act)
  },
  defence(c, two) {
    if (c.attack === 'shot' || c.attack === 'javelins') both(two, -1, 'ONU-FRM-32')
    else if (c.foe !== null && isMounted(kindOf(c.g, c.foe).class)) both(two, 2, 'ONU-FRM-31')
  },
  // Neither flank nor rear counts against it (ONU-FRM-30).
  voids: ['ONU-MOD-01', 'ONU-MOD-02'],
}
