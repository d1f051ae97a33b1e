import { type EventTrait, onUnit } from './event.ts'

/** Priority in this combat. */
export const strikeFirst: EventTrait = {
  name: 'strike-first',
  rules: ['ONU-E-13', 'ONU-CAR-27'],
  when: 'effect',
  lies: onUnit,
  claims: () => 'priority',
}
