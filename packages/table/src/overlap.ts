import type { Body, Piece } from './body.ts'
import { length, type Point, SLACK } from './point.ts'
import { gapBetween, outside, strip } from './separation.ts'

const clearOf = (a: Body, b: Body, gap: number): boolean =>
  a.minX - b.maxX > gap || b.minX - a.maxX > gap || a.minY - b.maxY > gap || b.minY - a.maxY > gap

/** Does one lie over the other? Touching is not overlapping. */
export function overlaps(a: Body, b: Body): boolean {
  if (clearOf(a, b, -SLACK)) return false
  const ps = a.pieces
  const qs = b.pieces
  for (let i = 0; i < ps.length; i++) {
    for (let j = 0; j < qs.length; j++) if (strip(ps[i], qs[j]) < -SLACK) return true
  }
  return false
}

/** Are they no farther apart than this? Far ones are told by the boxes round them. */
export const isWithin = (a: Body, b: Body, gap: number): boolean => !clearOf(a, b, gap) && gapBetween(a, b) <= gap

/** Do they overlap or touch? */
export const meets = (a: Body, b: Body): boolean => isWithin(a, b, SLACK)

/** Do they touch without overlapping? A corner is enough. */
export const touches = (a: Body, b: Body): boolean => meets(a, b) && !overlaps(a, b)

/** The first of the others that the body overlaps, -1 if none. */
export function firstOverlapped(body: Body, others: readonly Body[]): number {
  for (let i = 0; i < others.length; i++) if (overlaps(body, others[i])) return i
  return -1
}

/** Is the point on the body, its edge included? */
export function holds(body: Body, at: Point): boolean {
  for (const piece of body.pieces) if (outside(piece, at.x, at.y) <= SLACK) return true
  return false
}

/** A shift that takes one body out of another. */
export interface Push {
  x: number
  y: number
  depth: number
}

/** The shortest shifts, one for each side, that part a piece from another it overlaps; shortest first. */
export function pushes(p: Piece, q: Piece): Push[] {
  const found: Push[] = []
  const add = (nx: number, ny: number, depth: number) => {
    if (depth > 0) found.push({ x: nx * depth, y: ny * depth, depth })
  }
  if (p.kind === 'disc' || q.kind === 'disc') {
    const far = length(p.x - q.x, p.y - q.y)
    if (p.kind === 'disc' && q.kind === 'disc') {
      if (far > 0) add((p.x - q.x) / far, (p.y - q.y) / far, p.reach + q.reach - far)
      else add(0, 1, p.reach + q.reach)
    } else {
      const [disc, other, sign] = p.kind === 'disc' ? [p, q, 1] : [q, p, -1]
      for (let i = 0; i < other.corners.length; i += 2) {
        const nx = other.normals[i]
        const ny = other.normals[i + 1]
        const d = (disc.x - other.corners[i]) * nx + (disc.y - other.corners[i + 1]) * ny
        add(sign * nx, sign * ny, disc.reach - d)
      }
    }
  } else {
    for (const [own, other, sign] of [
      [q, p, 1],
      [p, q, -1],
    ] as const) {
      for (let i = 0; i < own.corners.length; i += 2) {
        const nx = own.normals[i]
        const ny = own.normals[i + 1]
        let low = Number.POSITIVE_INFINITY
        for (let k = 0; k < other.corners.length; k += 2)
          low = Math.min(
            low,
            (other.corners[k] - own.corners[i]) * nx + (other.corners[k + 1] - own.corners[i + 1]) * ny,
          )
        add(sign * nx, sign * ny, -low)
      }
    }
  }
  return found.sort((a, b) => a.depth - b.depth || a.x - b.x || a.y - b.y)
}
