import type { TerciosTrait } from '../trait.ts'

/** A die more in combat (TER-VIR-01). */
export const dexterity: TerciosTrait = {
  name: 'dexterity',
  rules: ['TER-VIR-01'],
  riding: { adds: { combat: 1 } },
}
