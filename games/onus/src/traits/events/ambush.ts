import type { EventTrait } from './event.ts'

/** The enemy takes a wound and breaks before the dice (ONU-R-38). */
export const ambush: EventTrait = {
  name: 'ambush',
  rules: ['ONU-E-03', 'ONU-CAR-08'],
  when: 'ambush',
}
