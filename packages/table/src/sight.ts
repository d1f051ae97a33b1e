import type { Body } from './body.ts'
import { type Cut, cut } from './line.ts'
import { type Point, SLACK, whole } from './point.ts'
import { inTheWay, type Screen } from './screen.ts'

const found: Cut = { from: 0, to: 0 }

/**
 * A point of the body that can be seen from here past the screen, or null when every part of it is hidden. It is exact:
 * what can hide or show a part changes only at the lines through the corners of what stands about, and one line is
 * tried between each two of these.
 */
export function seenPart(screen: Screen, from: Point, body: Body, looker = -1, target = -1): Point | null {
  const [left, right] = outlineEnds(from, body)
  if (left === null || right === null) return { x: from.x, y: from.y }
  const ex = right.x - left.x
  const ey = right.y - left.y
  // Where the line from here through a point meets the line between the two ends, as a fraction of it.
  const fraction = (x: number, y: number): number => {
    const dx = x - from.x
    const dy = y - from.y
    const turn = dx * ey - dy * ex
    const u = ((left.x - from.x) * dy - (left.y - from.y) * dx) / turn
    const ahead = ((left.x - from.x) * ey - (left.y - from.y) * ex) / turn
    return turn === 0 || ahead <= 0 ? -1 : u
  }
  const marks = [0, 1]
  const mark = (x: number, y: number) => {
    const u = fraction(x, y)
    if (u > 0 && u < 1) marks.push(u)
  }
  screen.pieces.forEach((piece, i) => {
    if (screen.owner[i] === looker || screen.owner[i] === target) return
    for (let k = 0; k < piece.corners.length; k += 2) mark(piece.corners[k], piece.corners[k + 1])
    if (piece.kind === 'disc') tangents(from, piece.x, piece.y, piece.reach, mark)
  })
  marks.sort((a, b) => a - b)
  for (let k = 1; k < marks.length; k++) {
    const u = (marks[k - 1] + marks[k]) / 2
    const aimX = left.x + u * ex
    const aimY = left.y + u * ey
    const hit = firstHit(from, body, aimX, aimY)
    if (hit !== null && inTheWay(screen, from.x, from.y, hit.x, hit.y, looker, target) === -1)
      return { x: whole(hit.x), y: whole(hit.y) }
  }
  return null
}

/** Where a long line through (x, y) first comes on the body. */
function firstHit(from: Point, body: Body, x: number, y: number): Point | null {
  const dx = (x - from.x) * 3
  const dy = (y - from.y) * 3
  let least = Number.POSITIVE_INFINITY
  for (const piece of body.pieces)
    if (cut(piece, from.x, from.y, dx, dy, 0, found) && found.from < least) least = found.from
  return least > 1 ? null : { x: from.x + least * dx, y: from.y + least * dy }
}

/** The leftmost and the rightmost point of a body as seen from a point outside it; null from inside. */
function outlineEnds(from: Point, body: Body): [Point | null, Point | null] {
  let left: Point | null = null
  let right: Point | null = null
  const side = (a: Point, x: number, y: number) => (a.x - from.x) * (y - from.y) - (a.y - from.y) * (x - from.x)
  const consider = (x: number, y: number) => {
    if (left === null || side(left, x, y) < 0) left = { x, y }
    if (right === null || side(right, x, y) > 0) right = { x, y }
  }
  for (const piece of body.pieces) {
    if (piece.kind === 'disc') {
      const dx = piece.x - from.x
      const dy = piece.y - from.y
      if (dx * dx + dy * dy <= piece.reach * piece.reach) return [null, null]
      tangents(from, piece.x, piece.y, piece.reach, consider)
    } else {
      let inside = true
      for (let i = 0; i < piece.corners.length; i += 2) {
        const out =
          (from.x - piece.corners[i]) * piece.normals[i] + (from.y - piece.corners[i + 1]) * piece.normals[i + 1]
        if (out > -SLACK) inside = false
        consider(piece.corners[i], piece.corners[i + 1])
      }
      if (inside) return [null, null]
    }
  }
  return [left, right]
}

/** The two points where lines from a point touch a disc. */
function tangents(from: Point, x: number, y: number, radius: number, visit: (x: number, y: number) => void): void {
  const dx = from.x - x
  const dy = from.y - y
  const square = dx * dx + dy * dy
  if (square <= radius * radius) return
  const along = (radius * radius) / square
  const off = (radius * Math.sqrt(square - radius * radius)) / square
  visit(x + dx * along - dy * off, y + dy * along + dx * off)
  visit(x + dx * along + dy * off, y + dy * along - dx * off)
}
