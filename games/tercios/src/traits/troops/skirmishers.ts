import type { TerciosTrait } from '../trait.ts'

/** Bad ground is nothing to it (TER-UNI-10). */
export const skirmishers: TerciosTrait = {
  name: 'skirmishers',
  rules: ['TER-UNI-10'],
  own: {
    treads(way) {
      way.difficult = way.disorders = false
    },
  },
}
