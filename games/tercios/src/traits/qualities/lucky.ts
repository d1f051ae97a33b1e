import type { TerciosTrait } from '../trait.ts'

/** He may get away from a troop that is destroyed (TER-QUA-03). */
export const lucky: TerciosTrait = {
  name: 'lucky',
  rules: ['TER-QUA-03'],
  leading: { getsAway: 'TER-QUA-03' },
}
