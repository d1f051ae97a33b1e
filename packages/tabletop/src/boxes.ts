import { type Body, holds, type Point, SLACK } from '@acies/table'

/** Quick ways to say no, by the box round a body. */

/** Is the box round a body farther than `gap` from the box round a line? */
export function clearOfLine(body: Body, a: Point, b: Point, gap: number): boolean {
  return (
    body.minX > (a.x > b.x ? a.x : b.x) + gap ||
    body.maxX < (a.x < b.x ? a.x : b.x) - gap ||
    body.minY > (a.y > b.y ? a.y : b.y) + gap ||
    body.maxY < (a.y < b.y ? a.y : b.y) - gap
  )
}

/** Is a point farther than `gap` from the box round a body? */
export const farFrom = (body: Body, at: Point, gap: number): boolean =>
  at.x < body.minX - gap || at.x > body.maxX + gap || at.y < body.minY - gap || at.y > body.maxY + gap

/** Is the point on the body? Asked of far bodies most of the time. */
export const isOn = (body: Body, at: Point): boolean => !farFrom(body, at, SLACK) && holds(body, at)

/** Do the boxes round two bodies come within a distance of each other? */
export const nearby = (a: Body, b: Body, gap: number): boolean =>
  a.minX - b.maxX < gap && b.minX - a.maxX < gap && a.minY - b.maxY < gap && b.minY - a.maxY < gap

/** Does a circle, widened by `gap`, stay clear of the line or of both its ends? Asked by the thousand: no root, no division. */
export function farFromLine(x: number, y: number, reach: number, a: Point, b: Point, gap: number): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const px = x - a.x
  const py = y - a.y
  const square = dx * dx + dy * dy
  const limit = (reach + gap) * (reach + gap) * square
  const off = px * dy - py * dx
  if (off * off > limit) return true
  const along = px * dx + py * dy
  const beyond = along < 0 ? along : along > square ? along - square : 0
  return beyond * beyond > limit
}
