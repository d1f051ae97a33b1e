import type { EventTrait } from './event.ts'

/** Nothing. */
export const nothingHappens: EventTrait = {
  name: 'nothing-happens',
  rules: ['ONU-E-24'],
  when: 'nothing',
}
