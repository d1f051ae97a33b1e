import type { OnusTrait } from '../trait.ts'

/** May throw when a charge begins its melee, attacking or defending (ONU-SKL-50). */
export const javelins: OnusTrait = { name: 'javelins', rules: ['ONU-SKL-50'], throws: 'ONU-SKL-50' }
