import { cosine, sine } from './angle.ts'
import { type Body, bodyOf, rectanglePiece } from './body.ts'
import { SLACK } from './point.ts'

/** The table lies from (0, 0), its north-west corner, to (width, depth). */
export interface Table {
  width: number
  depth: number
}

/** Does the whole body lie on the table? */
export const onTable = ({ width, depth }: Table, body: Body): boolean =>
  body.minX >= -SLACK && body.minY >= -SLACK && body.maxX <= width + SLACK && body.maxY <= depth + SLACK

/** What lies beyond the edges (north, east, south, west), as bodies that stop a sweep. */
export function borders({ width, depth }: Table, thick = 100_000): Body[] {
  const wide = width + 2 * thick
  return [
    bodyOf([rectanglePiece(wide, thick, width / 2, -thick, 0)]),
    bodyOf([rectanglePiece(thick, depth, width + thick / 2, 0, 0)]),
    bodyOf([rectanglePiece(wide, thick, width / 2, depth, 0)]),
    bodyOf([rectanglePiece(thick, depth, -thick / 2, 0, 0)]),
  ]
}

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type TableEdge = (typeof EDGES)[number]

/** The way from anywhere straight to an edge. */
export const bearingTo = (edge: TableEdge): number => EDGES.indexOf(edge) * 9000

/** How far a body may go in a direction before any part of it leaves the table; infinite along an edge. */
export function leavesAfter({ width, depth }: Table, body: Body, bearing: number): number {
  const vx = sine(bearing)
  const vy = -cosine(bearing)
  let least = Number.POSITIVE_INFINITY
  if (vx > 0) least = Math.min(least, (width - body.maxX) / vx)
  if (vx < 0) least = Math.min(least, body.minX / -vx)
  if (vy > 0) least = Math.min(least, (depth - body.maxY) / vy)
  if (vy < 0) least = Math.min(least, body.minY / -vy)
  return least === Number.POSITIVE_INFINITY ? least : Math.max(0, Math.floor(least + 0.5))
}
