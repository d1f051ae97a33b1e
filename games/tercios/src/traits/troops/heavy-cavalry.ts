import type { TerciosTrait } from '../trait.ts'

/** It evades only foot, and has no free turn (TER-CAV-04). */
export const heavyCavalry: TerciosTrait = {
  name: 'heavy-cavalry',
  rules: ['TER-CAV-04'],
  own: { heavy: true },
}
