import fc from 'fast-check'
import { TURN } from './angle.ts'
import { type Base, baseAt } from './base.ts'
import { type Body, place } from './body.ts'
import { circle, type Footprint, part, rectangle, union } from './footprint.ts'
import { type Pose, pose } from './pose.ts'

/** Arbitrary things on a table, for the properties in the tests beside the source. */
const whole = (min: number, max: number) => fc.integer({ min, max })

export const facings = fc.oneof(
  whole(0, TURN - 1),
  whole(0, 7).map(n => n * 4500),
)
export const poses = (size = 60_000): fc.Arbitrary<Pose> =>
  fc.tuple(whole(0, size), whole(0, size), facings).map(([x, y, facing]) => pose(x, y, facing))

const rectangles = fc.tuple(whole(5, 90), whole(5, 90)).map(([width, depth]) => rectangle(width * 200, depth * 200))
export const circles = whole(10, 60).map(r => circle(r * 100))
const unions = fc
  .array(fc.tuple(fc.oneof(rectangles, circles), whole(-6000, 6000), whole(-6000, 6000), facings), {
    minLength: 1,
    maxLength: 3,
  })
  .map(parts => union(parts.map(([of, x, y, facing]) => part(of, x, y, facing))))
const footprints: fc.Arbitrary<Footprint> = fc.oneof(rectangles, circles, unions)

export const bases = (size = 60_000): fc.Arbitrary<Base> =>
  fc.tuple(rectangles, poses(size)).map(([{ width, depth }, at]) => baseAt(width, depth, at))
export const bodies = (size = 60_000): fc.Arbitrary<Body> =>
  fc.tuple(footprints, poses(size)).map(([footprint, at]) => place(footprint, at))

/** Brute force: points along the outline of a body, its corners among them. */
export function outlinePoints(body: Body, step: number): [number, number][] {
  const out: [number, number][] = []
  for (const piece of body.pieces) {
    if (piece.kind === 'disc') {
      for (let k = 0; k < 720; k++) {
        const a = (k * Math.PI) / 360
        out.push([piece.x + piece.reach * Math.cos(a), piece.y + piece.reach * Math.sin(a)])
      }
    }
    const n = piece.corners.length
    for (let i = 0; i < n; i += 2) {
      const j = (i + 2) % n
      const dx = piece.corners[j] - piece.corners[i]
      const dy = piece.corners[j + 1] - piece.corners[i + 1]
      const count = Math.ceil(Math.hypot(dx, dy) / step)
      for (let k = 0; k < count; k++)
        out.push([piece.corners[i] + (dx * k) / count, piece.corners[i + 1] + (dy * k) / count])
    }
  }
  return out
}
