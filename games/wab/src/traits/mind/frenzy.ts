import { type Field, has, type Unit } from '../../position.ts'
import { isEngaged } from '../../rules/engaged.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** Beaten once, it is spent for the battle (WAB-PSY-20). */
const rages = (g: Field, u: Unit): boolean => !has(bodyGuard(g, u), 'frenzy-lost')

/** Killing fury: it charges, strikes and pursues without a thought, until it is beaten (WAB-PSY-16 to 22). */
export const frenzy: Trait = {
  name: 'frenzy',
  rules: ['WAB-PSY-16', 'WAB-PSY-17', 'WAB-PSY-18', 'WAB-PSY-19', 'WAB-PSY-20', 'WAB-PSY-21', 'WAB-PSY-22'],
  adds: {
    attacks(ledger, g, u) {
      if (rages(g, u)) ledger.add(1, 'WAB-PSY-17')
    },
  },
  refuses: {
    restrain: (g, u) => (rages(g, u) ? 'WAB-PSY-18' : null),
    'must-follow': (g, u) => (rages(g, u) ? 'WAB-PSY-22' : null),
    'feel-panic': (g, u) => (rages(g, u) ? 'WAB-PSY-19' : null),
    dread: (g, u) => (rages(g, u) ? 'WAB-PSY-19' : null),
    react: (g, u, c) =>
      rages(g, u) && (c.reaction === 'flee' || c.reaction === 'shoot-and-flee') ? 'WAB-PSY-21' : null,
  },
  makes: {
    endOfDeclarations: (g, u) =>
      rages(g, u) && !has(u, 'declared') && !isEngaged(g, u)
        ? [{ step: 'charge-in-fury', v: { unit: u.id, rule: 'WAB-PSY-16' } }]
        : [],
    roundLost: (g, u) =>
      rages(g, u) ? [{ step: 'mark', v: { unit: u.id, is: 'frenzy-lost', rule: 'WAB-PSY-20' } }] : [],
  },
}
