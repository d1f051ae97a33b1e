import type { TerciosTrait } from '../trait.ts'

/** He commands all troops of his side (TER-VIR-04). */
export const fame: TerciosTrait = {
  name: 'fame',
  rules: ['TER-VIR-04'],
  leading: { dealsWithAll: true },
}
