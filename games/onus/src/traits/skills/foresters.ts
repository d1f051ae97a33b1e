import type { OnusTrait } from '../trait.ts'

/** No penalty in woods (ONU-SKL-02); the table has no ground yet (ONU-M-07). */
export const foresters: OnusTrait = { name: 'foresters', rules: ['ONU-SKL-02', 'ONU-M-07'] }
