import type { TerciosTrait } from '../trait.ts'

/** Disorder does not matter to it under fire; it goes through its like (TER-CAV-26) (TER-CAV-25). */
export const openOrder: TerciosTrait = {
  name: 'open-order',
  rules: ['TER-CAV-25'],
  own: { ignores: { courageUnderFire: ['disordered'] }, loose: true },
}
