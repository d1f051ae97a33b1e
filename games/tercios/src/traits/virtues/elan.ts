import type { TerciosTrait } from '../trait.ts'

/** He rides three inches farther (TER-VIR-02). */
export const elan: TerciosTrait = {
  name: 'elan',
  rules: ['TER-VIR-02'],
  leading: { rides: 3 },
}
