import { type EventTrait, onUnit } from './event.ts'

/** If the enemy flees or dies the unit may move on by half. */
export const pursuit: EventTrait = {
  name: 'pursuit',
  rules: ['ONU-E-22'],
  when: 'effect',
  lies: onUnit,
  pursues: () => 'ONU-E-22',
}
