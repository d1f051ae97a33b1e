import type { TerciosTrait } from '../trait.ts'

/** Never flanked; it turns or it moves (TER-UNI-06) (TER-UNI-05). */
export const squares: TerciosTrait = {
  name: 'squares',
  rules: ['TER-UNI-05'],
  own: { neverFlanked: true, turnsOrMoves: 'TER-ORD-13' },
}
