import { bearing } from './angle.ts'
import { type Body, bodyOf, type Piece, polygonPiece, rectanglePiece } from './body.ts'
import { apart, type Point } from './point.ts'

/** The body of a piece of terrain, from its outline in either sense; the outline may be hollow but not cross itself. */
export function polygonBody(outline: readonly Point[]): Body {
  const points = signedArea(outline) < 0 ? [...outline].reverse() : [...outline]
  return bodyOf(convexParts(tidied(points)).map(part => polygonPiece(part.flatMap(p => [p.x, p.y]))))
}

/** A wall, a fence, a road, a river: lengths of equal width along a line of points. */
export function stripBody(line: readonly Point[], width: number): Body {
  const pieces: Piece[] = []
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (apart(a, b) > 0) pieces.push(rectanglePiece(width, apart(a, b), b.x, b.y, bearing(a, b)))
  }
  return bodyOf(pieces)
}

/** An outline with corners rounded off by nothing but more corners: a wood or a hill of this width and depth. */
export function ovalOutline(centre: Point, width: number, depth: number): Point[] {
  // Sixteen points of a circle in thousandths, so that no sine is needed to draw one.
  const quarter = [
    [0, 1000],
    [383, 924],
    [707, 707],
    [924, 383],
  ]
  const ring = [
    ...quarter.map(([x, y]) => [x, -y]),
    ...quarter.map(([x, y]) => [y, x]),
    ...quarter.map(([x, y]) => [-x, y]),
    ...quarter.map(([x, y]) => [-y, -x]),
  ]
  return ring.map(([x, y]) => ({
    x: Math.round(centre.x + (x * width) / 2000),
    y: Math.round(centre.y + (y * depth) / 2000),
  }))
}

/** Twice the area; positive when the outline runs clockwise as seen from above (y grows to the south). */
export function signedArea(outline: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]
    const b = outline[(i + 1) % outline.length]
    sum += a.x * b.y - b.x * a.y
  }
  return sum
}

/** Positive when the way from a over b to c turns clockwise. */
const bend = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** Without points that repeat or lie on the line between their neighbours. */
function tidied(points: readonly Point[]): Point[] {
  let out = [...points]
  for (;;) {
    const n = out.length
    const kept = out.filter((p, i) => bend(out[(i + n - 1) % n], p, out[(i + 1) % n]) !== 0)
    if (kept.length === n || kept.length < 3) return out
    out = kept
  }
}

const isConvex = (points: readonly Point[]): boolean =>
  points.every((p, i) => bend(p, points[(i + 1) % points.length], points[(i + 2) % points.length]) >= 0)

/** Cuts a clockwise outline into convex parts: ears off, then back together where the result stays convex. */
export function convexParts(outline: readonly Point[]): Point[][] {
  if (isConvex(outline)) return [[...outline]]
  const rest = [...outline]
  const parts: Point[][] = []
  while (rest.length > 3) {
    const n = rest.length
    const ear = rest.findIndex((p, i) => isEar(rest, rest[(i + n - 1) % n], p, rest[(i + 1) % n]))
    const i = ear === -1 ? 0 : ear
    parts.push([rest[(i + n - 1) % n], rest[i], rest[(i + 1) % n]])
    rest.splice(i, 1)
  }
  parts.push(rest)
  return merged(parts.filter(part => signedArea(part) > 0))
}

function isEar(rest: readonly Point[], a: Point, b: Point, c: Point): boolean {
  if (bend(a, b, c) <= 0) return false
  return !rest.some(
    p => p !== a && p !== b && p !== c && bend(a, b, p) >= 0 && bend(b, c, p) >= 0 && bend(c, a, p) >= 0,
  )
}

function merged(parts: Point[][]): Point[][] {
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const whole = joinedAlongSide(parts[i], parts[j])
      if (whole === null || !isConvex(whole)) continue
      const rest = parts.filter((_, k) => k !== i && k !== j)
      return merged([whole, ...rest])
    }
  }
  return parts
}

function joinedAlongSide(one: readonly Point[], other: readonly Point[]): Point[] | null {
  for (let i = 0; i < one.length; i++) {
    const a = one[i]
    const b = one[(i + 1) % one.length]
    const k = other.findIndex((p, m) => p === b && other[(m + 1) % other.length] === a)
    if (k === -1) continue
    const out: Point[] = []
    for (let m = 1; m <= one.length; m++) out.push(one[(i + m) % one.length])
    for (let m = 2; m < other.length; m++) out.push(other[(k + m) % other.length])
    return out
  }
  return null
}
