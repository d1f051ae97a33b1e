import { alongSide, INCH, slid } from '@acies/table'
import { type Element, enemyOf, type Field, isFleeing, onTable, put } from '../position.ts'
import { elementBase, middle } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { wallBefore } from '../traits/battles/breaches.ts'
import { dice, procedure } from './book.ts'
import { chase } from './chase.ts'
import { flight } from './flight.ts'
import { feelsPanic, generalFirst, test } from './tests.ts'

const GAP = 4 * INCH
/** What is left of a wall with a gap at a point of it; ground is replaced, never changed. */
function cutAt(e: Element, at: number): Element[] {
  const part = (from: number, to: number): Element[] => {
    if (to - from < INCH / 2) return []
    const { x, y } = slid(e, e.facing + 9000, Math.round((from + to) / 2 - e.width / 2))
    return [{ ...e, x, y, width: Math.round(to - from) }]
  }
  return [...part(0, at - GAP / 2), ...part(at + GAP / 2, e.width)]
}
/** Four inches of the rampart come down before those who stand at it under their shields (WAB-BAT-02). */
const breach = procedure({
  name: 'breach',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    pull(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const wall = wallBefore(g, u)
      if (wall === undefined) return
      const at = alongSide(elementBase(wall), 'front', middle(g, u))
      g.ground = g.ground.flatMap(e => (e === wall ? cutAt(e, at) : [e])).map((e, id) => ({ ...e, id }))
      r.tell({ type: 'breached', rules: ['WAB-BAT-02'], unit: u.id })
    },
  },
})

/** From the third turn on 4 or more, in the fifth for certain (WAB-BAT-06). */
const needOf = (g: Field): number => (Math.ceil(g.turn / 2) >= 5 ? 1 : 4)
/** Whether it rains: thirst ends, strings are wet, and every enemy unit may panic (WAB-BAT-06). */
const rain = procedure({
  name: 'rain',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, units: [] as number[] }),
  lines: {
    sky(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const [die] = dice(r, 1)
      const need = needOf(g)
      r.tell({ type: 'thrown', rules: ['WAB-BAT-06'], unit: u.id, what: 'rain', die, need })
      if (die < need) return r.end(undefined)
      for (const o of g.units) if (o.where !== 'lost') put(o, 'rain')
      const others = g.units.filter(o => o.side === enemyOf(u.side) && feelsPanic(g, o, 'panic-storm'))
      v.units = generalFirst(
        g,
        others.map(o => o.id),
      )
    },
    panic(r, v) {
      r.call(stormed, { units: v.units })
    },
  },
})
/** One after another in thunder and hail. */
const stormed = procedure({
  name: 'stormed',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units] }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!onTable(u) || isFleeing(u) || !feelsPanic(g, u, 'panic-storm') || test(r, u, 'panic-storm')) return
      if (isEngaged(g, u)) r.call(chase, { unit: id, panic: true })
      else r.call(flight, { unit: id, why: 'edge', from: [] })
    },
    again(r) {
      r.repeat()
    },
  },
})
export const elementSteps = [breach, rain, stormed]
