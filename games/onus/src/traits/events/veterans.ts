import { event } from '../../events.ts'
import type { EventTrait } from './event.ts'

/** A unit becomes Veteran, a Veteran Elite; it counts from its next combat. */
export const veterans: EventTrait = {
  name: 'veterans',
  rules: ['ONU-E-05', 'ONU-CAR-05'],
  when: 'effect',
  fits: ({ unit }) => unit.rank !== 'elite',
  happens(r, { unit }) {
    unit.rank = unit.rank === 'none' ? 'veteran' : 'elite'
    r.tell(event('marked', ['ONU-E-05', 'ONU-CAR-05'], { unit: unit.id, marker: unit.rank }))
  },
}
