import type { Body, Piece } from './body.ts'
import { length, type Point, SLACK, whole } from './point.ts'
import { gapBetween, outside, pieceGap, squareToSegment } from './separation.ts'

/** Edge to edge, in whole units; 0 when they touch or overlap. */
export function distance(a: Body, b: Body): number {
  const gap = gapBetween(a, b)
  return gap <= SLACK ? 0 : whole(gap)
}

/**
 * Is their distance more than this? Boxes and circles tell mostly: two pieces are no nearer than the circles round them, and no
 * farther apart than the circles in them.
 */
export function isBeyond(a: Body, b: Body, far: number): boolean {
  if (far < 0) return true
  if (a.minX - b.maxX > far + 1 || b.minX - a.maxX > far + 1) return true
  if (a.minY - b.maxY > far + 1 || b.minY - a.maxY > far + 1) return true
  for (const p of a.pieces) {
    for (const q of b.pieces) {
      const middles = length(q.x - p.x, q.y - p.y)
      if (middles - p.reach - q.reach > far + 1) continue
      if (middles - inner(p) - inner(q) <= far - 1) return false
      const gap = pieceGap(p, q)
      if ((gap <= SLACK ? 0 : whole(gap)) <= far) return false
    }
  }
  return true
}
/** The radius of the circle in a piece about its middle; of a polygon nobody asks. */
const inner = ({ kind, reach, halfWidth, halfDepth }: Piece): number =>
  kind === 'disc' ? reach : Math.min(halfWidth, halfDepth)

/** From a point to the nearest part of a body; 0 on it. */
export function distanceTo(body: Body, from: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const piece of body.pieces) least = Math.min(least, outside(piece, from.x, from.y))
  return least <= SLACK ? 0 : whole(least)
}

/** Two points, one on each body, not rounded. */
export interface Link {
  ax: number
  ay: number
  bx: number
  by: number
  length: number
}

/**
 * Every shortest line between two bodies that are apart: one, or both ends of the stretch where parallel sides face
 * each other. Empty when they overlap.
 */
export function links(a: Body, b: Body): Link[] {
  const least = gapBetween(a, b)
  if (least < -SLACK) return []
  const limit = Math.max(0, least) + SLACK
  const found: Link[] = []
  for (const p of a.pieces) {
    for (const q of b.pieces) {
      if (length(q.x - p.x, q.y - p.y) - p.reach - q.reach > limit) continue
      linkPieces(p, q, limit, found)
    }
  }
  return found.sort((k, l) => k.length - l.length || k.ax - l.ax || k.ay - l.ay)
}

function linkPieces(p: Piece, q: Piece, limit: number, found: Link[]): void {
  const add = (ax: number, ay: number, bx: number, by: number, ra: number, rb: number, flip: boolean) => {
    const far = length(bx - ax, by - ay)
    const gap = far - ra - rb
    if (gap > limit) return
    // From the centre of a disc to its edge.
    const k = far === 0 ? 0 : 1 / far
    const x0 = ax + (bx - ax) * ra * k
    const y0 = ay + (by - ay) * ra * k
    const x1 = bx - (bx - ax) * rb * k
    const y1 = by - (by - ay) * rb * k
    const link = flip
      ? { ax: x1, ay: y1, bx: x0, by: y0, length: Math.max(0, gap) }
      : { ax: x0, ay: y0, bx: x1, by: y1, length: Math.max(0, gap) }
    const known = found.some(
      l =>
        Math.abs(l.ax - link.ax) + Math.abs(l.ay - link.ay) + Math.abs(l.bx - link.bx) + Math.abs(l.by - link.by) <
        4 * SLACK,
    )
    if (!known) found.push(link)
  }
  if (p.kind === 'disc' && q.kind === 'disc') {
    add(p.x, p.y, q.x, q.y, p.reach, q.reach, false)
    return
  }
  if (q.kind !== 'disc') eachCorner(p, (x, y, r) => sidesOf(q, x, y, (bx, by) => add(x, y, bx, by, r, 0, false)))
  if (p.kind !== 'disc') eachCorner(q, (x, y, r) => sidesOf(p, x, y, (bx, by) => add(x, y, bx, by, r, 0, true)))
}

function eachCorner(piece: Piece, visit: (x: number, y: number, radius: number) => void): void {
  if (piece.kind === 'disc') visit(piece.x, piece.y, piece.reach)
  for (let i = 0; i < piece.corners.length; i += 2) visit(piece.corners[i], piece.corners[i + 1], 0)
}

/** The point of each side that is nearest to (x, y). */
function sidesOf({ corners }: Piece, x: number, y: number, visit: (x: number, y: number) => void): void {
  const n = corners.length
  for (let i = 0; i < n; i += 2) {
    const j = i + 2 === n ? 0 : i + 2
    const ex = corners[j] - corners[i]
    const ey = corners[j + 1] - corners[i + 1]
    const t = Math.min(1, Math.max(0, ((x - corners[i]) * ex + (y - corners[i + 1]) * ey) / (ex * ex + ey * ey)))
    visit(corners[i] + t * ex, corners[i + 1] + t * ey)
  }
}

/** Where two bodies are nearest, in whole units; null when they overlap. */
export function nearest(a: Body, b: Body): { a: Point; b: Point; distance: number } | null {
  const link = links(a, b)[0]
  if (link === undefined) return null
  return {
    a: { x: whole(link.ax), y: whole(link.ay) },
    b: { x: whole(link.bx), y: whole(link.by) },
    distance: link.length <= SLACK ? 0 : whole(link.length),
  }
}

/** The point of a body that is nearest to a point; the point itself when it lies on the body. */
export function nearestTo(body: Body, from: Point): Point {
  let best = Number.POSITIVE_INFINITY
  let x = from.x
  let y = from.y
  for (const piece of body.pieces) {
    const out = outside(piece, from.x, from.y)
    if (out <= 0) return { x: from.x, y: from.y }
    if (out >= best) continue
    best = out
    if (piece.kind === 'disc') {
      const far = length(from.x - piece.x, from.y - piece.y)
      x = piece.x + ((from.x - piece.x) * piece.reach) / far
      y = piece.y + ((from.y - piece.y) * piece.reach) / far
    } else {
      let least = Number.POSITIVE_INFINITY
      sidesOf(piece, from.x, from.y, (sx, sy) => {
        const d = squareToSegment(from.x, from.y, sx, sy, sx, sy)
        if (d < least) {
          least = d
          x = sx
          y = sy
        }
      })
    }
  }
  return { x: whole(x), y: whole(y) }
}
