import type { Body, Piece } from './body.ts'
import { length } from './point.ts'

/** How far a point lies outside a piece; inside it is negative: the depth. */
export function outside(piece: Piece, x: number, y: number): number {
  if (piece.kind === 'disc') return length(x - piece.x, y - piece.y) - piece.reach
  const face = faceOf(piece, x, y)
  if (face <= 0) return face
  const { corners } = piece
  const n = corners.length
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    const d = squareToSegment(x, y, corners[i], corners[i + 1], corners[j], corners[j + 1])
    if (d < best) best = d
  }
  return Math.sqrt(best)
}

/** The farthest that a point lies beyond the line of any side. */
function faceOf({ corners, normals }: Piece, x: number, y: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2) {
    const d = (x - corners[i]) * normals[i] + (y - corners[i + 1]) * normals[i + 1]
    if (d > most) most = d
  }
  return most
}

export function squareToSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax
  const ey = by - ay
  const square = ex * ex + ey * ey
  let t = square === 0 ? 0 : ((x - ax) * ex + (y - ay) * ey) / square
  if (t < 0) t = 0
  else if (t > 1) t = 1
  const dx = ax + t * ex - x
  const dy = ay + t * ey - y
  return dx * dx + dy * dy
}

/**
 * The widest strip that separates two pieces, among the strips along their sides: positive when they are apart (their
 * distance is at least this), negative when they overlap (the smallest shift that parts them).
 */
export function strip(p: Piece, q: Piece): number {
  if (p.kind === 'disc')
    return q.kind === 'disc' ? length(q.x - p.x, q.y - p.y) - (p.reach + q.reach) : outside(q, p.x, p.y) - p.reach
  if (q.kind === 'disc') return outside(p, q.x, q.y) - q.reach
  if (p.kind === 'rectangle' && q.kind === 'rectangle') return rectangleStrip(p, q)
  return Math.max(sideStrip(p, q), sideStrip(q, p))
}

function rectangleStrip(p: Piece, q: Piece): number {
  const dx = q.x - p.x
  const dy = q.y - p.y
  const c = Math.abs(p.ux * q.ux + p.uy * q.uy)
  const s = Math.abs(p.ux * q.uy - p.uy * q.ux)
  let most = Math.abs(dx * p.ux + dy * p.uy) - p.halfDepth - (q.halfDepth * c + q.halfWidth * s)
  let gap = Math.abs(dy * p.ux - dx * p.uy) - p.halfWidth - (q.halfWidth * c + q.halfDepth * s)
  if (gap > most) most = gap
  gap = Math.abs(dx * q.ux + dy * q.uy) - q.halfDepth - (p.halfDepth * c + p.halfWidth * s)
  if (gap > most) most = gap
  gap = Math.abs(dy * q.ux - dx * q.uy) - q.halfWidth - (p.halfWidth * c + p.halfDepth * s)
  return Math.max(gap, most)
}

function sideStrip({ corners, normals }: Piece, other: Piece): number {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2) {
    const gap = lowest(other, normals[i], normals[i + 1]) - (corners[i] * normals[i] + corners[i + 1] * normals[i + 1])
    if (gap > most) most = gap
  }
  return most
}

/** The least extent of a polygon along a direction. */
export function lowest({ corners }: Piece, nx: number, ny: number): number {
  let low = corners[0] * nx + corners[1] * ny
  for (let i = 2; i < corners.length; i += 2) {
    const d = corners[i] * nx + corners[i + 1] * ny
    if (d < low) low = d
  }
  return low
}

/** The distance between two pieces; negative when they overlap: the depth. */
export function pieceGap(p: Piece, q: Piece): number {
  const gap = strip(p, q)
  if (gap <= 0 || p.kind === 'disc' || q.kind === 'disc') return gap
  return Math.sqrt(cornersToSides(q, p, cornersToSides(p, q, Number.POSITIVE_INFINITY)))
}

/** What the rounding of a side's direction can make of a distance. */
const ROUNDING = 0.01

/** The least square of a distance from a corner to a side that it lies before, or what was known if that is less. */
function cornersToSides(p: Piece, q: Piece, known: number): number {
  let best = known
  const { corners, normals } = q
  const n = corners.length
  for (let i = 0; i < p.corners.length; i += 2) {
    const x = p.corners[i]
    const y = p.corners[i + 1]
    // A corner is no nearer than it lies before any one side.
    const before = faceOf(q, x, y) - ROUNDING
    if (before > 0 && before * before >= best) continue
    for (let a = 0; a < n; a += 2) {
      if ((x - corners[a]) * normals[a] + (y - corners[a + 1]) * normals[a + 1] < -ROUNDING) continue
      const b = a + 2 === n ? 0 : a + 2
      const d = squareToSegment(x, y, corners[a], corners[a + 1], corners[b], corners[b + 1])
      if (d < best) best = d
    }
  }
  return best
}

/** The distance between two bodies, not rounded; negative when they overlap: the depth of their deepest pieces. */
export function gapBetween(a: Body, b: Body): number {
  let least = Number.POSITIVE_INFINITY
  for (const p of a.pieces) {
    for (const q of b.pieces) {
      // Circles that are farther apart than what has been found cannot come nearer.
      if (length(q.x - p.x, q.y - p.y) - (p.reach + q.reach) >= least) continue
      const gap = pieceGap(p, q)
      if (gap < least) least = gap
    }
  }
  return least
}
