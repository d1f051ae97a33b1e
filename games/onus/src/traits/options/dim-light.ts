import { closer, within } from '@acies/table'
import { STEP } from '../../position.ts'
import { both, type OnusTrait } from '../trait.ts'

/** Beyond the agreed distance shots are harder (ONU-OPT-21); farther still they are lost, which measuring tells. */
export const dimLight: OnusTrait = {
  name: 'dim-light',
  rules: ['ONU-OPT-21'],
  shooting(c, two) {
    if (c.attack === 'shot' && closer(c.g.dim * STEP, c.distance)) both(two, -1, 'ONU-OPT-21')
  },
  losesShot: (distance, g) => (within(distance, g.dark * STEP) ? null : 'ONU-OPT-21'),
}
