import type { TerciosTrait } from '../trait.ts'

/** One move before the first turn (TER-CAV-33). */
export const vanguard: TerciosTrait = {
  name: 'vanguard',
  rules: ['TER-CAV-33'],
  own: { goesAhead: true },
}
