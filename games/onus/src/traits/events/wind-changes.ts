import type { EventTrait } from './event.ts'

/** The shot falls among the friends of whoever shoots; from a hand only against a shot at oneself. */
export const windChanges: EventTrait = {
  name: 'wind-changes',
  rules: ['ONU-E-04', 'ONU-CAR-15'],
  when: 'wind',
  fits: ({ g, unit, random }) => random || g.attack?.at === unit.id,
}
