import type { EventTrait } from './event.ts'

/** This combat is not fought this turn. */
export const dustCloud: EventTrait = {
  name: 'dust-cloud',
  rules: ['ONU-E-15', 'ONU-CAR-26'],
  when: 'no-combat',
}
