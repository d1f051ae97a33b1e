import type { TerciosTrait } from '../trait.ts'

/** Whoever flees from the charge of his troop has less discipline for it (TER-QUA-05). */
export const aggressive: TerciosTrait = {
  name: 'aggressive',
  rules: ['TER-QUA-05'],
  riding: { daunts: -1 },
}
