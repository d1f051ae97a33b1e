import { apart, bodyAt, type Pose } from '@acies/table'
import { type Field, hold, isFleeing, onTable, put, type Struck, type Unit } from '../position.ts'
import { setFlush } from '../rules/align.ts'
import { blockAt, isCloud, place } from '../rules/bodies.ts'
import { drawUp, inLine, runsWith } from '../rules/cloud.ts'
import { meet, sidesTouching } from '../rules/contact.ts'
import { isAbandoned } from '../rules/crew.ts'
import { isEngaged, join } from '../rules/engaged.ts'
import { isInDifficult, touchesDifficult } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import { alsoTouched, type Route, sideStruck, standsFree, stripOf } from '../rules/route.ts'
import { isRoom } from '../rules/swarm.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { trample, wreck } from './abandon.ts'
import type { Table } from './book.ts'
import { amendCharge } from './charges.ts'
import { makeRoom, runnersYield } from './make-room.ts'

/** Nobody stands where the charger comes to, nor where skirmishers draw up against him. */
export function comesFree(g: Field, u: Unit, route: Route): boolean {
  const target = g.units[route.target]
  if (route.files === undefined && route.theirs === undefined)
    return standsFree(g, u, route.end, o => runsWith(g, o, u)) && runnersYield(g, u, route)
  const free = (x: Unit, at: Pose) => isRoom(g, bodyAt(blockAt(g, x, at)), u, target, undefined)
  if (!free(route.files === undefined ? u : inLine(u, route.files), route.end)) return false
  if (!runnersYield(g, u, route)) return false
  return route.theirs === undefined || free(inLine(target, route.theirs.files), route.theirs)
}
/** Wheel, straight ahead, flush: the charger has come (WAB-CMOV-05 to 08, 11). */
export function arrive(r: Table, u: Unit, route: Route): void {
  const g = r.field
  const target = g.units[route.target]
  const poses = [u, route.wheeled, route.met, route.end]
  const path = poses.flatMap(p => [p.x, p.y, p.facing])
  // The side struck is by where it stands when it sets out (WAB-ARC-01).
  const others = alsoTouched(g, u, route).map(o => ({ unit: o, side: sideStruck(g, u, o) }))
  const rough = touchesDifficult(g, stripOf(g, u, route))
  makeRoom(r, u, route)
  // Loose models run in and form a line (WAB-SKI-16).
  if (route.files === undefined) place(u, route.end)
  else drawUp(g, u, route.files, route.end)
  // Any part of the way, or of where it ends (WAB-RUL-213).
  if (rough || isInDifficult(g, u)) put(u, 'rough-charge')
  if (route.side === 'front' && defendsAgainst(g, target, u) !== null) put(u, 'storms')
  amendCharge(g, u.id, { state: 'moved' })
  put(u, 'charged')
  put(u, 'moved', route.cost)
  hold(u, 'WAB-CMOV-02')
  put(u, 'silent')
  trample(r, u)
  if (isAbandoned(g, target)) {
    wreck(r, target, u)
    // Whoever stands close by it is struck all the same (WAB-MULT-03).
    for (const o of others) lineUp(r, u, o.unit, o.side)
    return touchOthers(r, u)
  }
  // Charged in flank or rear by a formed enemy: ranks are lost while the combat lasts (WAB-RANKS-02).
  meet(g, u, target, route.side)
  noteTurned(g, u, target, route.side)
  r.tell({
    type: 'contact',
    rules: ['WAB-CMOV-08', 'WAB-CMOV-09', 'WAB-CMOV-05'],
    unit: u.id,
    other: target.id,
    side: route.side,
    path,
    models: route.models,
  })
  becomesDue('contact', g, u, { other: target, charging: true, side: route.side })
  becomesDue('contact', g, target, { other: u, side: route.side })
  for (const o of others) lineUp(r, u, o.unit, o.side)
  touchOthers(r, u)
}
/** Another enemy the charge has come upon is set along its front, unless it fights elsewhere (WAB-MULT-02, 03). */
function lineUp(r: Table, u: Unit, o: Unit, side: Struck): void {
  const g = r.field
  // Skirmishers align themselves (WAB-SKI-18).
  if (isFleeing(o) || isEngaged(g, o) || isCloud(o)) return
  const to = setFlush(g, u, u, o, side)
  if (to === null || (apart(to, o) <= 12 && to.facing === o.facing)) return
  const path = [o.x, o.y, o.facing, to.x, to.y, to.facing]
  place(o, to)
  r.tell({ type: 'aligned', rules: ['WAB-MULT-03'], unit: o.id, other: u.id, path })
}
/** WAB-RANKS-02 */
export function noteTurned(g: Field, u: Unit, target: Unit, side: string): void {
  if (side === 'front' || !isFormed(g, u) || countOf(g, u) < MINIMUM) return
  if (refusal('be-turned', g, target) !== null) return
  if (refusal('cause-rank-loss', g, u, { other: target }) === null) put(target, 'ranks-lost')
}
/** Whoever else the front has come to touch is in the fight as well (WAB-MULT-01). */
function touchOthers(r: Table, u: Unit): void {
  const g = r.field
  for (const o of g.units) {
    if (o.side === u.side || !onTable(o) || isFleeing(o) || isAbandoned(g, o)) continue
    if (g.links.some(l => (l.a === u.id && l.b === o.id) || (l.b === u.id && l.a === o.id))) continue
    const sides = sidesTouching(g, u, o)
    if (sides === null || sides.own !== 'front') continue
    if (isCloud(o)) meet(g, u, o, sides.theirs)
    else join(g, u, o, sides.own, sides.theirs)
    noteTurned(g, u, o, sides.theirs)
    r.tell({
      type: 'contact',
      rules: ['WAB-MULT-01'],
      unit: u.id,
      other: o.id,
      side: sides.theirs,
      path: [],
      models: 0,
    })
  }
}
