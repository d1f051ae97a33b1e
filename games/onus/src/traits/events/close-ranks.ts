import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** +1/+1 defence. */
export const closeRanks: EventTrait = {
  name: 'close-ranks',
  rules: ['ONU-E-10'],
  when: 'effect',
  lies: onUnit,
  defence: (_c, two) => both(two, 1, 'ONU-E-10'),
}
