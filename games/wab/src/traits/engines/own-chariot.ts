import { modelsIn } from '../../position.ts'
import { driverOf } from '../../rules/aboard.ts'
import type { Trait } from '../trait.ts'

/** The chariot of a leader is only his mount: no squadron, it charges with one or not at all (WAB-FAQ-09, WAB-RUL-337). */
export const ownChariot: Trait = {
  name: 'own-chariot',
  rules: ['WAB-FAQ-09', 'WAB-PMOUNT-01', 'WAB-PERS-04'],
  is: { mount: true },
  adds: {
    // He counts beside driver and noble, and it tests on his heart (WAB-PERS-26, WAB-RUL-337).
    countsAs(ledger, g, u) {
      if (driverOf(g, u)?.host === u.id) ledger.add(1, 'WAB-FAQ-09')
    },
    leadership(ledger, g, u) {
      const driver = driverOf(g, u)
      if (driver !== undefined && driver.host === u.id) ledger.atLeast(g.kinds[driver.kind].ld, 'WAB-PMOUNT-01')
    },
    breakValue: ledger => ledger.add(-ledger.total, 'WAB-SCN-03'),
  },
  refuses: {
    declare: (_g, u) => (modelsIn(u) === 1 ? 'WAB-FAQ-09' : null),
    form: () => 'WAB-FAQ-09',
    'lead-march': () => 'WAB-PERS-07',
  },
}
