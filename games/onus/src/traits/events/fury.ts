import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** +1/+1 attack. */
export const fury: EventTrait = {
  name: 'fury',
  rules: ['ONU-E-09'],
  when: 'effect',
  lies: onUnit,
  attack: (_c, two) => both(two, 1, 'ONU-E-09'),
}
