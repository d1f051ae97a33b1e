import type { EventTrait } from './event.ts'

/** From a hand: cancels another event of this attack. */
export const countermand: EventTrait = {
  name: 'countermand',
  rules: ['ONU-E-14', 'ONU-CAR-26'],
  when: 'cancels',
  fits: ({ random }) => !random,
}
