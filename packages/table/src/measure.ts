import { type Base, centreOf, middleOf, SIDES, type Side } from './base.ts'
import { apart, length, type Point, whole } from './point.ts'

/** Middle to middle. */
export const middleToMiddle = (a: Base, b: Base): number => apart(middleOf(a), middleOf(b))

/** The side whose mid-point is nearest to a point, among those that are allowed. */
export function nearestCentre(
  b: Base,
  from: Point,
  allowed: (side: Side, at: Point) => boolean = () => true,
): { side: Side; at: Point; distance: number } | null {
  let best: { side: Side; at: Point; distance: number } | null = null
  for (const side of SIDES) {
    const at = centreOf(b, side)
    const distance = apart(from, at)
    if ((best === null || distance < best.distance) && allowed(side, at)) best = { side, at, distance }
  }
  return best
}

/** The least distance from a point to any side's mid-point. */
export function distanceToCentres(b: Base, from: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const side of SIDES) least = Math.min(least, apart(from, centreOf(b, side)))
  return least
}

/** Where on its way from a to b a point comes nearest to another: how far along, and how near. */
export function closestApproach(a: Point, b: Point, to: Point): { along: number; distance: number; at: Point } {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - a.x) * dx + (to.y - a.y) * dy) / square))
  const x = a.x + t * dx
  const y = a.y + t * dy
  return {
    along: whole(t * Math.sqrt(square)),
    distance: whole(length(to.x - x, to.y - y)),
    at: { x: whole(x), y: whole(y) },
  }
}

/** How far a point goes from a towards b before it is closer than `limit` to another; -1 if it never is. */
export function firstWithin(a: Point, b: Point, to: Point, limit: number): number {
  const far = length(b.x - a.x, b.y - a.y)
  const fx = a.x - to.x
  const fy = a.y - to.y
  if (fx * fx + fy * fy < limit * limit) return 0
  if (far === 0) return -1
  const vx = (b.x - a.x) / far
  const vy = (b.y - a.y) / far
  const half = fx * vx + fy * vy
  const root = half * half - (fx * fx + fy * fy - limit * limit)
  if (half >= 0 || root <= 0) return -1
  const t = -half - Math.sqrt(root)
  return t > far ? -1 : whole(t)
}
