import { kindOf } from '../../position.ts'
import { foesOf } from '../../rules/engaged.ts'
import { enemyNear } from '../../rules/leadership.ts'
import { paceOf } from '../../rules/pace.ts'
import type { Trait } from '../trait.ts'

/** Soldiers who have learnt their drill: turns by quarters, quick changes of front, no chase they do not want. */
export const drilled: Trait = {
  name: 'drilled',
  rules: [
    'WAB-FRM-45',
    'WAB-FRM-46',
    'WAB-FRM-47',
    'WAB-FRM-48',
    'WAB-FRM-49',
    'WAB-FRM-50',
    'WAB-FRM-51',
    'WAB-FRM-52',
    'WAB-FRM-53',
    'WAB-FRM-54',
  ],
  adds: {
    price(ledger, _g, _u, c) {
      // One about face, or one or two ranks, at the very start of its move.
      if (c.first !== true || (c.leg !== 'about' && c.leg !== 'files') || (c.ranks ?? 0) > 2) return
      ledger.add(-ledger.total, 'WAB-FRM-47')
    },
  },
  refuses: {
    'may-quarter': () => 'WAB-FRM-45',
    'form-on-march': () => 'WAB-FRM-49',
    'reform-freely': (g, u) => (enemyNear(g, u, 8) ? null : 'WAB-FRM-51'),
    'may-stay': () => 'WAB-FRM-52',
    follow: () => 'WAB-FRM-52',
    'may-yield': () => 'WAB-FRM-54',
    'free-disengage': (g, u) => (foesOf(g, u).some(f => paceOf(g, f.unit) > paceOf(g, u)) ? null : 'WAB-FRM-53'),
  },
  makes: {
    reached: (g, u, c) =>
      c.charging === true && !kindOf(g, u).character ? [{ step: 'form-to-charge', v: { unit: u.id } }] : [],
  },
}
