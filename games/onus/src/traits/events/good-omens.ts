import { drawCards } from '../../steps/cards.ts'
import type { EventTrait } from './event.ts'

/** The favoured player draws a card and may keep one more. */
export const goodOmens: EventTrait = {
  name: 'good-omens',
  rules: ['ONU-E-23'],
  when: 'effect',
  happens(r, { unit }) {
    drawCards(r, unit.seat, 1, ['ONU-E-23'])
    r.field.bonus[unit.seat]++
  },
}
