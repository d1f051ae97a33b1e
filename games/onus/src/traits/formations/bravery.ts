import { both, type OnusTrait } from '../trait.ts'

/** Not really a formation: it hinders nothing (ONU-FRM-60 to 62, ONU-R-14). */
export const bravery: OnusTrait = {
  name: 'bravery',
  rules: ['ONU-FRM-60', 'ONU-FRM-61', 'ONU-FRM-62', 'ONU-R-14'],
  attack: (_c, two) => both(two, 1, 'ONU-FRM-60'),
  atWill: 'ONU-FRM-61',
  defence: (_c, two) => both(two, -1, 'ONU-FRM-60'),
}
