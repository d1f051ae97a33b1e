import type { TerciosTrait } from '../trait.ts'

/** He moves again, and does nothing else (TER-CMD-31). */
export const hurry: TerciosTrait = {
  name: 'hurry',
  rules: ['TER-CMD-31'],
  action: {
    need: 5,
    targets: () => null,
    leadsTo: 'moves',
  },
}
