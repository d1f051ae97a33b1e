import { cosine, sine } from './angle.ts'
import type { Body } from './body.ts'
import { SLACK } from './point.ts'

interface Extent {
  low: number
  high: number
}

/** The least and the most of a body along a direction. */
export function extentAlong(body: Body, bearing: number): Extent {
  const vx = sine(bearing)
  const vy = -cosine(bearing)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const { kind, x, y, reach, corners } of body.pieces) {
    if (kind === 'disc') {
      const d = x * vx + y * vy
      if (d - reach < low) low = d - reach
      if (d + reach > high) high = d + reach
    }
    for (let i = 0; i < corners.length; i += 2) {
      const d = corners[i] * vx + corners[i + 1] * vy
      if (d < low) low = d
      if (d > high) high = d
    }
  }
  return { low, high }
}

/** Sideways shifts, to the left and to the right of a direction, after which the way straight on is free; 0: it is. */
export interface Lanes {
  left: number | null
  right: number | null
}

/**
 * The nearest free lanes for a body that wants to go so far in a direction: the smallest shifts to either side, at most
 * `limit`, that miss every one of the others that lies abreast of the way.
 */
export function freeLanes(
  mover: Body,
  bearing: number,
  distance: number,
  others: readonly Body[],
  limit: number,
): Lanes {
  const across = extentAlong(mover, bearing + 9000)
  const forward = extentAlong(mover, bearing)
  const closed: Extent[] = []
  for (const other of others) {
    const there = extentAlong(other, bearing)
    if (there.high <= forward.low + SLACK || there.low >= forward.high + distance - SLACK) continue
    const wide = extentAlong(other, bearing + 9000)
    closed.push({ low: wide.low - across.high, high: wide.high - across.low })
  }
  const right = nextFree(closed, limit)
  const left = nextFree(
    closed.map(({ low, high }) => ({ low: -high, high: -low })),
    limit,
  )
  return { left, right }
}

/** The smallest whole number from 0 to the limit that lies, but for rounding, in none of the extents. */
function nextFree(closed: Extent[], limit: number): number | null {
  let at = 0
  for (const { low, high } of closed.sort((a, b) => a.low - b.low)) {
    if (low < at - 1 && high > at + 1) at = Math.ceil(high)
  }
  return at <= limit ? at : null
}
