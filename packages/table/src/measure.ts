import { length, type Point, whole } from './point.ts'

/** The nearest of some points, such as the mid-points of a base's sides; the first of equals. */
export function nearestOf(points: readonly Point[], from: Point): Point {
  let best = points[0]
  let least = Number.POSITIVE_INFINITY
  for (const p of points) {
    const far = length(p.x - from.x, p.y - from.y)
    if (far >= least) continue
    least = far
    best = p
  }
  return best
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
