import { type Choice, thing } from '@acies/kernel'
import { aboutFaced, INCH, opposite, sweep } from '@acies/table'
import { type Field, has, hold, isFleeing, kindOf, onTable, put, type Unit } from '../position.ts'
import { blockOf, bodiesOf, bodyOf, groundOf, place } from '../rules/bodies.ts'
import { cutAll, foesOf, isEngaged } from '../rules/engaged.ts'
import { goStraight } from '../rules/going.ts'
import { stormed } from '../rules/obstacle.ts'
import { allowanceOf, paceOf } from '../rules/pace.ts'
import { isOnTable, standsFree, vectorOf } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { IN_INCHES, ownerOf, procedure, question } from './book.ts'
import { chase } from './chase.ts'
import { flight } from './flight.ts'
import { orderTests, settleDue, test } from './tests.ts'

/** Who moves by compulsion: fleers that have not run in this phase, and those who break off (WAB-COMP-01 to 03, WAB-RUL-130). */
const toMove = (g: Field): number[] =>
  g.units
    .filter(
      u =>
        u.side === g.active &&
        onTable(u) &&
        ((isFleeing(u) && !has(u, 'has-fled')) || (has(u, 'disengaging') && isEngaged(g, u))),
    )
    .map(u => u.id)

/** WAB-COMP-01 */
export const compulsory = procedure({
  name: 'compulsory',
  gives: undefined,
  with: (_: object) => ({ units: [] as number[] }),
  lines: {
    order(r, v) {
      const g = r.field
      v.units = toMove(g)
      if (v.units.length > 1) r.call(orderTests, { side: g.active, units: v.units }, 'units')
    },
    move(r, v) {
      if (v.units.length > 0) r.call(compulsoryMoves, { units: v.units })
    },
    traits(r) {
      const g = r.field
      for (const u of g.units) if (onTable(u) && u.side === g.active) becomesDue('compulsory', g, u)
      settleDue(r)
    },
  },
})
const compulsoryMoves = procedure({
  name: 'compulsory-moves',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units] }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!onTable(u)) return
      if (isFleeing(u)) {
        if (has(u, 'has-fled')) return
        // Engaged and panicked: it leaves as one that broke (WAB-PANIC-21, WAB-RUL-164).
        if (isEngaged(g, u)) r.call(chase, { unit: id, panic: true })
        else r.call(flight, { unit: id, why: 'edge', from: [] })
      } else if (has(u, 'disengaging') && isEngaged(g, u)) r.call(disengage, { unit: id })
    },
    settle(r) {
      settleDue(r)
    },
    again(r) {
      r.repeat()
    },
  },
})

/** Horse leaves slower enemies without a test (WAB-DISENG-10, WAB-RUL-123). */
function leavesFreely(g: Field, u: Unit): boolean {
  if (refusal('free-disengage', g, u) !== null) return true
  return kindOf(g, u).troop === 'cavalry' && foesOf(g, u).every(f => paceOf(g, f.unit) < paceOf(g, u))
}
/** How far straight back it may go: the ground counts, enemies near do not (WAB-DISENG-06). */
function roomBehind(g: Field, u: Unit): number {
  const most = allowanceOf(g, u, 'disengage')
  const back = opposite(u.facing)
  const foes = foesOf(g, u).map(f => f.unit)
  const others = [...bodiesOf(g, u, o => !foes.includes(o)), ...groundOf(g).impassable]
  const free = sweep(bodyOf(g, u), back, most, others).free
  const turned = aboutFaced(blockOf(g, u))
  const { reach } = goStraight(g, u, turned, vectorOf(back), free, most, most, { paid: stormed(g, u) })
  let far = reach
  while (far > 0 && !isOnTable(g, bodyAtBack(g, u, far))) far -= 635
  return Math.max(0, far)
}
function bodyAtBack(g: Field, u: Unit, far: number) {
  const b = bodyOf(g, u)
  const v = vectorOf(opposite(u.facing))
  return {
    ...b,
    minX: b.minX + v.x * far,
    maxX: b.maxX + v.x * far,
    minY: b.minY + v.y * far,
    maxY: b.maxY + v.y * far,
  }
}

/** WAB-DISENG-05 to 10 */
const disengage = procedure({
  name: 'disengage',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, far: 0 }),
  lines: {
    test(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (leavesFreely(g, u) || test(r, u, 'disengage')) {
        const most = roomBehind(g, u)
        // No room to come away: it stays where it is.
        if (most < INCH) v.far = -1
        else r.call(disengageMove, { unit: v.unit, most }, 'far')
        return
      }
      v.far = -1
      r.call(chase, { unit: v.unit, panic: false })
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.far < 0 || !onTable(u)) return
      const path = [u.x, u.y, u.facing]
      const turned = aboutFaced(blockOf(g, u))
      const vector = vectorOf(turned.facing)
      const end = {
        x: Math.round(turned.x + vector.x * v.far),
        y: Math.round(turned.y + vector.y * v.far),
        facing: turned.facing,
      }
      cutAll(g, u)
      u.states = u.states.filter(s => s.until !== 'combat')
      hold(u, 'WAB-DISENG-06')
      put(u, 'moved', v.far)
      place(u, standsFree(g, u, end) ? end : turned)
      r.tell({
        type: 'disengaged',
        rules: ['WAB-DISENG-06', 'WAB-DISENG-08'],
        unit: u.id,
        path: [...path, u.x, u.y, u.facing],
      })
    },
  },
})
/** How far it goes (WAB-DISENG-06). */
const disengageMove = question({
  name: 'disengage-move',
  kind: 'number',
  rules: ['WAB-DISENG-06'],
  with: (a: { unit: number; most: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    // Out of touch at least.
    draft.length > 0 ? null : { of: 'number', min: INCH, max: v.most, about: v.unit, ...IN_INCHES },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const compulsorySteps = [compulsory, compulsoryMoves, disengage, disengageMove]
