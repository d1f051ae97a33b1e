import type { TerciosTrait } from '../trait.ts'

/** A die more of courage under fire (TER-VIR-01). */
export const sacrifice: TerciosTrait = {
  name: 'sacrifice',
  rules: ['TER-VIR-01'],
  riding: { adds: { courageUnderFire: 1 } },
}
