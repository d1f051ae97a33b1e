import type { OnusTrait } from '../trait.ts'

/** Breaks, but flees only if its owner wants it to (ONU-SKL-32). */
export const steadfast: OnusTrait = { name: 'steadfast', rules: ['ONU-SKL-32'], mayStand: 'ONU-SKL-32' }
