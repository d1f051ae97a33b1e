import { event } from '../../events.ts'
import { generalsWith, isWithGeneral } from '../../rules/command.ts'
import { strikeDown } from '../../steps/generals.ts'
import type { EventTrait } from './event.ts'

/** A die for the general with the enemy: 4 or 5 wounded, 6 dead. */
export const generalHit: EventTrait = {
  name: 'general-hit',
  rules: ['ONU-E-08'],
  when: 'effect',
  fits: ({ g, enemy }) => isWithGeneral(g, enemy),
  happens(r, { enemy }) {
    const die = r.roll(6) + 1
    for (const general of generalsWith(r.field, enemy)) {
      const state = die === 6 ? 'dead' : die >= 4 ? 'wounded' : 'well'
      r.tell(event('general-hit', ['ONU-E-08', 'ONU-LDR-02'], { seat: general.seat, die, state }))
      if (state !== 'well') strikeDown(r, general, state)
    }
  },
}
