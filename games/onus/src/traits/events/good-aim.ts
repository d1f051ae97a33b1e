import { both } from '../trait.ts'
import { type EventTrait, onUnit } from './event.ts'

/** The shooter has +1/+1. */
export const goodAim: EventTrait = {
  name: 'good-aim',
  rules: ['ONU-E-17'],
  when: 'effect',
  lies: onUnit,
  shooting: (_c, two) => both(two, 1, 'ONU-E-17'),
}
