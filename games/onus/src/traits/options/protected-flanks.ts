import { protectedFlanks } from '../../rules/sight.ts'
import { atHand, type OnusTrait } from '../trait.ts'

/** Struck in its front alone, with a friend close beside it: 1 more morale a flank (ONU-OPT-40, ONU-R-86). */
export const protectedFlanksTrait: OnusTrait = {
  name: 'protected-flanks',
  rules: ['ONU-OPT-40', 'ONU-R-86'],
  morale(c, morale) {
    if (atHand(c) && !c.flank && !c.rear) morale.add(protectedFlanks(c.g, c.unit), 'ONU-OPT-40')
  },
}
