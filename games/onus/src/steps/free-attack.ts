import type { Rule } from '../events.ts'
import { onTable } from '../position.ts'
import { strike, tidy, wound } from './attack.ts'
import { procedure } from './book.ts'
import { aftermath } from './flight.ts'

/**
 * An attack that is not answered, without events: on who withdraws, takes markers back or turns about under the enemy's eyes
 * (ONU-ENG-04, ONU-ENG-30, ONU-EVT-09). Its wounds count in no comparison; they cause a check of their own (ONU-R-26).
 */
export const freeAttack = procedure({
  name: 'free-attack',
  gives: undefined,
  with: (args: { unit: number; by: number; dice: number; rule: Rule }) => ({ wounds: 0, ...args }),
  lines: {
    strike(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const by = g.units[v.by]
      if (!onTable(u) || !onTable(by) || v.dice === 0) return r.end(undefined)
      v.wounds = strike(r, by, u, v.dice, 'free').wounds
      wound(r, u, v.wounds, v.by, [v.rule, 'ONU-R-26'])
      tidy(r)
    },
    aftermath(r, v) {
      if (v.wounds > 0 && onTable(r.field.units[v.unit]))
        r.call(aftermath, { unit: v.unit, by: v.by, kind: 'free', side: 'none' })
    },
  },
})

/** Several, by the enemies' ids, until the victim has fled or died (ONU-ENG-31, ONU-R-26). */
export const freeAttacks = procedure({
  name: 'free-attacks',
  gives: undefined,
  with: (args: { unit: number; by: number[]; dice: number[]; rule: Rule }) => ({ at: 0, ...args }),
  lines: {
    next(r, v) {
      const u = r.field.units[v.unit]
      if (v.at >= v.by.length || !onTable(u) || u.fleeing) return r.end(undefined)
      const i = v.at++
      r.call(freeAttack, { unit: v.unit, by: v.by[i], dice: v.dice[i], rule: v.rule })
    },
    again(r) {
      r.repeat()
    },
  },
})
