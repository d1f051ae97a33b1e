import { INCH } from '@acies/table'
import { kindOf, stateOf } from '../../position.ts'
import { paceOf } from '../../rules/pace.ts'
import { isFormed } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/**
 * Loose models: twice their move at any time and never more, no formation to gain from, nobody to look to. Where they
 * stand and how they charge is rules/cloud.ts and rules/swarm.ts.
 */
export const skirmishers: Trait = {
  name: 'skirmishers',
  rules: [
    'WAB-SKI-06',
    'WAB-SKI-07',
    'WAB-SKI-08',
    'WAB-SKI-10',
    'WAB-SKI-20',
    'WAB-SKI-21',
    'WAB-SKI-22',
    'WAB-SKI-25',
  ],
  adds: {
    allowance(ledger, g, u, c) {
      if (c.way === 'move') ledger.add(paceOf(g, u) * INCH, 'WAB-SKI-07')
      if (c.way === 'fast-march') ledger.atMost(paceOf(g, u) * 2 * INCH, 'WAB-SKI-08')
    },
    // The less steady fear whoever keeps his ranks (WAB-SKI-09).
    afraid(ledger, g, u, c) {
      if (kindOf(g, u).ld <= 7 && c.other !== undefined && isFormed(g, c.other)) ledger.atLeast(1, 'WAB-SKI-09')
    },
    fightingRanks: ledger => void ledger.atMost(1, 'WAB-SKI-20'),
    rankBonus: ledger => void ledger.atMost(0, 'WAB-SKI-20'),
    closeOrder: ledger => void ledger.atMost(0, 'WAB-SKI-20'),
  },
  refuses: {
    unslowed: (g, u) => (kindOf(g, u).troop === 'infantry' ? 'WAB-SKI-06' : null),
    march: () => 'WAB-SKI-08',
    'fast-march': () => 'WAB-SKI-08',
    reform: () => 'WAB-SKI-06',
    shoot: (g, u, c) => {
      const moved = stateOf(u, 'moved')?.n ?? 0
      return c.occasion !== 'reaction' && moved > paceOf(g, u) * INCH ? 'WAB-SKI-10' : null
    },
    'count-standard': () => 'WAB-SKI-21',
    'count-musician': () => 'WAB-SKI-21',
    'cause-rank-loss': () => 'WAB-SKI-22',
    'use-general': () => 'WAB-SKI-25',
    'use-standard': () => 'WAB-SKI-25',
    'use-character': () => 'WAB-SKI-25',
  },
}
