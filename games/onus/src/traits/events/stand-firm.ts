import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** +1/+1 defence and +2 morale in this attack. */
export const standFirm: EventTrait = {
  name: 'stand-firm',
  rules: ['ONU-E-01', 'ONU-CAR-03'],
  when: 'effect',
  lies: onUnit,
  defence: (_c, two) => both(two, 1, 'ONU-E-01'),
  morale: (_c, morale) => void morale.add(2, 'ONU-E-01'),
}
