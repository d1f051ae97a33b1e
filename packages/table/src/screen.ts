import type { Body, Piece } from './body.ts'
import { type Cut, cut } from './line.ts'
import { SLACK } from './point.ts'

/** Bodies laid out for asking many times what stands in a line. Derived, never stored. */
export interface Screen {
  bodies: readonly Body[]
  /** Every piece of every body, from west to east, and the index of its body. */
  pieces: Piece[]
  owner: Int32Array
  /** Eight numbers a piece: middle, radius round it, a rectangle's forward direction and half sizes, body. */
  numbers: Float64Array
  /** The largest radius; where the pieces begin and how many columns of this width they fill; the first in each. */
  reach: number
  west: number
  column: number
  firsts: Int32Array
}

const STRIDE = 8
const COLUMNS = 64

export function screenOf(bodies: readonly Body[]): Screen {
  const all = bodies.flatMap((body, owner) => body.pieces.map(piece => ({ piece, owner })))
  all.sort((a, b) => a.piece.x - b.piece.x || a.owner - b.owner)
  const numbers = new Float64Array(all.length * STRIDE)
  let reach = 0
  all.forEach(({ piece, owner }, i) => {
    // A rectangle is made smaller by the slack: to graze it is not to pass over it.
    const half = piece.kind === 'rectangle' ? [piece.halfWidth - SLACK, piece.halfDepth - SLACK] : [-1, -1]
    numbers.set([piece.x, piece.y, piece.reach, piece.ux, piece.uy, ...half, owner], i * STRIDE)
    reach = Math.max(reach, piece.reach)
  })
  const west = all.length === 0 ? 0 : all[0].piece.x
  const east = all.length === 0 ? 0 : all[all.length - 1].piece.x
  const column = (east - west) / COLUMNS + 1
  const firsts = new Int32Array(COLUMNS + 1)
  for (let k = 0, i = 0; k <= COLUMNS; k++) {
    while (i < all.length && all[i].piece.x < west + k * column) i++
    firsts[k] = i
  }
  const pieces = all.map(({ piece }) => piece)
  return { bodies, pieces, owner: Int32Array.from(all, a => a.owner), numbers, reach, west, column, firsts }
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
  const { numbers, reach, west, column, firsts } = screen
  const start = (Math.min(ax, bx) - reach - west) / column
  const east = Math.max(ax, bx) + reach
  let i = start <= 0 ? 0 : start >= COLUMNS ? firsts[COLUMNS] * STRIDE : firsts[start | 0] * STRIDE
  for (; i < numbers.length; i += STRIDE) {
    if (numbers[i] > east) return -1
    const x = ax - numbers[i]
    const y = ay - numbers[i + 1]
    const round = numbers[i + 2] * size
    const off = y * dx - x * dy
    if (off > round || off < -round) continue
    const along = -x * dx - y * dy
    if (along < -round || along > square + round) continue
    const body = numbers[i + 7]
    if (body === skip || body === skipToo) continue
    const wide = numbers[i + 5]
    const deep = numbers[i + 6]
    if (wide <= 0 || deep <= 0) {
      if (cut(screen.pieces[i / STRIDE], ax, ay, dx, dy, SLACK, found)) return body
      continue
    }
    // The line in the rectangle's own frame: does any of three strips keep them apart?
    const ux = numbers[i + 3]
    const uy = numbers[i + 4]
    const forth = Math.abs(dx * ux + dy * uy)
    const side = Math.abs(dy * ux - dx * uy)
    if (Math.abs(off) > wide * forth + deep * side) continue
    const mx = x + dx / 2
    const my = y + dy / 2
    if (Math.abs(mx * ux + my * uy) >= deep + forth / 2) continue
    if (Math.abs(my * ux - mx * uy) >= wide + side / 2) continue
    return body
  }
  return -1
}
