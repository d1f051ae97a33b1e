import {
  awayFrom,
  type Base,
  type Body,
  baseAt,
  bearingTo,
  bisector,
  bodyAt,
  facedAbout,
  farthestFrom,
  freeLanes,
  freeWay,
  INCH,
  leavesAfter,
  normal,
  overlaps,
  type Pose,
  slid,
} from '@acies/table'
import { type Field, onTable, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { blockAt, blockOf, bodiesOf, bodyOf, groundOf, middle, onImpassable } from './bodies.ts'
import { type Foe, foesOf } from './engaged.ts'

/** How far a detour may go to the side (WAB-FLEECC-04, 07). */
const DETOUR = 8 * INCH

/** Away from whoever charges or has shot: middle to middle, from several farthest from all (WAB-FLEE-09, WAB-RUL-191). */
export function bearingFrom(g: Field, u: Unit, enemies: readonly Unit[], distance: number): number {
  if (enemies.length === 1) return awayFrom(middle(g, u), middle(g, enemies[0]))
  return farthestFrom(
    middle(g, u),
    enemies.map(e => middle(g, e)),
    Math.max(INCH, distance),
  )
}
/** To its own table edge; to a nearer side edge if enemies bar the way (WAB-FLEE-08). */
export function bearingHome(g: Field, u: Unit, distance: number): number {
  const home = bearingTo(g.armies[u.side].edge)
  const body = bodyAt(baseAt(blockOf(g, u).width, blockOf(g, u).depth, facedAbout(blockOf(g, u), home)))
  const enemies = bodiesOf(g, u, o => o.side !== u.side && !overlaps(body, bodyOf(g, o)))
  if (laneOf(g, body, home, distance, enemies) !== null) return home
  const { x, y } = middle(g, u)
  const own = g.armies[u.side].edge === 'north' ? y : g.depth - y
  const aside = Math.min(x, g.width - x)
  return aside < own ? bearingTo(x < g.width - x ? 'west' : 'east') : home
}
/**
 * Out of combat, by the sides attacked and parallel to its own axes (WAB-FLEECC-08 to 11, WAB-MIS-106); null when there
 * is no way out.
 */
export function bearingOut(u: Unit, foes: readonly Foe[]): number | null {
  const on = (side: Foe['own']) => foes.some(f => f.own === side)
  const [front, right, rear, left] = [on('front'), on('right'), on('rear'), on('left')]
  if (front && rear) return null
  const back = u.facing + 18000
  const toLeft = u.facing + 27000
  const toRight = u.facing + 9000
  if (front) {
    if (right && left) return normal(back)
    if (right) return bisector(normal(back), normal(toLeft))
    if (left) return bisector(normal(back), normal(toRight))
    return normal(back)
  }
  if (rear) {
    if (right && left) return normal(u.facing)
    if (right) return bisector(normal(u.facing), normal(toLeft))
    if (left) return bisector(normal(u.facing), normal(toRight))
    return normal(u.facing)
  }
  if (right && left) return normal(back)
  if (right) return normal(toLeft)
  return left ? normal(toRight) : normal(back)
}

/** Who never runs, or is attacked from all sides, throws no dice to flee (WAB-FLEECC-09, 11, WAB-WAG-20, 21, WAB-ELE-11). */
export function canRun(g: Field, u: Unit): boolean {
  const foes = foesOf(g, u)
  return refusal('run', g, u) === null && (foes.length === 0 || bearingOut(u, foes) !== null)
}

export interface Run {
  path: Pose[]
  end: Pose
  /** What became of it: it stands somewhere, left the table, had no way out, or ran among wagons. */
  outcome: 'stands' | 'off' | 'trapped' | 'penned'
  /** Where it would have stopped, and the friend in whom; it goes on from there (WAB-FLEECC-06). */
  stop: Pose
  inside: number
}

/** Turned about its middle to where it runs; round and about keep its ground. */
const turnedTo = (b: Base, bearing: number): Pose => facedAbout(b, bearing)

/**
 * A flight: turned about the middle, then straight, past others by the least sidestep within 8", through friends where
 * there is none, on to the first free place (WAB-FLEE-06 to 17, WAB-FLEECC-03 to 07, WAB-RUL-192).
 */
export function runAway(
  g: Field,
  u: Unit,
  bearing: number,
  distance: number,
  from: readonly Unit[],
  outOfCombat: boolean,
): Run {
  const start = turnedTo(blockOf(g, u), bearing)
  const at = (p: Pose): Body => bodyAt(blockAt(g, u, p))
  const body = at(start)
  // Who stands in his back already, or over whom he turns, does not bar the way.
  const bars = (o: Unit) => !from.includes(o) && !overlaps(body, bodyOf(g, o))
  const enemies = bodiesOf(g, u, o => o.side !== u.side && bars(o))
  const friends = bodiesOf(g, u, o => o.side === u.side && bars(o))
  const { impassable, fatal } = groundOf(g)
  // Nobody runs round what he is lost in (WAB-BAT-08).
  const rocks = impassable.filter(b => !overlaps(body, b) && !fatal.includes(b))
  let lane = laneOf(g, body, bearing, distance, [...enemies, ...friends, ...rocks])
  lane ??= laneOf(g, body, bearing, distance, [...enemies, ...rocks])
  const path: Pose[] = [start]
  let begin = start
  let far = distance
  if (lane === null) {
    if (outOfCombat) return { path, end: start, outcome: 'trapped', stop: start, inside: -1 }
    far = Math.min(freeWay(body, bearing, distance, enemies, INCH), freeWay(body, bearing, distance, rocks))
  } else if (lane !== 0) {
    begin = slid(start, bearing + 9000, lane)
    path.push(begin)
  }
  const table = { width: g.width, depth: g.depth }
  const edge = leavesAfter(table, at(begin), bearing)
  const run = Math.min(far, edge)
  const open = fatal.length === 0 ? run : freeWay(at(begin), bearing, run, fatal)
  const end = slid(begin, bearing, open)
  path.push(end)
  if (open < run) return { path, end, outcome: 'penned', stop: end, inside: -1 }
  if (edge <= far) return leaving(g, u, bearing, path, end)
  return settled(g, u, bearing, path, end)
}
/** The least sidestep past others, to the right or (negative) to the left, on the table; null when there is none. */
function laneOf(g: Field, body: Body, bearing: number, distance: number, others: readonly Body[]): number | null {
  const { left, right } = freeLanes(body, bearing, distance, others, DETOUR)
  const steps = [left === null ? null : -left, right].filter(
    (step): step is number => step !== null && (step === 0 || staysOnTable(g, body, bearing, step)),
  )
  if (steps.length === 0) return null
  return steps.length === 1 || Math.abs(steps[0]) <= Math.abs(steps[1]) ? steps[0] : steps[1]
}
function staysOnTable(g: Field, body: Body, bearing: number, step: number): boolean {
  const { x, y } = slid({ x: 0, y: 0, facing: 0 }, bearing + 9000, step)
  return body.minX + x >= 0 && body.minY + y >= 0 && body.maxX + x <= g.width && body.maxY + y <= g.depth
}
/** Any part over the edge and it is gone (WAB-FLEE-17); nobody flees over the enemy's (WAB-FLEE-08). */
function leaving(g: Field, u: Unit, bearing: number, path: Pose[], end: Pose): Run {
  const body = bodyAt(blockAt(g, u, end))
  const enemyEdge = g.armies[u.side].edge === 'north' ? g.depth - body.maxY : body.minY
  const others = [body.minX, g.width - body.maxX, g.armies[u.side].edge === 'north' ? body.minY : g.depth - body.maxY]
  if (Math.min(...others) > Math.max(0, enemyEdge) + 10) return settled(g, u, bearing, path, backOn(g, body, end))
  return { path, end, outcome: 'off', stop: end, inside: -1 }
}
/** Pushed back on to the table: it stops at the enemy's edge. */
const backOn = (g: Field, body: Body, at: Pose): Pose => ({
  x: at.x,
  y: Math.round(at.y + Math.max(0, -body.minY) - Math.max(0, body.maxY - g.depth)),
  facing: at.facing,
})
const STEP = INCH / 2
/** Where it can stand: there, or at the first free place beyond. */
function settled(g: Field, u: Unit, bearing: number, path: Pose[], end: Pose): Run {
  let here = end
  let inside = -1
  for (let i = 0; i < 400; i++) {
    const body = bodyAt(blockAt(g, u, here))
    const over = g.units.find(o => o !== u && onTable(o) && overlaps(body, bodyOf(g, o)))
    if (body.minX < -5 || body.minY < -5 || body.maxX > g.width + 5 || body.maxY > g.depth + 5) {
      path[path.length - 1] = here
      return { path, end: here, outcome: 'off', stop: end, inside: -1 }
    }
    if (over === undefined && !onImpassable(g, body)) {
      path[path.length - 1] = here
      return { path, end: here, outcome: 'stands', stop: end, inside }
    }
    if (i === 0 && over !== undefined && over.side === u.side) inside = over.id
    here = slid(here, bearing, STEP)
  }
  return { path, end: here, outcome: 'off', stop: end, inside: -1 }
}
