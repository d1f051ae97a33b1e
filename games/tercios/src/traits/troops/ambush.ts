import type { TerciosTrait } from '../trait.ts'

/** It may wait in hiding (TER-UNI-09). */
export const ambush: TerciosTrait = {
  name: 'ambush',
  rules: ['TER-UNI-09'],
  own: { hides: true },
}
