import type { TerciosTrait } from '../trait.ts'

/** In chief, he commands allies too (TER-QUA-22). */
export const diplomat: TerciosTrait = {
  name: 'diplomat',
  rules: ['TER-QUA-22'],
  leading: { dealsWithAllies: true },
}
