import {
  bearing,
  freeWay,
  INCH,
  inches,
  leastAside,
  length,
  middleOf,
  nearestTo,
  overlaps,
  type Point,
  type Pose,
  pose,
  slid,
} from '@acies/table'
import { pushedTo, roomRound, type Standing } from '@acies/tabletop'
import type { Field, Troop } from '../position.ts'
import { bodyOf } from './bodies.ts'
import { wayOf } from './ground.ts'
import { allowance, bodyHere, hasRoom, leaver, obstacles, tooNear } from './movement.ts'
import { wayIsBarred } from './sight.ts'

/** How far a base can be pushed in a direction before something stops it; facing kept (TER-OUT-02, 04, TER-RUL-40). */
export const pushed = (g: Field, u: Troop, towards: number, distance: number, gap = 0): { pose: Pose; gone: number } =>
  pushedFrom(g, u, u, towards, distance, gap) ?? { pose: pose(u.x, u.y, u.facing), gone: 0 }

/** The same from where it would stand, which may be over others; null when there is no room on all that way. */
export function pushedFrom(
  g: Field,
  u: Troop,
  from: Pose,
  towards: number,
  distance: number,
  gap = 0,
): { pose: Pose; gone: number } | null {
  const body = bodyHere(u, from)
  const enemies = gap === 0 ? [] : g.troops.filter(o => o.where === 'table' && o.side !== u.side).map(bodyOf)
  const far = enemies.length === 0 ? distance : Math.min(distance, freeWay(body, towards, distance, enemies, gap))
  const others = () => (from === u ? obstacles(g, u) : obstacles(g, u).filter(o => !overlaps(o, body)))
  const found = pushedTo({ ...standingOf(g, u), obstacles: others }, from, towards, far, INCH / 4)
  if (found !== null) return found
  return from !== u && hasRoom(g, u, body) ? { pose: pose(from.x, from.y, from.facing), gone: 0 } : null
}
const standingOf = (g: Field, u: Troop): Standing => ({
  width: u.width,
  depth: u.depth,
  table: g,
  free: body => hasRoom(g, u, body),
  obstacles: () => obstacles(g, u),
})

/** The nearest free place round a pose, for whatever has nowhere to stand. */
export const roomNear = (g: Field, u: Troop, at: Pose): Pose | null =>
  roomRound(standingOf(g, u), at, INCH / 2, inches(24))

/**
 * Straight away from somebody, or as little aside as leaves room for the least distance; if none does, as far as can be
 * (TER-REA-30, TER-RUL-14). Two places when both sides are alike: left, then right.
 */
export function flightPoses(g: Field, u: Troop, from: Point, least: number, most: number): Pose[] {
  const heart = u.building < 0 ? u : middleOf(u)
  return leastAside(bearing(from, heart), 9000, 1500, least - 5, way => {
    const start = u.building < 0 ? u : nearestTo(bodyOf(u), slid(pose(heart.x, heart.y, way), way, inches(99)))
    const at = farthestAlong(g, u, start, way, most)
    return at === null ? null : { at, far: Math.round(length(at.x - start.x, at.y - start.y)) }
  })
}
/** The farthest place on a straight way where a fleeing troop may stand. */
function farthestAlong(g: Field, u: Troop, start: Point, way: number, most: number): Pose | null {
  const runner = leaver(g, u)
  const turned = pose(start.x, start.y, way)
  for (let d = most; d >= INCH / 2; d -= INCH) {
    const at = slid(turned, way, d)
    const ground = wayOf(g, u, start, at)
    if (ground.impassable || d > allowance(g, u, 'run', ground) + 5) continue
    if (wayIsBarred(g, u, start, at, null, () => false) !== null) continue
    const body = bodyHere(runner, at)
    if (hasRoom(g, runner, body) && !tooNear(g, u, body, INCH)) return at
  }
  return null
}
