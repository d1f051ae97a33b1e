import { lift, onTable, put } from '../position.ts'
import { dice, procedure } from './book.ts'
import { amendCharge, chargeOf } from './charges.ts'

/** On a 1 the order is lost and it stands where it is; otherwise it obeys for good (WAB-FRM-03, 04). */
const reliability = procedure({
  name: 'reliability',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    roll(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u)) return
      const [die] = dice(r, 1)
      r.tell({ type: 'thrown', rules: ['WAB-FRM-03', 'WAB-FRM-04'], unit: u.id, what: 'reliability', die, need: 2 })
      lift(u, 'unruly')
      if (die > 1) return put(u, 'reliable')
      put(u, 'unruly')
      const charge = chargeOf(g, u.id)
      if (charge === undefined) return
      amendCharge(g, u.id, { state: 'void' })
      lift(u, 'declared')
      r.tell({ type: 'void', rules: ['WAB-FRM-05'], unit: u.id, other: charge.targets[0] })
    },
  },
})
/** Whoever is in a fight fights (WAB-FRM-07). */
const roused = procedure({
  name: 'roused',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    free(r, v) {
      const u = r.field.units[v.unit]
      lift(u, 'unruly')
      put(u, 'reliable')
    },
  },
})
export const reliabilitySteps = [reliability, roused]
