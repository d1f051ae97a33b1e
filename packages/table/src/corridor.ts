import type { Body } from './body.ts'
import { type Link, links } from './distance.ts'
import { linesCross } from './line.ts'
import { length, type Point, SLACK } from './point.ts'

/** Gaps between bodies, remembered as long as both stand where they stand. */
const gaps = new WeakMap<Body, WeakMap<Body, readonly Link[]>>()
function gapsBetween(a: Body, b: Body): readonly Link[] {
  let known = gaps.get(a)
  if (known === undefined) {
    known = new WeakMap()
    gaps.set(a, known)
  }
  let between = known.get(b)
  if (between === undefined) {
    between = links(a, b)
    known.set(b, between)
  }
  return between
}

/** On which side of the line a body lies; 0 when it may lie on both. */
function sideOfLine(body: Body, a: Point, nx: number, ny: number): number {
  let side = 2
  for (let i = 0; i < body.pieces.length; i++) {
    const { x, y, reach } = body.pieces[i]
    const off = (x - a.x) * nx + (y - a.y) * ny
    const here = off > reach ? 1 : off < -reach ? -1 : 0
    if (here === 0 || (side !== 2 && side !== here)) return 0
    side = here
  }
  return side
}

/** The ends of the line themselves stand between nobody: a millimetre of either does not count. */
const ENDS = 100

/**
 * Do two of the first `n` bodies stand so close that the line squeezes between them through less than the corridor? The
 * list is the caller's and may hold more than `n`: it is filled anew for every line.
 */
export function squeezes(bodies: readonly Body[], n: number, a: Point, b: Point, corridor: number): boolean {
  const far = length(b.x - a.x, b.y - a.y)
  if (far < 4 * ENDS) return false
  const ux = (b.x - a.x) / far
  const uy = (b.y - a.y) / far
  const fromX = a.x + ux * ENDS
  const fromY = a.y + uy * ENDS
  const toX = b.x - ux * ENDS
  const toY = b.y - uy * ENDS
  for (let i = 0; i < n; i++) {
    const one = bodies[i]
    const side = sideOfLine(one, a, -uy, ux)
    for (let j = i + 1; j < n; j++) {
      const other = bodies[j]
      if (
        one.minX - other.maxX >= corridor ||
        other.minX - one.maxX >= corridor ||
        one.minY - other.maxY >= corridor ||
        other.minY - one.maxY >= corridor
      )
        continue
      if (side !== 0 && side === sideOfLine(other, a, -uy, ux)) continue
      for (const link of gapsBetween(one, other)) {
        if (link.length >= corridor - SLACK) break
        if (linesCross(fromX, fromY, toX, toY, link.ax, link.ay, link.bx, link.by)) return true
      }
    }
  }
  return false
}
