import { type EventTrait, onUnit } from './event.ts'

/** Two more dice to hit. */
export const rainOfArrows: EventTrait = {
  name: 'rain-of-arrows',
  rules: ['ONU-E-16'],
  when: 'effect',
  lies: onUnit,
  dice: () => 2,
}
