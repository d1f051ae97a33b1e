import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** The target has +2/+2 defence. */
export const shieldsUp: EventTrait = {
  name: 'shields-up',
  rules: ['ONU-E-18'],
  when: 'effect',
  lies: onUnit,
  defence: (_c, two) => both(two, 2, 'ONU-E-18'),
}
