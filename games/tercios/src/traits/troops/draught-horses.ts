import type { TerciosTrait } from '../trait.ts'

/** It can be limbered (TER-ART-02). */
export const draughtHorses: TerciosTrait = {
  name: 'draught-horses',
  rules: ['TER-ART-02'],
  own: { limbers: true },
}
