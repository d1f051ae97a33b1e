import type { TerciosTrait } from '../trait.ts'

/** He inspires a whole brigade at once (TER-QUA-30). */
export const expert: TerciosTrait = {
  name: 'expert',
  rules: ['TER-QUA-30'],
  leading: { inspiresAll: true },
}
