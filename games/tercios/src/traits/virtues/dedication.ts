import type { TerciosTrait } from '../trait.ts'

/** An inch more of speed (TER-VIR-01). */
export const dedication: TerciosTrait = {
  name: 'dedication',
  rules: ['TER-VIR-01'],
  riding: { adds: { speed: 1 } },
}
