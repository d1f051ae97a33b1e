import {
  type Body,
  baseBody,
  corrected,
  freeWay,
  leavesAfter,
  type Pose,
  pose,
  rectangle,
  slid,
  type Table,
} from '@acies/table'
import { nearby } from './boxes.ts'

/** A base that looks for somewhere to stand: its size, and what the game says of a body in its place. */
export interface Standing {
  width: number
  depth: number
  table: Table
  /** Nothing prevents it from standing there, the table's edge included. */
  free: (body: Body) => boolean
  /** What stands in its way. */
  obstacles: () => readonly Body[]
}

export const bodyOfBase = (base: { width: number; depth: number }, at: Pose): Body =>
  baseBody(base.width, base.depth, at.x, at.y, at.facing)

/** How slight an overlap is put right: by a shift and, if that does not do, a turn. */
export interface Slight {
  shift: number
  turn: number
}

/** Where a base comes to stand: there, or a little beside it; null when there is no room. */
export function landingOf(s: Standing, at: Pose, slight: Slight): Pose | null {
  const body = bodyOfBase(s, at)
  if (s.free(body)) return at
  const near = s.obstacles().filter(o => nearby(body, o, 2 * slight.shift))
  const right = corrected(rectangle(s.width, s.depth), at, near, slight.shift, slight.turn)
  return right !== null && s.free(bodyOfBase(s, right)) ? right : null
}

/** How far a base can be pushed in a direction before something stops it; facing kept. `step`: how much it gives back. */
export function pushedTo(
  s: Standing,
  from: Pose,
  towards: number,
  distance: number,
  step: number,
): { pose: Pose; gone: number } | null {
  const start = pose(from.x, from.y, from.facing)
  const body = bodyOfBase(s, start)
  const free = freeWay(body, towards, distance, s.obstacles())
  for (
    let gone = Math.min(distance, leavesAfter(s.table, body, towards), free);
    gone > 0;
    gone = Math.max(0, gone - step)
  ) {
    const at = slid(start, towards, gone)
    if (s.free(bodyOfBase(s, at))) return { pose: at, gone: Math.round(gone) }
  }
  return null
}

/** The nearest free place round a pose, behind it first, in steps; null when there is none within a distance. */
export function roomRound(s: Standing, at: Pose, step: number, most: number): Pose | null {
  if (s.free(bodyOfBase(s, at))) return at
  for (let d = step; d < most; d += step)
    for (let way = 0; way < 36000; way += 3000) {
      const there = slid(at, at.facing + 18000 + way, d)
      if (s.free(bodyOfBase(s, there))) return there
    }
  return null
}
