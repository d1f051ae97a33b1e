import type { OnusTrait } from '../trait.ts'

/** Scipio: once a turn an activation order rouses one more unit in his radius. */
export const oneMoreUnit: OnusTrait = {
  name: 'one-more-unit',
  rules: ['ONU-G-R2'],
  oneMore: 'ONU-G-R2',
}
