import type { TerciosTrait } from '../trait.ts'

/** It begins behind an earthwork (TER-ART-12). */
export const entrenched: TerciosTrait = {
  name: 'entrenched',
  rules: ['TER-ART-12'],
  own: { begins: 'entrenched' },
}
