import { cosine, HALF, sine } from './angle.ts'
import { type Base, edgeOf, type Side, sideLength } from './base.ts'
import { type Body, bodyOf, type Piece, polygonPiece } from './body.ts'
import { type Point, SLACK } from './point.ts'

/** How far a point lies beyond the line of a side; negative on the inner side of that line. Not rounded. */
export function beyondSide(b: Base, side: Side, at: Point): number {
  const edge = edgeOf(b, side)
  return (at.x - edge.ax) * sine(edge.outward) - (at.y - edge.ay) * cosine(edge.outward)
}

/** How far a point lies along a side from its beginning (clockwise). Not rounded. */
export function alongSide(b: Base, side: Side, at: Point): number {
  const edge = edgeOf(b, side)
  return (at.x - edge.ax) * cosine(edge.outward) + (at.y - edge.ay) * sine(edge.outward)
}

/**
 * Is the point in the arc that opens from both ends of a side? The spread is the whole angle: 9000 opens 45° outward at
 * each end, 18000 is the half table. The edge of the arc belongs to it.
 */
export function inArc(b: Base, side: Side, spread: number, at: Point): boolean {
  const out = beyondSide(b, side, at)
  if (out < -SLACK) return false
  if (spread >= HALF) return true
  const off = alongSide(b, side, at)
  const lean = Math.round(spread / 2)
  const size = sideLength(b, side)
  // Beyond an end of the side: compare with the line that leans outward there.
  const over = off < 0 ? -off : off > size ? off - size : 0
  return over * cosine(lean) - out * sine(lean) <= SLACK
}

/** The arc as a body, out to some reach: to see whether anything of a body lies in it, or how much. */
export function arcBody(b: Base, side: Side, spread: number, reach: number): Body {
  const { ax, ay, bx, by, outward } = edgeOf(b, side)
  const lean = Math.round(spread / 2)
  const c = cosine(lean)
  // Never wider than the reach allows: a half table is a rectangle twice as wide as the reach.
  const open = spread >= HALF || reach * sine(lean) > 8 * reach * c ? 8 * reach : (reach * sine(lean)) / c
  const fx = sine(outward)
  const fy = -cosine(outward)
  const foot = spread >= HALF ? open : 0
  return bodyOf([
    polygonPiece([
      ax + fy * foot,
      ay - fx * foot,
      ax + fx * reach + fy * open,
      ay + fy * reach - fx * open,
      bx + fx * reach - fy * open,
      by + fy * reach + fx * open,
      bx - fy * foot,
      by + fx * foot,
    ]),
  ])
}

/** The part of a body that lies before the line of a side; null when nothing does. A disc counts whole or not at all. */
export function clippedBefore(b: Base, side: Side, body: Body): Body | null {
  const { ax, ay, outward } = edgeOf(b, side)
  const nx = sine(outward)
  const ny = -cosine(outward)
  const pieces: Piece[] = []
  for (const piece of body.pieces) {
    if (piece.kind === 'disc') {
      if ((piece.x - ax) * nx + (piece.y - ay) * ny + piece.reach > SLACK) pieces.push(piece)
      continue
    }
    const kept = clipped(piece, ax, ay, nx, ny)
    if (kept !== null) pieces.push(kept)
  }
  return pieces.length === 0 ? null : bodyOf(pieces)
}

/** What of a polygon lies beyond a line; the piece itself where all of it does, null where nothing does. */
function clipped(piece: Piece, ax: number, ay: number, nx: number, ny: number): Piece | null {
  const { corners } = piece
  const n = corners.length
  const out: number[] = []
  let most = Number.NEGATIVE_INFINITY
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    const here = (corners[i] - ax) * nx + (corners[i + 1] - ay) * ny
    const there = (corners[j] - ax) * nx + (corners[j + 1] - ay) * ny
    most = Math.max(most, here)
    least = Math.min(least, here)
    if (here >= 0) out.push(corners[i], corners[i + 1])
    if (here >= 0 !== there >= 0) {
      const t = here / (here - there)
      out.push(corners[i] + t * (corners[j] - corners[i]), corners[i + 1] + t * (corners[j + 1] - corners[i + 1]))
    }
  }
  if (most <= SLACK) return null
  return least >= -SLACK ? piece : polygonPiece(out)
}
