import { event } from '../../events.ts'
import type { EventTrait } from './event.ts'

/** The enemy loses its Hero, or else its officers. */
export const officersDown: EventTrait = {
  name: 'officers-down',
  rules: ['ONU-E-07', 'ONU-CAR-25'],
  when: 'effect',
  fits: ({ enemy }) => enemy.hero || !enemy.leaderless,
  happens(r, { enemy }) {
    const marker = enemy.hero ? 'hero-lost' : 'no-officers'
    if (enemy.hero) enemy.hero = false
    else enemy.leaderless = true
    r.tell(event('marked', ['ONU-E-07', 'ONU-CAR-25'], { unit: enemy.id, marker }))
  },
}
