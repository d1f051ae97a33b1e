import { type Field, has, type Unit } from '../../position.ts'
import { fullRanks, isFormed } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** Three ranks of four in all (WAB-ROM-08, WAB-RUL-320). */
const isDeep = (g: Field, u: Unit): boolean => isFormed(g, u) && fullRanks(u) >= 2

/** Who may form one is asked when his turn begins, all units at once (WAB-ROM-08, 10). */
export const formsTestudo: Trait = {
  name: 'forms-testudo',
  rules: ['WAB-ROM-08', 'WAB-ROM-10'],
  refuses: { 'may-form': (_g, _u, c) => (c.way === 'testudo' ? 'WAB-ROM-08' : null) },
  makes: {
    turnBegins: (g, u) => (u.side === g.active ? [{ step: 'testudos', v: { unit: u.id } }] : []),
  },
}

/** Under a roof of shields: 2+ against missiles, but neither charge nor march (WAB-ROM-09, WAB-RUL-322, 328). */
export const testudo: Trait = {
  name: 'testudo',
  rules: ['WAB-ROM-09', 'WAB-ROM-10'],
  adds: {
    saveInstead(ledger, g, u, c) {
      if (c.occasion !== 'blow' && isDeep(g, u)) ledger.atMost(2, 'WAB-ROM-09')
    },
  },
  refuses: {
    declare: () => 'WAB-ROM-09',
    march: () => 'WAB-ROM-09',
    'fast-march': () => 'WAB-ROM-09',
  },
  makes: {
    // Every shot of the charge falls on the roof; then swords are drawn (WAB-ROM-10, WAB-RUL-321).
    contact: (_g, u) => (has(u, 'testudo') ? [off(u)] : []),
    fled: (_g, u) => (has(u, 'testudo') ? [off(u)] : []),
  },
}
const off = (u: Unit) => ({ step: 'mark', v: { unit: u.id, is: 'testudo', rule: 'WAB-ROM-10', off: true } })
