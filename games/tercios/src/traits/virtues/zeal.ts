import type { TerciosTrait } from '../trait.ts'

/** A point more of stamina (TER-VIR-01). */
export const zeal: TerciosTrait = {
  name: 'zeal',
  rules: ['TER-VIR-01'],
  riding: { adds: { stamina: 1 } },
}
