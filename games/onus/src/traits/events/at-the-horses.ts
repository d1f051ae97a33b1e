import { kindOf } from '../../position.ts'
import { isMounted } from '../../vocabulary.ts'
import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** Infantry against the mounted: +1/+1 attack. */
export const atTheHorses: EventTrait = {
  name: 'at-the-horses',
  rules: ['ONU-E-20'],
  when: 'effect',
  lies: onUnit,
  fits: ({ g, unit, enemy }) => kindOf(g, unit).class === 'infantry' && isMounted(kindOf(g, enemy).class),
  attack: (_c, two) => both(two, 1, 'ONU-E-20'),
}
