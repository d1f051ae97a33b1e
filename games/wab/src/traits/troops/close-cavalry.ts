import type { Ledger } from '@acies/kernel'
import { type Field, has, stateOf, type Unit } from '../../position.ts'
import { wielded } from '../../rules/blades.ts'
import { spoiltByPhalanx } from '../../rules/formation.ts'
import type { Context, Trait } from '../trait.ts'

/** Heavy horse in close order cannot turn on the gallop (WAB-FRM-28, 77). */
const stiff =
  (rule: 'WAB-FRM-28' | 'WAB-FRM-77') =>
  (ledger: Ledger, _g: Field, _u: Unit, c: Context): void => {
    const fast = c.way === 'charge' || c.way === 'march' || c.way === 'fast-march'
    if (c.turned === true && fast) ledger.add(-ledger.total / 2, rule)
  }
/** Ranks of four or more behind the first, up to two (WAB-RUL-246). */
const weight = (g: Field, u: Unit): number => (spoiltByPhalanx(g, u) ? 0 : Math.min(2, g.snap.ranks[u.id] ?? 0))
const isFirstRound = (u: Unit): boolean => (stateOf(u, 'round')?.n ?? 0) <= 1

/** Armoured man and horse: weight when they charge, a second rank of kontoi when they stand (WAB-FRM-27, 31). */
export const cataphract: Trait = {
  name: 'cataphract',
  rules: ['WAB-FRM-27', 'WAB-FRM-28', 'WAB-FRM-29', 'WAB-FRM-30', 'WAB-FRM-31'],
  adds: {
    allowance: stiff('WAB-FRM-28'),
    fightingRanks(ledger, g, u, c) {
      if (c.charging !== true && c.side === 'front' && wielded(g, u) === 'kontos') ledger.atLeast(2, 'WAB-FRM-30')
    },
    rankBonus(ledger, g, u) {
      if ((has(u, 'charged') || has(u, 'burst-in')) && isFirstRound(u)) ledger.add(weight(g, u), 'WAB-FRM-31')
    },
  },
  refuses: { react: (_g, _u, c) => (c.reaction === 'counter-charge' ? 'WAB-FRM-29' : null) },
}
/** Horse that charges in a mass (WAB-FRM-76). */
export const massedCavalry: Trait = {
  name: 'massed-cavalry',
  rules: ['WAB-FRM-76', 'WAB-FRM-77', 'WAB-FRM-78'],
  adds: {
    allowance: stiff('WAB-FRM-77'),
    rankBonus(ledger, g, u) {
      const charges = has(u, 'charged') || has(u, 'burst-in') || has(u, 'countercharged')
      if (charges && isFirstRound(u)) ledger.add(weight(g, u), 'WAB-FRM-78')
    },
  },
}
