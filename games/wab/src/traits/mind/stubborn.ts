import { type Field, has, type Unit } from '../../position.ts'
import { countOf, MINIMUM } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** Of five or more (WAB-PSY-27, WAB-RUL-234). */
const holds = (g: Field, u: Unit): boolean => countOf(g, u) >= MINIMUM

/** Gives ground once where others run, and does not care for those who do (WAB-PSY-27 to 31). */
export const stubborn: Trait = {
  name: 'stubborn',
  rules: ['WAB-PSY-27', 'WAB-PSY-28', 'WAB-PSY-29', 'WAB-PSY-30', 'WAB-PSY-31'],
  refuses: {
    'feel-panic': (g, u, c) => (c.test === 'panic-fleeing' && holds(g, u) ? 'WAB-PSY-28' : null),
    defy: (g, u) => (holds(g, u) ? 'WAB-PSY-31' : null),
    'stand-fast': (g, u) => (holds(g, u) && !has(u, 'stubborn-used') ? 'WAB-PSY-29' : null),
  },
  makes: {
    stoodFast: (_g, u) => [{ step: 'mark', v: { unit: u.id, is: 'stubborn-used', rule: 'WAB-PSY-29' } }],
  },
}
