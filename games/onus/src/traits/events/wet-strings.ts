import { both } from '../trait.ts'
import { type EventTrait, onEnemy } from './event.ts'

/** The shooter has -1/-1. */
export const wetStrings: EventTrait = {
  name: 'wet-strings',
  rules: ['ONU-E-19'],
  when: 'effect',
  lies: onEnemy,
  shooting: (_c, two) => both(two, -1, 'ONU-E-19'),
}
