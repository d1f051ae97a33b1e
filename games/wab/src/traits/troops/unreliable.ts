import { has, isFleeing, kindOf } from '../../position.ts'
import { isEngaged } from '../../rules/engaged.ts'
import type { Trait } from '../trait.ts'

/** Allies and mercenaries: whether they obey is known when they are first asked to (WAB-FRM-01). */
export const unreliable: Trait = {
  name: 'unreliable',
  rules: [
    'WAB-FRM-01',
    'WAB-FRM-02',
    'WAB-FRM-03',
    'WAB-FRM-04',
    'WAB-FRM-05',
    'WAB-FRM-06',
    'WAB-FRM-07',
    'WAB-ROM-13',
  ],
  refuses: {
    // Barbarian leaders do not command Romans; Romans may lead them (WAB-ROM-13).
    join: (g, u, c) =>
      kindOf(g, u).character && c.other !== undefined && !kindOf(g, c.other).traits.includes('unreliable')
        ? 'WAB-ROM-13'
        : null,
    'use-general': () => 'WAB-FRM-02',
    'use-standard': () => 'WAB-FRM-02',
    declare: (_g, u) => (has(u, 'unruly') ? 'WAB-FRM-05' : null),
    manoeuvre: (_g, u, c) => (has(u, 'unruly') && c.way === 'any' ? 'WAB-FRM-05' : null),
    shoot: (_g, u, c) => (has(u, 'unruly') && c.occasion !== 'reaction' ? 'WAB-FRM-06' : null),
  },
  makes: {
    wants: (_g, u) => (has(u, 'reliable') || has(u, 'unruly') ? [] : [{ step: 'reliability', v: { unit: u.id } }]),
    declared: (_g, u, c) =>
      c.charging !== true || has(u, 'reliable') || has(u, 'unruly') ? [] : [{ step: 'reliability', v: { unit: u.id } }],
    // Each own turn, until it obeys (WAB-FRM-04, WAB-RUL-235).
    startOfTurn: (g, u) =>
      u.side === g.active && has(u, 'unruly') && !isFleeing(u) && !isEngaged(g, u)
        ? [{ step: 'reliability', v: { unit: u.id } }]
        : [],
    contact: (_g, u) => (has(u, 'unruly') ? [{ step: 'roused', v: { unit: u.id } }] : []),
  },
}
