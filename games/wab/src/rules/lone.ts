import { type Body, bodyAt, INCH, length, nearest, type Point, type Pose, SLACK, sweepTo } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, kindOf, type Unit } from '../position.ts'
import { blockAt, bodyOf } from './bodies.ts'
import { goStraight, slowedOn } from './going.ts'
import { othersOf } from './walk.ts'

/** What a leg costs, or the rule against it; whom it would meet first. */
interface Leg {
  rule: Rule | null
  cost: number
  met?: Body
}
/**
 * One leg of a lone model: straight, over whatever ground lies there, an inch from enemies and past his friends, the one he
 * comes from or goes to apart (WAB-PERS-02, 06, 07).
 */
export function loneLeg(g: Field, c: Unit, at: Pose, to: Point, left: number, allowance: number, but?: Unit): Leg {
  const dx = to.x - at.x
  const dy = to.y - at.y
  const far = Math.round(length(dx, dy))
  if (far > left) return { rule: 'WAB-PERS-07', cost: far }
  const vector = far === 0 ? { x: 0, y: 0 } : { x: dx / far, y: dy / far }
  const gone = goStraight(g, c, at, vector, far, left, allowance)
  if (gone.reach < far - 1) return { rule: slowedOn(g, c, at, vector, far), cost: far }
  const body = bodyAt(blockAt(g, c, at))
  const all = othersOf(g, c)
  const host = but === undefined ? undefined : bodyOf(g, but)
  const friends = all.friends.filter(b => b !== host)
  const enemy = sweepTo(body, dx, dy, all.enemies, INCH)
  if (enemy.free < far - SLACK) return { rule: 'WAB-MOV-01', cost: far, met: all.enemies[enemy.met] }
  const friend = sweepTo(body, dx, dy, friends)
  if (friend.free < far - SLACK) return { rule: 'WAB-MOV-04', cost: far, met: friends[friend.met] }
  return { rule: null, cost: gone.cost }
}

/** What it costs to come to a unit: straight, or round a corner of whatever stands in between; null if he cannot (WAB-PERS-08). */
export function wayToJoin(g: Field, c: Unit, u: Unit, allowance: number): number | null {
  const straight = legTo(g, c, c, u, allowance, allowance)
  if (straight.rule === null) return straight.cost
  if (straight.met === undefined) return null
  let least: number | null = null
  for (const stop of cornersRound(straight.met, INCH + 2 * kindOf(g, c).width)) {
    const first = loneLeg(g, c, c, stop, allowance, allowance, u)
    if (first.rule !== null) continue
    const then = legTo(g, c, { x: stop.x, y: stop.y, facing: c.facing }, u, allowance - first.cost, allowance)
    if (then.rule === null && (least === null || first.cost + then.cost < least)) least = first.cost + then.cost
  }
  return least
}
function legTo(g: Field, c: Unit, at: Pose, u: Unit, left: number, allowance: number): Leg {
  const link = nearest(bodyAt(blockAt(g, c, at)), bodyOf(g, u))
  if (link === null) return { rule: null, cost: 0 }
  const to = { x: at.x + link.b.x - link.a.x, y: at.y + link.b.y - link.a.y }
  return loneLeg(g, c, at, to, left, allowance, u)
}
function cornersRound(body: Body, off: number): Point[] {
  const { minX, minY, maxX, maxY } = body
  const points: Point[] = []
  for (const x of [minX - off, maxX + off])
    for (const y of [minY - off, maxY + off]) points.push({ x: Math.round(x), y: Math.round(y) })
  return points
}
