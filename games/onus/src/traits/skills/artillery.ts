import type { OnusTrait } from '../trait.ts'

/** Ballista, onager, scorpions: shoot only if they have not moved, die instead of fleeing (ONU-SHT-05, ONU-FLE-08, ONU-R-04). */
export const artillery: OnusTrait = {
  name: 'artillery',
  rules: ['ONU-SHT-05', 'ONU-FLE-08', 'ONU-R-04'],
  refuses: (act, u) => (act === 'shoot' && u.doings.moved ? 'ONU-SHT-05' : null),
  diesInsteadOfFleeing: 'ONU-FLE-08',
}
