import type { OnusTrait } from '../trait.ts'

/** Hannibal: once an own turn he draws the random event of a melee in his radius anew. */
export const secondThought: OnusTrait = {
  name: 'second-thought',
  rules: ['ONU-G-C1'],
  redraws: 'ONU-G-C1',
}
