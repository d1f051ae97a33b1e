import type { TerciosTrait } from '../trait.ts'

/** He commands three inches farther (TER-VIR-02). */
export const presence: TerciosTrait = {
  name: 'presence',
  rules: ['TER-VIR-02'],
  leading: { reaches: 3 },
}
