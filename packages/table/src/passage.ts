import type { Piece } from './body.ts'
import { length } from './point.ts'
import { lowest, pieceGap, strip } from './separation.ts'

/**
 * How deep a moving body must get into another before it counts as met. Below SLACK, so that what a sweep allows never
 * overlaps; above the rounding of a pose, so that flush neighbours slide along each other.
 */
export const BITE = 3

/** What a start may be in another body already and still be called touching: SLACK and the rounding of a pose. */
const TOUCHING = 6

/** The stretch of a straight path on which two pieces are nearer than some gap; empty when from >= to. */
export interface Passage {
  from: number
  to: number
}

/** When p, moving along the unit vector (vx, vy), is within `gap` of q; a negative gap means so deep inside it. */
export function passage(p: Piece, q: Piece, vx: number, vy: number, gap: number, out: Passage): void {
  out.from = Number.NEGATIVE_INFINITY
  out.to = Number.POSITIVE_INFINITY
  if (p.kind !== 'disc' && q.kind !== 'disc' && gap <= 0) {
    betweenSides(q, p, vx, vy, gap, out)
    if (out.from < out.to) betweenSides(p, q, -vx, -vy, gap, out)
    return
  }
  const radius = gap + (p.kind === 'disc' ? p.reach : 0) + (q.kind === 'disc' ? q.reach : 0)
  out.from = Number.POSITIVE_INFINITY
  out.to = Number.NEGATIVE_INFINITY
  if (p.kind === 'disc' && q.kind === 'disc') {
    throughDisc(p.x - q.x, p.y - q.y, vx, vy, radius, out)
    return
  }
  if (q.kind !== 'disc') cornersPast(p, q, vx, vy, radius, out)
  if (p.kind !== 'disc') cornersPast(q, p, -vx, -vy, radius, out)
}

/** Narrows the passage by the sides of `own`, past which `other` moves along (vx, vy). */
function betweenSides(own: Piece, other: Piece, vx: number, vy: number, gap: number, out: Passage): void {
  const { corners, normals } = own
  for (let i = 0; i < corners.length; i += 2) {
    const nx = normals[i]
    const ny = normals[i + 1]
    const start = lowest(other, nx, ny) - (corners[i] * nx + corners[i + 1] * ny) - gap
    const rate = nx * vx + ny * vy
    if (rate > -1e-9 && rate < 1e-9) {
      if (start >= 0) {
        out.to = out.from
        return
      }
    } else {
      const t = -start / rate
      if (rate < 0) {
        if (t > out.from) out.from = t
      } else if (t < out.to) out.to = t
    }
  }
}

/** Widens the passage by every corner of `own` (or its centre) that comes within the radius of a side of `other`. */
function cornersPast(own: Piece, other: Piece, vx: number, vy: number, radius: number, out: Passage): void {
  const { corners } = other
  const n = corners.length
  const single = own.kind === 'disc'
  const count = single ? 2 : own.corners.length
  for (let k = 0; k < count; k += 2) {
    const x = single ? own.x : own.corners[k]
    const y = single ? own.y : own.corners[k + 1]
    for (let i = 0; i < n; i += 2) {
      const j = i + 2 === n ? 0 : i + 2
      throughDisc(x - corners[i], y - corners[i + 1], vx, vy, radius, out)
      throughBand(x, y, vx, vy, corners[i], corners[i + 1], corners[j], corners[j + 1], radius, out)
    }
  }
}

/** Widens the passage by a point that starts at (x, y) from the centre of a disc. */
function throughDisc(x: number, y: number, vx: number, vy: number, radius: number, out: Passage): void {
  const middle = -(x * vx + y * vy)
  const off = x * vy - y * vx
  const half = radius * radius - off * off
  if (half <= 0 || radius <= 0) return
  const root = Math.sqrt(half)
  if (middle - root < out.from) out.from = middle - root
  if (middle + root > out.to) out.to = middle + root
}

/** Widens the passage by a point that crosses the band along a side. */
function throughBand(
  x: number,
  y: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
  out: Passage,
): void {
  const size = length(bx - ax, by - ay)
  const ex = (bx - ax) / size
  const ey = (by - ay) / size
  let from = Number.NEGATIVE_INFINITY
  let to = Number.POSITIVE_INFINITY
  for (let axis = 0; axis < 2; axis++) {
    const nx = axis === 0 ? ex : -ey
    const ny = axis === 0 ? ey : ex
    const start = (x - ax) * nx + (y - ay) * ny
    const rate = vx * nx + vy * ny
    const low = axis === 0 ? 0 : -radius
    const high = axis === 0 ? size : radius
    if (rate > -1e-9 && rate < 1e-9) {
      if (start < low || start > high) return
    } else {
      const t = (low - start) / rate
      const u = (high - start) / rate
      if (t < u) {
        if (t > from) from = t
        if (u < to) to = u
      } else {
        if (u > from) from = u
        if (t < to) to = t
      }
    }
  }
  if (from > to) return
  if (from < out.from) out.from = from
  if (to > out.to) out.to = to
}

/**
 * The depth at which a piece that starts near another has met it. One that touches already has met it only when it gets
 * deeper still; null when it starts well inside.
 */
export function biteFrom(p: Piece, q: Piece, gap: number): number | null {
  // The strip between them is never wider than the gap, and found in a trice.
  if (gap - strip(p, q) <= BITE) return BITE
  const depth = gap - pieceGap(p, q)
  if (depth <= BITE) return BITE
  return gap === 0 && depth > TOUCHING ? null : depth + 1
}
