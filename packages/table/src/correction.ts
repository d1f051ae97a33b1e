import { direction, normal, turnBetween } from './angle.ts'
import { type Body, place } from './body.ts'
import type { Footprint } from './footprint.ts'
import { firstOverlapped, type Push, pushes } from './overlap.ts'
import { length, SLACK, whole } from './point.ts'
import { type Pose, pose, shifted, turned } from './pose.ts'
import { strip } from './separation.ts'

/** The facings near the present one that would set one of its sides square to a side of what it overlaps. */
function squareFacings(at: Pose, body: Body, other: Body, maxTurn: number): number[] {
  const turns = new Set<number>()
  for (const { normals, kind } of other.pieces) {
    if (kind === 'disc') continue
    for (const piece of body.pieces) {
      if (piece.kind !== 'rectangle') continue
      for (let i = 0; i < normals.length; i += 2) {
        const square = whole(direction(normals[i], normals[i + 1]) - direction(piece.ux, piece.uy))
        for (let quarter = 0; quarter < 4; quarter++) {
          const turn = turnBetween(0, square + quarter * 9000)
          if (turn !== 0 && Math.abs(turn) <= maxTurn) turns.add(turn)
        }
      }
    }
  }
  return [...turns].sort((a, b) => Math.abs(a) - Math.abs(b) || a - b).map(turn => normal(at.facing + turn))
}

/**
 * The smallest correction that ends an overlap: a shift of at most `maxShift`, and if that does not do, a turn of at
 * most `maxTurn` that sets it square to what it overlaps. Null when there is none.
 */
export function corrected(
  footprint: Footprint,
  at: Pose,
  others: readonly Body[],
  maxShift: number,
  maxTurn = 0,
): Pose | null {
  const first = firstOverlapped(place(footprint, at), others)
  if (first === -1) return pose(at.x, at.y, at.facing)
  const straight = pushedOut(footprint, at, at, others, maxShift, 4)
  if (straight !== null || maxTurn === 0) return straight
  for (const facing of squareFacings(at, place(footprint, at), others[first], maxTurn)) {
    const found = pushedOut(footprint, at, turned(at, facing - at.facing), others, maxShift, 4)
    if (found !== null) return found
  }
  return null
}

/** Tries the shifts out of the first thing overlapped, shortest first, and goes on from there. */
function pushedOut(
  footprint: Footprint,
  from: Pose,
  at: Pose,
  others: readonly Body[],
  maxShift: number,
  tries: number,
): Pose | null {
  const body = place(footprint, at)
  const hit = firstOverlapped(body, others)
  if (hit === -1) return at
  if (tries === 0) return null
  let best: Pose | null = null
  let least = maxShift + SLACK
  for (const push of pushesOut(body, others[hit])) {
    const next = shifted(at, push.x, push.y)
    if (length(next.x - from.x, next.y - from.y) > least) continue
    const found = pushedOut(footprint, from, next, others, least, tries - 1)
    if (found === null) continue
    const far = length(found.x - from.x, found.y - from.y)
    if (far < least || best === null) {
      best = found
      least = far
    }
  }
  return best
}

function pushesOut(body: Body, other: Body): Push[] {
  const all: Push[] = []
  for (const p of body.pieces) for (const q of other.pieces) if (strip(p, q) < -SLACK) all.push(...pushes(p, q))
  return all.sort((a, b) => a.depth - b.depth || a.x - b.x || a.y - b.y).slice(0, 8)
}
