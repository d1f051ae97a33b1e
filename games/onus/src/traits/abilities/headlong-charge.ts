import { kindOf } from '../../position.ts'
import type { OnusTrait } from '../trait.ts'

/** Decebalus: infantry in his radius charges after moving to any side, extending or shortening. */
export const headlongCharge: OnusTrait = {
  name: 'headlong-charge',
  rules: ['ONU-G-D1'],
  chargesAfter: (act, u, g) =>
    kindOf(g, u).class === 'infantry' && (act === 'all-ways' || act === 'extend' || act === 'shorten'),
}
