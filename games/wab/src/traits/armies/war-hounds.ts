import { isMan } from '../../position.ts'
import type { Trait } from '../trait.ts'

/** The pack has the heart of its handler while he lives (WAB-ARB-18, WAB-RUL-311). */
export const warHounds: Trait = {
  name: 'war-hounds',
  rules: ['WAB-ARB-15', 'WAB-ARB-18'],
  adds: {
    leadership(ledger, g, u) {
      const best = Math.max(...u.places.filter(isMan).map(p => g.kinds[p].ld))
      if (Number.isFinite(best)) ledger.add(best - ledger.total, 'WAB-ARB-18')
    },
  },
  splits: (_g, _u, c) => (c.occasion === 'blow' ? null : { rule: 'WAB-ARB-18', crew: [], mixed: true }),
}
