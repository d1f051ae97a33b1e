import type { TerciosTrait } from '../trait.ts'

/** A die more of discipline (TER-VIR-01). */
export const loyalty: TerciosTrait = {
  name: 'loyalty',
  rules: ['TER-VIR-01'],
  riding: { adds: { discipline: 1 } },
}
