import type { Body } from './body.ts'
import { links } from './distance.ts'
import { linesCross } from './line.ts'
import { closer, length, type Point, SLACK, whole } from './point.ts'

/** A place where two bodies stand so close that nothing may pass or look between them. */
export interface Narrow {
  /** The two bodies, by their index. */
  one: number
  other: number
  width: number
  /** A shortest line between them, a little longer than the gap. */
  ax: number
  ay: number
  bx: number
  by: number
}

/** Every gap between two of the bodies that is narrower than the corridor. Bodies that touch have a gap of 0. */
export function narrows(bodies: readonly Body[], corridor: number): Narrow[] {
  const found: Narrow[] = []
  for (let i = 0; i < bodies.length; i++) {
    for (let j = i + 1; j < bodies.length; j++) {
      const a = bodies[i]
      const b = bodies[j]
      if (
        a.minX - b.maxX > corridor ||
        b.minX - a.maxX > corridor ||
        a.minY - b.maxY > corridor ||
        b.minY - a.maxY > corridor
      )
        continue
      for (const link of links(a, b)) {
        const width = link.length <= SLACK ? 0 : whole(link.length)
        if (!closer(width, corridor)) break
        found.push({ one: i, other: j, width, ...stretched(a, b, link) })
      }
    }
  }
  return found
}

/** The line between two bodies, prolonged into both, so that what runs along a seam crosses it too. */
function stretched(
  a: Body,
  b: Body,
  line: { ax: number; ay: number; bx: number; by: number },
): { ax: number; ay: number; bx: number; by: number } {
  let dx = line.bx - line.ax
  let dy = line.by - line.ay
  let far = length(dx, dy)
  if (far < SLACK) {
    // They touch: there is no line between them, so take the one between their middles.
    dx = b.minX + b.maxX - a.minX - a.maxX
    dy = b.minY + b.maxY - a.minY - a.maxY
    far = length(dx, dy) || 1
  }
  const kx = (dx / far) * 2 * SLACK
  const ky = (dy / far) * 2 * SLACK
  return { ax: line.ax - kx, ay: line.ay - ky, bx: line.bx + kx, by: line.by + ky }
}

/** The first narrow that a line squeezes through; null if it has room. Bodies may be left out, as the target is. */
export function squeezed(
  places: readonly Narrow[],
  from: Point,
  to: Point,
  leaveOut: (body: number) => boolean = () => false,
): Narrow | null {
  for (const place of places) {
    if (leaveOut(place.one) || leaveOut(place.other)) continue
    if (linesCross(from.x, from.y, to.x, to.y, place.ax, place.ay, place.bx, place.by)) return place
  }
  return null
}
