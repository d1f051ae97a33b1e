import {
  bearing,
  freeWay,
  INCH,
  inches,
  leavesAfter,
  length,
  middleOf,
  nearestTo,
  overlaps,
  type Point,
  type Pose,
  pose,
  slid,
} from '@acies/table'
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
  const start = pose(from.x, from.y, from.facing)
  const body = bodyHere(u, start)
  let gone = Math.min(distance, leavesAfter(g, body, towards))
  const others = obstacles(g, u)
  const inTheWay = from === u ? others : others.filter(o => !overlaps(o, body))
  gone = Math.min(gone, freeWay(body, towards, distance, inTheWay))
  if (gap > 0) {
    const enemies = g.troops.filter(o => o.where === 'table' && o.side !== u.side).map(bodyOf)
    gone = Math.min(gone, freeWay(body, towards, distance, enemies, gap))
  }
  for (; gone > 0; gone = Math.max(0, gone - INCH / 4)) {
    const at = slid(start, towards, gone)
    if (hasRoom(g, u, bodyHere(u, at))) return { pose: at, gone: Math.round(gone) }
  }
  return from !== u && hasRoom(g, u, body) ? { pose: start, gone: 0 } : null
}

/** The nearest free place round a pose, for whatever has nowhere to stand. */
export function roomNear(g: Field, u: Troop, at: Pose): Pose | null {
  if (hasRoom(g, u, bodyHere(u, at))) return at
  for (let d = INCH / 2; d < inches(24); d += INCH / 2)
    for (let way = 0; way < 36000; way += 3000) {
      const there = slid(at, at.facing + 18000 + way, d)
      if (hasRoom(g, u, bodyHere(u, there))) return there
    }
  return null
}

/**
 * Straight away from somebody, or as little aside as leaves room for the least distance; if none does, as far as can be
 * (TER-REA-30, TER-RUL-14). Two places when both sides are alike: left, then right.
 */
export function flightPoses(g: Field, u: Troop, from: Point, least: number, most: number): Pose[] {
  const heart = u.building < 0 ? u : middleOf(u)
  const away = bearing(from, heart)
  let best: Pose[] = []
  let farthest = 0
  for (let off = 0; off <= 9000; off += 1500) {
    const found: { at: Pose; far: number }[] = []
    for (const sign of off === 0 ? [1] : [-1, 1]) {
      const way = (away + sign * off + 36000) % 36000
      const start = u.building < 0 ? u : nearestTo(bodyOf(u), slid(pose(heart.x, heart.y, way), way, inches(99)))
      const at = farthestAlong(g, u, start, way, most)
      if (at !== null) found.push({ at, far: Math.round(length(at.x - start.x, at.y - start.y)) })
    }
    const enough = found.filter(f => f.far >= least - 5)
    if (enough.length > 0) return enough.map(f => f.at)
    const longest = Math.max(0, ...found.map(f => f.far))
    if (longest <= farthest) continue
    farthest = longest
    best = found.filter(f => f.far === longest).map(f => f.at)
  }
  return best
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
