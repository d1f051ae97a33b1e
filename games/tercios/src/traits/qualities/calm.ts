import type { TerciosTrait } from '../trait.ts'

/** The troop he rides with does not suffer where it has no room to disengage (TER-QUA-62). */
export const calm: TerciosTrait = {
  name: 'calm',
  rules: ['TER-QUA-62'],
  riding: { keepsCalm: true },
}
