import { type Choice, thing } from '@acies/kernel'
import { ahead, bodyAt, INCH, overlaps, type Pose } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, hold, isFleeing, onTable, put, type Unit } from '../position.ts'
import { blockAt, bodyOf, distanceBetween, isCloud, overlapped, place } from '../rules/bodies.ts'
import { isSkirmishing, pushedAside, scatter } from '../rules/cloud.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { failedWay, routeOn, straightOn } from '../rules/route.ts'
import { seesToCharge } from '../rules/sight.ts'
import { othersOf } from '../rules/walk.ts'
import { wayBarred } from '../rules/ways.ts'
import { reckoned, refusal } from '../traits/index.ts'
import { reveal } from './ambush.ts'
import { dice, IN_TENTHS, ownerOf, procedure, question, type Table } from './book.ts'
import { declareCharge } from './charges.ts'

/** One die for each warband: on a 1 it goes forward as a mob (WAB-FRM-08). */
const control = procedure({
  name: 'control',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    roll(r, v) {
      const u = r.field.units[v.unit]
      const hides = u.where === 'ambush'
      if ((!onTable(u) && !hides) || isFleeing(u) || isEngaged(r.field, u)) return
      if (refusal('run-wild', r.field, u) !== null) return
      const [die] = dice(r, 1)
      const need = reckoned('control', 2, r.field, u)
      // Nobody hears of a die that keeps them hidden; on a 1 they run out (WAB-FRM-26, WAB-RUL-244).
      if (hides && die >= need) return
      if (hides) reveal(r, u, 'WAB-FRM-26')
      r.tell({ type: 'thrown', rules: ['WAB-FRM-08'], unit: u.id, what: 'control', die, need })
      if (die < need) put(u, 'mob')
    },
  },
})

/** Enemies that a mob sees, the nearest first; skirmishers hide nobody (WAB-FRM-09, 12). */
const seen = (g: Field, u: Unit): Unit[] =>
  g.units
    .filter(o => o.side !== u.side && onTable(o) && seesToCharge(g, u, o))
    .sort((a, b) => distanceBetween(g, u, a) - distanceBetween(g, u, b) || a.id - b.id)

/** The nearest whom its charge reaches, even if it gave ground a turn ago (WAB-FRM-09, 13). */
const mobCharge = procedure({
  name: 'mob-charge',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    declare(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isFleeing(u) || isEngaged(g, u)) return
      const budget = allowanceOf(g, u, 'charge')
      const target = seen(g, u).find(
        o => refusal('be-charged', g, o, { other: u }) === null && routeOn(g, u, o, { budget }) !== null,
      )
      if (target !== undefined) declareCharge(r, u, [target.id], ['WAB-FRM-09'])
    },
  },
})

/** Nobody to charge: toward the nearest enemy, its move at least, farther if its leader likes (WAB-FRM-10, 11). */
const mobAdvance = procedure({
  name: 'mob-advance',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, tenths: 0 }),
  lines: {
    ask(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isFleeing(u) || isEngaged(g, u)) return r.end(undefined)
      const least = tenths(allowanceOf(g, u, 'move'))
      v.tenths = least
      // Beyond its move it marches, if it may (WAB-RUL-239).
      const most = wayBarred(g, u, 'march') === null ? tenths(allowanceOf(g, u, 'march')) : least
      if (most > least) r.call(howFar, { unit: v.unit, least, most }, 'tenths')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const path = [u.x, u.y, u.facing]
      const way = wayOf(g, u, Math.round((v.tenths * INCH) / 10))
      for (const p of way) path.push(p.x, p.y, p.facing)
      const end = way[way.length - 1]
      if (end !== undefined) enter(r, u, end)
      hold(u, 'WAB-FRM-09')
      put(u, 'moved', Math.round((v.tenths * INCH) / 10))
      if (v.tenths > tenths(allowanceOf(g, u, 'move'))) put(u, 'marched')
      r.tell({ type: 'moved', rules: ['WAB-FRM-10', 'WAB-FRM-11'], unit: u.id, way: 'mob', path, cost: 0 })
    },
  },
})
const tenths = (far: number): number => Math.round((far * 10) / INCH)
/** A wheel toward the nearest enemy it sees, then straight; nobody seen: straight ahead (WAB-RUL-238). */
function wayOf(g: Field, u: Unit, far: number): Pose[] {
  const [nearest] = seen(g, u)
  // Loose models find their own way between the others (WAB-RUL-312).
  if (isCloud(u)) return nearest === undefined ? [] : failedWay(g, u, nearest, far)
  const through = (o: Unit) => standsLoose(g, o) && o.side === u.side
  const way = nearest === undefined ? [straight(g, u, far)] : failedWay(g, u, nearest, far, through)
  const end = way[way.length - 1]
  // Nobody is left under it: where skirmishers find no room it stops short of them (WAB-FRM-12).
  if (end === undefined || isClear(g, u, end)) return way
  return nearest === undefined ? [] : failedWay(g, u, nearest, far)
}
function straight(g: Field, u: Unit, far: number): Pose {
  const { enemies, friends } = othersOf(g, u)
  return ahead(u, straightOn(g, u, u, far, far, enemies, friends))
}
const under = (g: Field, u: Unit, at: Pose): Unit[] => {
  const body = bodyAt(blockAt(g, u, at))
  return g.units.filter(o => o !== u && onTable(o) && overlaps(body, bodyOf(g, o)))
}
const standsLoose = (g: Field, o: Unit): boolean => isCloud(o) && isSkirmishing(g, o)
const isClear = (g: Field, u: Unit, at: Pose): boolean =>
  under(g, u, at).every(o => standsLoose(g, o) && pushedAside(g, o, u, blockAt(g, u, at)) !== null)
/** Skirmishers of its own side under it are put behind it (WAB-FRM-12). */
function enter(r: Table, u: Unit, at: Pose): void {
  const g = r.field
  if (isCloud(u)) return place(u, at)
  for (const o of under(g, u, at).filter(x => standsLoose(g, x))) {
    const path = [o.x, o.y, o.facing]
    const rules: readonly Rule[] = ['WAB-FRM-12']
    const models = pushedAside(g, o, u, blockAt(g, u, at))
    if (models !== null) scatter(g, o, models)
    r.tell({ type: 'made-way', rules, unit: o.id, path: [...path, o.x, o.y, o.facing] })
  }
  if (overlapped(g, bodyAt(blockAt(g, u, at)), u) === null) place(u, at)
}
/** WAB-FRM-10 */
const howFar = question({
  name: 'mob-far',
  kind: 'number',
  rules: ['WAB-FRM-10'],
  with: (a: { unit: number; least: number; most: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: v.least, max: v.most, about: v.unit, ...IN_TENTHS },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const warbandSteps = [control, mobCharge, mobAdvance, howFar]
