import { bodyAt, nearestTo, type Pose } from '@acies/table'
import type { Rule } from '../events.ts'
import type { Field, Unit } from '../position.ts'
import { blockAt, blockOf, bodyOf, onImpassable, overlapped } from './bodies.ts'
import { loneAllowance } from './company.ts'
import { loneLeg } from './lone.ts'
import { isOnTable } from './route.ts'
import { nearEnemy } from './walk.ts'

/** A lone model goes where it likes, straight from stop to stop (WAB-PERS-02, 06, 07). */
export function strollBarred(g: Field, c: Unit, stops: readonly Pose[]): Rule | null {
  const allowance = loneAllowance(g, c)
  let left = allowance
  let at: Pose = c
  for (const stop of stops) {
    const { rule, cost } = loneLeg(g, c, at, stop, left, allowance)
    if (rule !== null) return rule
    left -= cost
    at = { x: stop.x, y: stop.y, facing: at.facing }
  }
  return downBarred(g, c, stops[stops.length - 1])
}
/** The rule by which a body may not be put down there, or null. */
function downBarred(g: Field, u: Unit, at: Pose): Rule | null {
  const body = bodyAt(blockAt(g, u, at))
  if (!isOnTable(g, body)) return 'WAB-MOV-04'
  if (overlapped(g, body, u) !== null) return 'WAB-MOV-04'
  if (nearEnemy(g, u, body)) return 'WAB-MOV-01'
  return onImpassable(g, body) ? 'WAB-TERRAIN-05' : null
}
/** He steps out of his unit and goes on straight, as any lone model (WAB-PERS-19, 21). */
export function leaving(g: Field, c: Unit, to: Pose): { rule: Rule | null; cost: number } {
  const host = g.units[c.host]
  const allowance = loneAllowance(g, c)
  const edge = nearestTo(bodyOf(g, host), to)
  const from = { x: edge.x, y: edge.y, facing: to.facing }
  const { rule, cost } = loneLeg(g, c, from, to, allowance, allowance, host)
  return { rule: rule ?? downBarred(g, c, to), cost }
}
/** Where a unit comes back: so far along its edge from the marker, so far in (WAB-PURS-24, WAB-MIS-123). */
export function entryAt(g: Field, u: Unit, along: number, far: number): Pose {
  const [ex, ey] = u.exit
  const deep = blockOf(g, u).depth + far
  const edges = [
    { off: ey, at: { x: ex + along, y: deep, facing: 18000 } },
    { off: g.depth - ey, at: { x: ex + along, y: g.depth - deep, facing: 0 } },
    { off: ex, at: { x: deep, y: ey + along, facing: 9000 } },
    { off: g.width - ex, at: { x: g.width - deep, y: ey + along, facing: 27000 } },
  ].sort((a, b) => a.off - b.off)
  const { x, y, facing } = edges[0].at
  return { x: Math.round(x), y: Math.round(y), facing }
}
export const enterBarred = (g: Field, u: Unit, at: Pose): Rule | null =>
  downBarred(g, u, at) === null ? null : 'WAB-PURS-24'
