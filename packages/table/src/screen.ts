import type { Body, Piece } from './body.ts'
import { type Cut, cut } from './line.ts'
import { length, type Point, SLACK } from './point.ts'

/** Bodies laid out for asking many times what stands in a line. Derived, never stored. */
export interface Screen {
  bodies: readonly Body[]
  pieces: Piece[]
  /** For each piece: x, y, radius of the circle round it. */
  circles: Float64Array
  /** For each piece: the index of its body. */
  owner: Int32Array
}

export function screenOf(bodies: readonly Body[]): Screen {
  const pieces: Piece[] = []
  const owners: number[] = []
  bodies.forEach((body, i) => {
    for (const piece of body.pieces) {
      pieces.push(piece)
      owners.push(i)
    }
  })
  const circles = new Float64Array(pieces.length * 3)
  pieces.forEach((piece, i) => {
    circles[3 * i] = piece.x
    circles[3 * i + 1] = piece.y
    circles[3 * i + 2] = piece.reach
  })
  return { bodies, pieces, circles, owner: Int32Array.from(owners) }
}

const found: Cut = { from: 0, to: 0 }

/** A body over which the line passes, -1 if the line is open. Up to two bodies may be left out: looker and target. */
export function inTheWay(
  screen: Screen,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  skip = -1,
  skipToo = -1,
): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const size = Math.sqrt(square)
  const { circles, owner, pieces } = screen
  for (let i = 0, c = 0; c < circles.length; i++, c += 3) {
    const x = circles[c] - ax
    const y = circles[c + 1] - ay
    const reach = circles[c + 2] * size
    const off = x * dy - y * dx
    if (off > reach || off < -reach) continue
    const along = x * dx + y * dy
    if (along < -reach || along > square + reach) continue
    const body = owner[i]
    if (body === skip || body === skipToo) continue
    if (cut(pieces[i], ax, ay, dx, dy, SLACK, found)) return body
  }
  return -1
}

/** Every body over which the line passes, nearest first. */
export function allInTheWay(screen: Screen, a: Point, b: Point, skip = -1, skipToo = -1): number[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const reached = new Map<number, number>()
  screen.pieces.forEach((piece, i) => {
    const body = screen.owner[i]
    if (body === skip || body === skipToo || !cut(piece, a.x, a.y, dx, dy, SLACK, found)) return
    reached.set(body, Math.min(found.from, reached.get(body) ?? 1))
  })
  return [...reached.keys()].sort((p, q) => (reached.get(p) ?? 0) - (reached.get(q) ?? 0) || p - q)
}

/** How far one sees along a line before a body is in the way. */
export function openFor(screen: Screen, a: Point, b: Point, skip = -1, skipToo = -1): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  let least = 1
  screen.pieces.forEach((piece, i) => {
    const body = screen.owner[i]
    if (body === skip || body === skipToo || !cut(piece, a.x, a.y, dx, dy, SLACK, found)) return
    least = Math.min(least, found.from)
  })
  return Math.round(least * length(dx, dy)) + 0
}
