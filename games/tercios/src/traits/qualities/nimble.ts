import type { TerciosTrait } from '../trait.ts'

/** He changes from one troop to another in one move (TER-QUA-04). */
export const nimble: TerciosTrait = {
  name: 'nimble',
  rules: ['TER-QUA-04'],
  leading: { changesTroops: 'TER-QUA-04' },
}
