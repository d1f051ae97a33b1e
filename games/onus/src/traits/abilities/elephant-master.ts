import { kindOf } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** Hasdrubal: elephants in his radius have 1 more morale. */
export const elephantMaster: OnusTrait = {
  name: 'elephant-master',
  rules: ['ONU-G-C2'],
  morale(c, morale) {
    if (kindOf(c.g, c.unit).class === 'elephant') morale.add(1, 'ONU-G-C2')
  },
}
