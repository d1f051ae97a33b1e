import { bodyAt, distanceTo, INCH, length, type Pose, SLACK, sweepTo } from '@acies/table'
import type { Rule } from '../events.ts'
import type { Field, Unit } from '../position.ts'
import { blockAt, blockOf, bodyOf, onImpassable, overlapped } from './bodies.ts'
import { loneAllowance } from './company.ts'
import { goStraight, slowedOn } from './going.ts'
import { isOnTable } from './route.ts'
import { nearEnemy, othersOf } from './walk.ts'

/** A lone model goes where it likes, straight from stop to stop (WAB-PERS-02, 06, 07). */
export function strollBarred(g: Field, c: Unit, stops: readonly Pose[]): Rule | null {
  const allowance = loneAllowance(g, c)
  let left = allowance
  let at: Pose = c
  const { enemies, friends } = othersOf(g, c)
  for (const stop of stops) {
    const body = bodyAt(blockAt(g, c, { ...at }))
    const dx = stop.x - at.x
    const dy = stop.y - at.y
    const far = Math.round(length(dx, dy))
    if (far > left) return 'WAB-PERS-07'
    const vector = far === 0 ? { x: 0, y: 0 } : { x: dx / far, y: dy / far }
    const gone = goStraight(g, c, at, vector, far, left, allowance)
    if (gone.reach < far - 1) return slowedOn(g, c, at, vector, far)
    if (sweepTo(body, dx, dy, enemies, INCH).free < far - SLACK) return 'WAB-MOV-01'
    if (sweepTo(body, dx, dy, friends).free < far - SLACK) return 'WAB-MOV-04'
    left -= gone.cost
    at = { x: stop.x, y: stop.y, facing: at.facing }
  }
  const last = stops[stops.length - 1]
  return downBarred(g, c, last)
}
/** The rule by which a body may not be put down there, or null. */
function downBarred(g: Field, u: Unit, at: Pose): Rule | null {
  const body = bodyAt(blockAt(g, u, at))
  if (!isOnTable(g, body)) return 'WAB-MOV-04'
  if (overlapped(g, body, u) !== null) return 'WAB-MOV-04'
  if (nearEnemy(g, u, body)) return 'WAB-MOV-01'
  return onImpassable(g, body) ? 'WAB-TERRAIN-05' : null
}
export function leaveBarred(g: Field, c: Unit, at: Pose): Rule | null {
  if (distanceTo(bodyOf(g, g.units[c.host]), at) > loneAllowance(g, c)) return 'WAB-PERS-07'
  return downBarred(g, c, at)
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
