import type { TerciosTrait } from '../trait.ts'

/** In chief, two more on the die for initiative (TER-VIR-04). */
export const initiative: TerciosTrait = {
  name: 'initiative',
  rules: ['TER-VIR-04'],
  leading: { initiative: 2 },
}
