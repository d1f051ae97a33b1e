import type { TerciosTrait } from '../trait.ts'

/** It recovers as much as it has successes (TER-UNI-38). */
export const numerous: TerciosTrait = {
  name: 'numerous',
  rules: ['TER-UNI-38'],
  own: { returns: 'TER-ORD-52' },
}
