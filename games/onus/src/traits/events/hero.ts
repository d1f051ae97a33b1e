import { event } from '../../events.ts'
import type { EventTrait } from './event.ts'

/** A Hero marker, if the unit has none. */
export const hero: EventTrait = {
  name: 'hero',
  rules: ['ONU-E-06', 'ONU-CAR-25'],
  when: 'effect',
  fits: ({ unit }) => !unit.hero,
  happens(r, { unit }) {
    unit.hero = true
    r.tell(event('marked', ['ONU-E-06', 'ONU-CAR-25'], { unit: unit.id, marker: 'hero' }))
  },
}
