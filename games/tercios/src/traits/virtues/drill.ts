import type { TerciosTrait } from '../trait.ts'

/** A die more in shooting (TER-VIR-01). */
export const drill: TerciosTrait = {
  name: 'drill',
  rules: ['TER-VIR-01'],
  riding: { adds: { fire: 1 } },
}
