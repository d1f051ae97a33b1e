import type { OnusTrait } from '../trait.ts'

/** Hanno: none. */
export const noAbility: OnusTrait = { name: 'no-ability', rules: ['ONU-G-C3'] }
