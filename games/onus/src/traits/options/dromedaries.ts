import { kindOf } from '../../position.ts'
import { atHand, type Clash, type OnusTrait } from '../trait.ts'

/** Camels against horses, chariots included (ONU-OPT-60). */
const frightens = ({ g, unit, foe }: Clash): boolean => {
  if (foe === null || kindOf(g, unit).class !== 'camel') return false
  const other = kindOf(g, foe).class
  return other === 'cavalry' || other === 'chariot'
}

/** Camels are a Terror to horses. */
export const dromedaries: OnusTrait = {
  name: 'dromedaries',
  rules: ['ONU-OPT-60'],
  daunts(c, morale) {
    if (atHand(c) && frightens(c) && !morale.lines.some(l => l.rule === 'ONU-OPT-60')) morale.add(-1, 'ONU-OPT-60')
  },
  appals: c => (frightens(c) ? 'ONU-OPT-60' : null),
}
