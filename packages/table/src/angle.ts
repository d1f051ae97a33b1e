import { type Point, whole } from './point.ts'

/** Angles are whole hundredths of a degree, clockwise from north (the top of the table), as on a compass. */
export const TURN = 36000
export const HALF = 18000
const QUARTER = 9000
const EIGHTH = 4500

/** Hundredths of a degree in a radian. */
export const RADIAN = HALF / Math.PI

export const degrees = (n: number): number => whole(n * 100)

/** Sine (odd) or cosine (even) by its series: only sums and products, hence the same on every machine. */
function series(x: number, odd: boolean): number {
  let term = odd ? x : 1
  let sum = term
  for (let n = odd ? 2 : 1; n < 24; n += 2) {
    term *= -(x * x) / (n * (n + 1))
    sum += term
  }
  return sum
}

/**
 * Sines of the first quarter, each a multiple of 2^-30: times a coordinate of the table they are exact in a double,
 * so that corners are the same numbers wherever they are computed.
 */
const FINE = 1_073_741_824
const SINES = new Float64Array(QUARTER + 1)
for (let a = 0; a <= QUARTER; a++) {
  const value = a <= EIGHTH ? series(a / RADIAN, true) : series((QUARTER - a) / RADIAN, false)
  SINES[a] = Math.round(value * FINE) / FINE
}

export function sine(angle: number): number {
  const a = normal(angle)
  if (a <= QUARTER) return SINES[a]
  if (a <= HALF) return SINES[HALF - a]
  if (a <= HALF + QUARTER) return -SINES[a - HALF]
  return -SINES[TURN - a]
}

export function cosine(angle: number): number {
  return sine(angle + QUARTER)
}

/** The same angle in 0 … 35999. */
export function normal(angle: number): number {
  if (angle >= 0 && angle < TURN) return angle + 0
  const a = angle % TURN
  return a < 0 ? a + TURN : a + 0
}

export const opposite = (angle: number): number => normal(angle + HALF)

/** The shorter turn from one facing to another: clockwise positive, -17999 … 18000. */
export function turnBetween(from: number, to: number): number {
  const a = normal(to - from)
  return a > HALF ? a - TURN : a
}

/** The direction of (dx, dy) in fractions of a hundredth of a degree, 0 … under 36000. */
export function direction(dx: number, dy: number): number {
  const east = Math.abs(dx)
  const south = Math.abs(dy)
  const long = Math.max(east, south)
  if (long === 0) return 0
  const short = Math.min(east, south)
  const t = short / long
  // A guess within a tenth of a degree, then one step of correction with exact sines.
  const guess = Math.round(t * (4500 - (t - 1) * (1402 + 380 * t)))
  const s = SINES[guess]
  const c = SINES[QUARTER - guess]
  const lean = guess + ((short * c - long * s) / (long * c + short * s)) * RADIAN
  const a = east > south ? QUARTER - lean : lean
  if (dy > 0) return dx < 0 ? HALF + a : HALF - a
  return dx < 0 && a > 0 ? TURN - a : a
}

/** The facing that looks from one point to another. */
export const bearing = (from: Point, to: Point): number => normal(whole(direction(to.x - from.x, to.y - from.y)))
