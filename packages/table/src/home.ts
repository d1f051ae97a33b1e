import { cosine, sine } from './angle.ts'
import { type Body, moved } from './body.ts'
import { extentAlong } from './lane.ts'
import { whole } from './point.ts'
import { freeWay } from './sweep.ts'

/** A way of straight pieces, without a turn. */
export interface Way {
  legs: { bearing: number; distance: number }[]
  /** How much nearer it leads, and how long it is. */
  gain: number
  length: number
}

interface Stop {
  right: number
  forward: number
  spent: number
  from: number
  settled: boolean
}

/**
 * The way on which a body that may step in any direction, spending at most `budget`, comes farthest in a direction past the
 * walls; of ways as good the shorter. Straight on if that is free; otherwise the shortest ways over the lattice that the
 * walls' extents make. Two are given when one that begins to the left and one that begins to the right are as good, the left
 * one first.
 */
export function wayHome(mover: Body, bearing: number, budget: number, walls: readonly Body[]): Way[] {
  const open = freeWay(mover, bearing, budget, walls)
  const straight: Way = { legs: legsOf([[bearing, open]]), gain: open, length: open }
  if (open >= budget) return [straight]
  const forward = extentAlong(mover, bearing)
  const across = extentAlong(mover, bearing + 9000)
  const near: Body[] = []
  const rights = new Set([0])
  const forwards = new Set([0])
  for (const wall of walls) {
    const deep = extentAlong(wall, bearing)
    const wide = extentAlong(wall, bearing + 9000)
    if (deep.low > forward.high + budget || deep.high < forward.low - budget) continue
    if (wide.low > across.high + budget || wide.high < across.low - budget) continue
    near.push(wall)
    for (const at of [Math.floor(wide.low - across.high), Math.ceil(wide.high - across.low)])
      if (Math.abs(at) <= budget) rights.add(at)
    for (const at of [Math.floor(deep.low - forward.high), Math.ceil(deep.high - forward.low)])
      if (Math.abs(at) <= budget) forwards.add(at)
  }
  const columns = [...rights].sort((a, b) => a - b)
  const rows = [...forwards].sort((a, b) => a - b)
  const best: { left: Way | null; right: Way | null } = { left: null, right: null }
  for (const start of ['left', 'right'] as const)
    best[start] = bestWay(mover, bearing, budget, near, columns, rows, start)
  const ways = [best.left, best.right].filter(way => way !== null && isBetter(way, straight) > 0) as Way[]
  if (ways.length === 0) return [straight]
  if (ways.length === 1) return ways
  const order = isBetter(ways[0], ways[1])
  return order > 0 ? [ways[0]] : order < 0 ? [ways[1]] : ways
}

/** Positive when the first is better: it gains more, or as much on a shorter way. Lengths within a millimetre are alike. */
function isBetter(a: Way, b: Way): number {
  if (Math.abs(a.gain - b.gain) > ALIKE) return a.gain - b.gain
  return Math.abs(a.length - b.length) > ALIKE ? b.length - a.length : 0
}
const ALIKE = 100

/** Shortest ways over the lattice, the first step aside to one side; from every place straight on with what is left. */
function bestWay(
  mover: Body,
  bearing: number,
  budget: number,
  walls: readonly Body[],
  columns: readonly number[],
  rows: readonly number[],
  side: 'left' | 'right',
): Way | null {
  const home = columns.indexOf(0)
  // Only one side of the lattice: a way that begins to the left never gains by crossing over to the right.
  const ranks = side === 'left' ? columns.slice(0, home + 1).reverse() : columns.slice(home)
  const stops = new Map<number, Stop>()
  const key = (c: number, r: number) => c * rows.length + r
  const firstRow = rows.indexOf(0)
  stops.set(key(0, firstRow), { right: 0, forward: 0, spent: 0, from: -1, settled: false })
  const at = (stop: Stop): Body => {
    const x = stop.right * cosine(bearing) + stop.forward * sine(bearing)
    const y = stop.right * sine(bearing) - stop.forward * cosine(bearing)
    return stop.right === 0 && stop.forward === 0 ? mover : moved(mover, x, y)
  }
  let best: Way | null = null
  for (;;) {
    let here = -1
    let least = Number.POSITIVE_INFINITY
    for (const [k, stop] of stops) {
      if (!stop.settled && stop.spent < least) {
        least = stop.spent
        here = k
      }
    }
    const stop = stops.get(here)
    if (stop === undefined) return best
    stop.settled = true
    const body = at(stop)
    const c = Math.floor(here / rows.length)
    const r = here % rows.length
    if (c > 0) {
      const on = freeWay(body, bearing, budget - stop.spent, walls)
      const found = { legs: legsTo(stops, stop, bearing, on), gain: stop.forward + on, length: stop.spent + on }
      if (best === null || isBetter(found, best) > 0) best = found
    }
    const step = (dc: number, dr: number, towards: number, far: number) => {
      if (far <= 0 || stop.spent + far > budget) return
      const k = key(c + dc, r + dr)
      const known = stops.get(k)
      if (known !== undefined && known.spent <= stop.spent + far) return
      if (freeWay(body, towards, far, walls) < far) return
      stops.set(k, {
        right: ranks[c + dc],
        forward: rows[r + dr],
        spent: stop.spent + far,
        from: here,
        settled: false,
      })
    }
    const aside = side === 'left' ? 27000 : 9000
    if (c + 1 < ranks.length) step(1, 0, bearing + aside, Math.abs(ranks[c + 1] - ranks[c]))
    if (c > 0) step(-1, 0, bearing + aside + 18000, Math.abs(ranks[c] - ranks[c - 1]))
    if (r + 1 < rows.length) step(0, 1, bearing, rows[r + 1] - rows[r])
    if (r > 0) step(0, -1, bearing + 18000, rows[r] - rows[r - 1])
  }
}

function legsTo(stops: ReadonlyMap<number, Stop>, last: Stop, bearing: number, on: number): Way['legs'] {
  const found: [number, number][] = [[bearing, on]]
  for (let stop = last; stop.from !== -1; ) {
    const from = stops.get(stop.from)
    if (from === undefined) break
    const right = stop.right - from.right
    const forward = stop.forward - from.forward
    if (right !== 0) found.unshift([bearing + (right > 0 ? 9000 : 27000), Math.abs(right)])
    else found.unshift([bearing + (forward > 0 ? 0 : 18000), Math.abs(forward)])
    stop = from
  }
  return legsOf(found)
}

/** Legs in a line are one. */
function legsOf(found: readonly [number, number][]): Way['legs'] {
  const legs: Way['legs'] = []
  for (const [towards, distance] of found) {
    if (distance === 0) continue
    const bearing = whole(((towards % 36000) + 36000) % 36000)
    const last = legs[legs.length - 1]
    if (last !== undefined && last.bearing === bearing) last.distance += distance
    else legs.push({ bearing, distance })
  }
  return legs
}
