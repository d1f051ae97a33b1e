import type { TerciosTrait } from '../trait.ts'

/** Ones that it rolls wear it down (TER-ART-11). */
export const experimental: TerciosTrait = {
  name: 'experimental',
  rules: ['TER-ART-11'],
  own: { misfires: 'TER-ART-11' },
}
