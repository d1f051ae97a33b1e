import type { TerciosTrait } from '../trait.ts'

/** Fresh, it charges rather than obey, and goes on as far as it can (TER-CAV-24) (TER-CAV-23). */
export const impetuous: TerciosTrait = {
  name: 'impetuous',
  rules: ['TER-CAV-23'],
  own: { impetuous: true },
}
