import type { OnusTrait } from '../trait.ts'

/** Held back by its general: it need not charge this turn. */
export const restrained: OnusTrait = { name: 'restrained', rules: ['ONU-G-D2'] }
