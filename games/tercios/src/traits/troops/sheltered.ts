import type { TerciosTrait } from '../trait.ts'

/** Horse of its command may throw itself in the way of a charge (TER-UNI-40). */
export const sheltered: TerciosTrait = {
  name: 'sheltered',
  rules: ['TER-UNI-40'],
  own: { sheltered: true },
}
