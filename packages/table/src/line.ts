import type { Body, Piece } from './body.ts'
import { length, type Point, SLACK, whole } from './point.ts'

/** The part of a line, in fractions of its length, that lies in a piece made smaller by `depth`; empty: from >= to. */
export interface Cut {
  from: number
  to: number
}

export function cut(piece: Piece, ax: number, ay: number, dx: number, dy: number, depth: number, out: Cut): boolean {
  let from = 0
  let to = 1
  if (piece.kind === 'disc') {
    const radius = piece.reach - depth
    const fx = ax - piece.x
    const fy = ay - piece.y
    const square = dx * dx + dy * dy
    const half = fx * dx + fy * dy
    const root = half * half - square * (fx * fx + fy * fy - radius * radius)
    if (root <= 0 || square === 0 || radius <= 0) return false
    const width = Math.sqrt(root)
    from = Math.max(0, (-half - width) / square)
    to = Math.min(1, (-half + width) / square)
  } else {
    const { corners, normals } = piece
    for (let i = 0; i < corners.length; i += 2) {
      const nx = normals[i]
      const ny = normals[i + 1]
      const start = (ax - corners[i]) * nx + (ay - corners[i + 1]) * ny + depth
      const rate = dx * nx + dy * ny
      if (rate < 0) {
        // Comes in over this side.
        if (start > -from * rate) {
          from = -start / rate
          if (from >= to) return false
        }
      } else if (rate > 0) {
        // Goes out over this side.
        if (start > -to * rate) {
          to = -start / rate
          if (from >= to) return false
        }
      } else if (start >= 0) return false
    }
  }
  out.from = from
  out.to = to
  return from < to
}

const found: Cut = { from: 0, to: 0 }

/** Does the line pass over the body? To graze a corner or run along an edge is not to pass over it. */
export function crosses(body: Body, a: Point, b: Point): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  for (const piece of body.pieces) if (cut(piece, a.x, a.y, dx, dy, SLACK, found)) return true
  return false
}

/** A stretch of a line, as distances from its beginning. */
export interface Span {
  from: number
  to: number
}

/** The stretches of a line that lie on a body, in order. */
export function spans(body: Body, a: Point, b: Point): Span[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const size = length(dx, dy)
  const all: Span[] = []
  for (const piece of body.pieces)
    if (cut(piece, a.x, a.y, dx, dy, 0, found)) all.push({ from: found.from * size, to: found.to * size })
  return joinSpans(all).filter(s => s.to - s.from > SLACK)
}

/** Overlapping or adjoining stretches made one; whole numbers. */
function joinSpans(all: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const span of [...all].sort((a, b) => a.from - b.from)) {
    const last = out[out.length - 1]
    if (last !== undefined && span.from <= last.to + SLACK) last.to = Math.max(last.to, whole(span.to))
    else out.push({ from: whole(span.from), to: whole(span.to) })
  }
  return out
}

/** How much of a line lies on a body. */
export const lengthOn = (body: Body, a: Point, b: Point): number =>
  spans(body, a, b).reduce((sum, s) => sum + s.to - s.from, 0)

/** Does the whole line lie on the body? */
export function staysOn(body: Body, a: Point, b: Point): boolean {
  const size = length(b.x - a.x, b.y - a.y)
  const [only] = spans(body, a, b)
  return only !== undefined && only.from <= SLACK && only.to >= size - SLACK
}

/** Do two lines cross or touch? */
export function linesCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    (qx - px) * (y - py) - (qy - py) * (x - px)
  const c = side(ax, ay, bx, by, cx, cy)
  const d = side(ax, ay, bx, by, dx, dy)
  const a = side(cx, cy, dx, dy, ax, ay)
  const b = side(cx, cy, dx, dy, bx, by)
  return ((c <= 0 && d >= 0) || (c >= 0 && d <= 0)) && ((a <= 0 && b >= 0) || (a >= 0 && b <= 0))
}
