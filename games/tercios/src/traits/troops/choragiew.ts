import type { TerciosTrait } from '../trait.ts'

/** Several of one command may form a column (TER-CAV-10). */
export const choragiew: TerciosTrait = {
  name: 'choragiew',
  rules: ['TER-CAV-10'],
  own: { columns: true },
}
