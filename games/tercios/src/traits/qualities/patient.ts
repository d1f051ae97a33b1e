import { inPlay } from '../../position.ts'
import type { TerciosTrait } from '../trait.ts'

/** He lets the turn of his side pass (TER-QUA-50). */
export const patient: TerciosTrait = {
  name: 'patient',
  rules: ['TER-QUA-50'],
  action: {
    need: 5,
    targets: () => null,
    // With nobody left to act on the other side, waiting would never end.
    possible: a => a.field.troops.some(u => u.side !== a.by.side && inPlay(u) && !u.acted && u.card !== 'none'),
    leadsTo: 'waits',
  },
}
