import type { TerciosTrait } from '../trait.ts'

/** It shoots back with bows, and may flee when it has (TER-CAV-31, 32) (TER-CAV-30). */
export const harasser: TerciosTrait = {
  name: 'harasser',
  rules: ['TER-CAV-30'],
  own: { harasses: true },
}
