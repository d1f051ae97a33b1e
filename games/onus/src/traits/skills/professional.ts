import type { OnusTrait } from '../trait.ts'

/** Throws ones again, once, in any roll to hit or to wound (ONU-SKL-23, ONU-R-87). */
export const professional: OnusTrait = { name: 'professional', rules: ['ONU-SKL-23', 'ONU-R-87'], rethrows: true }
