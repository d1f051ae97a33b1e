import type { TerciosTrait } from '../trait.ts'

/** Several of one command may act on one card (TER-UNI-01). */
export const brigade: TerciosTrait = {
  name: 'brigade',
  rules: ['TER-UNI-01'],
  own: { sharesCard: true },
}
