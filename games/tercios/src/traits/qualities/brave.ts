import type { TerciosTrait } from '../trait.ts'
import { elite } from '../troops/elite.ts'
import { impetuous } from '../troops/impetuous.ts'

/** The troop he rides with is Elite and Impetuous (TER-QUA-12). */
export const brave: TerciosTrait = {
  name: 'brave',
  rules: ['TER-QUA-12'],
  riding: { ...elite.own, ...impetuous.own },
}
