import type { TerciosTrait } from '../trait.ts'
import { frenzied } from '../troops/frenzied.ts'

/** The troop he rides with is Frenzied (TER-QUA-07). */
export const passionate: TerciosTrait = {
  name: 'passionate',
  rules: ['TER-QUA-07'],
  riding: { ...frenzied.own },
}
