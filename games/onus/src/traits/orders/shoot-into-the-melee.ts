import { isEngaged } from '../../position.ts'
import { both, type OnusTrait } from '../trait.ts'

/** Units roused by it shoot at enemies in melee, at -1/-1 (O13, ONU-CAR-27). */
export const shootIntoTheMelee: OnusTrait = {
  name: 'shoot-into-the-melee',
  rules: ['ONU-O-13', 'ONU-CAR-27'],
  shootsIntoMelee: 'ONU-O-13',
  shooting(c, two) {
    if (c.foe !== null && isEngaged(c.g, c.foe)) both(two, -1, 'ONU-O-13')
  },
}
