import type { TerciosTrait } from '../trait.ts'

/** It may draw back when it has shot (TER-CAV-08). */
export const caracole: TerciosTrait = {
  name: 'caracole',
  rules: ['TER-CAV-08'],
  own: { drawsBack: true },
}
