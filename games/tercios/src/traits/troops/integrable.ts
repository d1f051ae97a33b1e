import type { TerciosTrait } from '../trait.ts'

/** It may be put into a formation for the battle (TER-ART-13). */
export const integrable: TerciosTrait = {
  name: 'integrable',
  rules: ['TER-ART-13'],
  own: { integrable: true },
}
