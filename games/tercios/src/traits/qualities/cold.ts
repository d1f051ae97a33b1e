import type { TerciosTrait } from '../trait.ts'

/** He may cancel what an enemy commander does to those near him (TER-QUA-32). */
export const cold: TerciosTrait = {
  name: 'cold',
  rules: ['TER-QUA-32'],
  leading: { cancels: 'TER-QUA-32' },
}
