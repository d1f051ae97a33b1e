import { type EventTrait, onEnemy } from './event.ts'

/** The enemy has 2 morale less. */
export const panic: EventTrait = {
  name: 'panic',
  rules: ['ONU-E-12'],
  when: 'effect',
  lies: onEnemy,
  morale: (_c, morale) => void morale.add(-2, 'ONU-E-12'),
}
