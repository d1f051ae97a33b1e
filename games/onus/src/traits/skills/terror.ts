import type { OnusTrait } from '../trait.ts'

/** Its enemies in melee have 1 morale less and check after every combat (ONU-SKL-30, ONU-SKL-31). */
export const terror: OnusTrait = {
  name: 'terror',
  rules: ['ONU-SKL-30', 'ONU-SKL-31', 'ONU-R-17'],
  daunts(_c, morale) {
    // Once, however many are terrible (D3).
    if (!morale.lines.some(l => l.rule === 'ONU-SKL-30')) morale.add(-1, 'ONU-SKL-30')
  },
  appals: () => 'ONU-SKL-31',
}
