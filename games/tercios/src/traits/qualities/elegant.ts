import type { TerciosTrait } from '../trait.ts'

/** A beaten troop near him disengages instead of running (TER-QUA-25). */
export const elegant: TerciosTrait = {
  name: 'elegant',
  rules: ['TER-QUA-25'],
  leading: { spares: 'TER-QUA-25' },
}
