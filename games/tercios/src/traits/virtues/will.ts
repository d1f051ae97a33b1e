import type { TerciosTrait } from '../trait.ts'

/** A die more of courage in combat (TER-VIR-01). */
export const will: TerciosTrait = {
  name: 'will',
  rules: ['TER-VIR-01'],
  riding: { adds: { courageInCombat: 1 } },
}
