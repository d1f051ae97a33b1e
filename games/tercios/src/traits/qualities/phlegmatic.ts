import type { TerciosTrait } from '../trait.ts'

/** The troop he rides with fights and shoots at its limit as well as before (TER-QUA-31). */
export const phlegmatic: TerciosTrait = {
  name: 'phlegmatic',
  rules: ['TER-QUA-31'],
  riding: { ignores: { fire: ['at-limit'], combat: ['at-limit'] } },
}
