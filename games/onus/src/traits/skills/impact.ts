import { kindOf } from '../../position.ts'
import { isMounted } from '../../vocabulary.ts'
import { both, type Clash, type OnusTrait } from '../trait.ts'

/** The first attack of its charge against infantry; artillery counts as infantry (ONU-SKL-10, ONU-R-34). */
const strikesHome = ({ g, foe, charged, first, attack }: Clash): boolean =>
  charged && first && attack === 'melee' && foe !== null && !isMounted(kindOf(g, foe).class)

export const impact: OnusTrait = {
  name: 'impact',
  rules: ['ONU-SKL-10', 'ONU-SKL-11', 'ONU-SKL-12', 'ONU-SKL-13'],
  attack(c, two) {
    if (strikesHome(c)) both(two, 1, 'ONU-SKL-11')
  },
  claims: c => (strikesHome(c) ? 'priority' : null),
  pursues: c => (strikesHome(c) ? 'ONU-SKL-13' : null),
}
