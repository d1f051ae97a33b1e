import { aboutFaced, INCH, type Pose } from '@acies/table'
import { type Field, has, isFleeing, onTable, put, type Unit } from '../position.ts'
import { blockOf, place } from '../rules/bodies.ts'
import { bearingFrom, runAway } from '../rules/fleeing.ts'
import { flightDice } from '../rules/pace.ts'
import { dice, procedure, sum } from './book.ts'
import { fearsCharge, standBefore } from './fear.ts'
import { chargersOf } from './react.ts'

/**
 * As far as a flight goes, straight away from the charge, in formation, and about to face it; nobody counts as fleeing
 * (WAB-FRM-57 to 60). Whoever fears the charger must pass first, or he flees, or stands (WAB-FRM-61).
 */
export const feints = procedure({
  name: 'feints',
  gives: undefined,
  with: (a: { units: number[]; shot: number[] }) => ({ units: [...a.units], shot: [...a.shot], unit: -1 }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      // One test for the charge; whoever has shot at it has taken it (WAB-RUL-221, 223).
      if (fearsCharge(g, g.units[id])) r.call(standBefore, { unit: id })
    },
    ride(r, v) {
      const g = r.field
      const id = v.unit
      const u = g.units[id]
      const chargers = chargersOf(g, u).filter(onTable)
      if (!onTable(u) || isFleeing(u) || has(u, 'needs-six') || chargers.length === 0) return
      const faces = dice(r, flightDice(g, u) - (v.shot.includes(id) ? 1 : 0))
      const path = [u.x, u.y, u.facing]
      const end = run(g, u, chargers, sum(faces))
      if (end !== null) {
        place(u, end)
        place(u, aboutFaced(blockOf(g, u)))
      }
      put(u, 'has-fled')
      path.push(u.x, u.y, u.facing)
      r.tell({
        type: 'feigned',
        rules: ['WAB-FRM-58', 'WAB-FRM-60'],
        unit: id,
        dice: faces,
        distance: sum(faces),
        path,
      })
    },
    again(r) {
      r.repeat()
    },
  },
})
/** It halts at the edge (WAB-RUL-250); null when it has nowhere to go. */
function run(g: Field, u: Unit, from: readonly Unit[], inches: number): Pose | null {
  const bearing = bearingFrom(g, u, from, inches * INCH)
  let found = runAway(g, u, bearing, inches * INCH, from, false)
  for (let n = inches - 1; n >= 0 && found.outcome !== 'stands'; n--)
    found = runAway(g, u, bearing, n * INCH, from, false)
  return found.outcome === 'stands' ? found.end : null
}
