/** Lengths are whole hundredths of a millimetre, so that millimetre bases and inch moves are both exact. */
export const MM = 100
export const INCH = 2540

/**
 * Bodies that are no farther apart, and no deeper in one another, than this (1/20 mm) are touching.
 * It absorbs the rounding of a pose to whole units, so that flush bases are neither apart nor overlapping.
 */
export const SLACK = 5

export interface Point {
  x: number
  y: number
}

/** The nearest whole number, never minus zero: what leaves this package can be stored as JSON and compared. */
export const whole = (n: number): number => Math.round(n) + 0

export const inches = (n: number): number => whole(n * INCH)

const point = (x: number, y: number): Point => ({ x: whole(x), y: whole(y) })

export function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy)
}

/** How far two points are apart, in whole units. */
export const apart = (a: Point, b: Point): number => whole(length(b.x - a.x, b.y - a.y))

/** The point that lies `distance` from a on the way to b (beyond b if the way is shorter). */
export function towards(a: Point, b: Point, distance: number): Point {
  const far = length(b.x - a.x, b.y - a.y)
  if (far === 0) return point(a.x, a.y)
  return point(a.x + ((b.x - a.x) * distance) / far, a.y + ((b.y - a.y) * distance) / far)
}

/** "Within 6 inches": at most, the limit included. */
export const within = (distance: number, limit: number): boolean => distance <= limit + SLACK

/** "Closer than 3 inches": less, the limit excluded. */
export const closer = (distance: number, limit: number): boolean => distance < limit - SLACK
