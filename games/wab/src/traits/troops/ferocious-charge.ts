import { type Field, has, roundsOf, stateOf, type Unit } from '../../position.ts'
import { isSkirmishing } from '../../rules/cloud.ts'
import { foesOf } from '../../rules/engaged.ts'
import { isCharging, spoiltByPhalanx } from '../../rules/formation.ts'
import { countOf, MINIMUM } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** It charges, five strong or more, in the first round (WAB-FRM-63, 64). */
const storms = (g: Field, u: Unit): boolean => isCharging(u) && roundsOf(u) <= 1 && countOf(g, u) >= MINIMUM

/** Spent by an earlier charge: the mark bears the turn of the one that spent it. */
const spentBefore = (g: Field, u: Unit): boolean => {
  const spent = stateOf(u, 'ferocity-spent')
  return spent !== undefined && spent.n !== g.turn
}

/** The first charge of the battle sweeps the beaten away; skirmishers are swept away by every charge. */
export const ferociousCharge: Trait = {
  name: 'ferocious-charge',
  rules: ['WAB-FRM-63', 'WAB-FRM-64', 'WAB-FRM-65', 'WAB-FRM-66', 'WAB-FRM-67', 'WAB-FRM-68', 'WAB-FRM-91'],
  refuses: {
    // Those it touches (WAB-RUL-252); two to one they give ground instead (WAB-FRM-69).
    'breaks-few': (g, u, c) => {
      const { other } = c
      if (other === undefined || !storms(g, u) || !foesOf(g, u).some(f => f.unit === other)) return null
      if (isSkirmishing(g, other)) return 'WAB-FRM-65'
      return spentBefore(g, u) || spoiltByPhalanx(g, u) ? null : 'WAB-FRM-64'
    },
  },
  makes: {
    // Spent by the first charge whatever comes of it (WAB-RUL-253), but not on skirmishers (WAB-FRM-66).
    beforeBlows: (g, u) =>
      isCharging(u) &&
      roundsOf(u) === 0 &&
      !has(u, 'ferocity-spent') &&
      !foesOf(g, u).every(f => isSkirmishing(g, f.unit))
        ? [{ step: 'spend-ferocity', v: { unit: u.id, spared: false } }]
        : [],
    // The few, who break of themselves, do not spend it (WAB-FRM-67).
    roundWon: (g, u) =>
      has(u, 'ferocity-spent') &&
      roundsOf(u) <= 1 &&
      isCharging(u) &&
      foesOf(g, u).every(f => countOf(g, f.unit) < MINIMUM)
        ? [{ step: 'spend-ferocity', v: { unit: u.id, spared: true } }]
        : [],
  },
}
