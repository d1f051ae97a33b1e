import type { EventTrait } from './event.ts'

/** 1 less to hit: both when it is drawn, the enemy when it is played. */
export const muddyGround: EventTrait = {
  name: 'muddy-ground',
  rules: ['ONU-E-21'],
  when: 'effect',
  lies: ({ unit, enemy, random }) => (random ? [unit, enemy] : [enemy]),
  attack: (_c, two) => void two.hit.add(-1, 'ONU-E-21'),
}
