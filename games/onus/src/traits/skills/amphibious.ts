import type { OnusTrait } from '../trait.ts'

/** No penalty in rivers (ONU-SKL-04); the table has no ground yet (ONU-M-07). */
export const amphibious: OnusTrait = { name: 'amphibious', rules: ['ONU-SKL-04', 'ONU-M-07'] }
