import { type EventTrait, onUnit } from './event.ts'

/** +2 morale. */
export const holdTheLine: EventTrait = {
  name: 'hold-the-line',
  rules: ['ONU-E-11'],
  when: 'effect',
  lies: onUnit,
  morale: (_c, morale) => void morale.add(2, 'ONU-E-11'),
}
