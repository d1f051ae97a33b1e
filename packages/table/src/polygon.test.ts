import { System } from 'detect-collisions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyAt, joined, moved, place } from './body.ts'
import { costOf, goingOn, reachFor } from './cost.ts'
import { liesOn, shareOn } from './cover.ts'
import { distanceTo } from './distance.ts'
import { circle } from './footprint.ts'
import { holds, overlaps } from './overlap.ts'
import { INCH, type Point, SLACK } from './point.ts'
import { convexParts, ovalOutline, polygonBody, signedArea, stripBody } from './polygon.ts'
import { pose } from './pose.ts'
import { gapBetween } from './separation.ts'
import { bases, poses } from './testing.ts'

/** A star-shaped outline, hollow as often as not. */
const outlines = fc.array(fc.integer({ min: 3000, max: 25_000 }), { minLength: 4, maxLength: 12 }).map(radii =>
  radii.map((r, i) => ({
    x: Math.round(30_000 + r * Math.sin((2 * Math.PI * i) / radii.length)),
    y: Math.round(30_000 - r * Math.cos((2 * Math.PI * i) / radii.length)),
  })),
)

/** Brute force: a ray to the east crosses the outline an odd number of times. */
function inside(outline: readonly Point[], x: number, y: number): boolean {
  let odd = false
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]
    const b = outline[(i + 1) % outline.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) odd = !odd
  }
  return odd
}

describe('an outline', () => {
  it('is cut into convex parts that cover it once', () => {
    fc.assert(
      fc.property(outlines, outline => {
        const parts = convexParts(outline)
        const sum = parts.reduce((all, part) => all + signedArea(part), 0)
        expect(sum).toBe(signedArea(outline))
        const backwards = polygonBody([...outline].reverse())
        expect(backwards.minX).toBe(polygonBody(outline).minX)
      }),
      { numRuns: 300 },
    )
  })

  it('holds the points inside it', () => {
    fc.assert(
      fc.property(outlines, poses(), (outline, at) => {
        const body = polygonBody(outline)
        const within = inside(outline, at.x, at.y)
        if (within) expect(holds(body, at)).toBe(true)
        else if (distanceTo(body, at) > 0) expect(holds(body, at)).toBe(false)
        else {
          // Only a point on the very edge may be held from outside.
          const shaken = [
            [0, 8],
            [8, 0],
            [0, -8],
            [-8, 0],
          ].some(([dx, dy]) => inside(outline, at.x + dx, at.y + dy))
          expect(shaken || outline.some(p => Math.hypot(p.x - at.x, p.y - at.y) < 12)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('overlaps as an independent library says', () => {
    fc.assert(
      fc.property(outlines, bases(), (outline, b) => {
        const wood = polygonBody(outline)
        const unit = bodyAt(b)
        fc.pre(Math.abs(gapBetween(wood, unit)) > SLACK)
        const system = new System()
        const corners = (list: readonly number[]) => [0, 2, 4, 6].map(i => ({ x: list[i], y: list[i + 1] }))
        const one = system.createPolygon({ x: 0, y: 0 }, outline)
        const other = system.createPolygon({ x: 0, y: 0 }, corners(unit.pieces[0].corners))
        expect(overlaps(wood, unit)).toBe(system.checkCollision(one, other))
      }),
      { numRuns: 300 },
    )
  })

  it('may be an oval or a strip', () => {
    const hill = polygonBody(ovalOutline({ x: 50_000, y: 50_000 }, 20_000, 10_000))
    expect(hill).toMatchObject({ minX: 40_000, maxX: 60_000, minY: 45_000, maxY: 55_000 })
    expect(hill.pieces).toHaveLength(1)
    const wall = stripBody(
      [
        { x: 0, y: 0 },
        { x: 10_000, y: 0 },
        { x: 10_000, y: 10_000 },
      ],
      400,
    )
    expect(wall).toMatchObject({ minX: 0, minY: -200, maxX: 10_200, maxY: 10_000 })
    expect(holds(wall, { x: 10_000, y: 5000 })).toBe(true)
  })
})

describe('cover', () => {
  const zone = bodyAt({ ...pose(50_000, 0, 0), width: 100_000, depth: 30_000 })
  it('tells whether a body lies wholly on another', () => {
    const unit = bodyAt({ ...pose(50_000, 26_000, 0), width: 8000, depth: 4000 })
    expect(liesOn(unit, zone)).toBe(true)
    expect(liesOn(moved(unit, 0, 20), zone)).toBe(false)
    const halves = joined([
      bodyAt({ ...pose(25_000, 0, 0), width: 50_000, depth: 30_000 }),
      bodyAt({ ...pose(75_000, 0, 0), width: 50_000, depth: 30_000 }),
    ])
    expect(liesOn(unit, halves)).toBe(true)
    const notched = polygonBody([
      { x: 0, y: 0 },
      { x: 100_000, y: 0 },
      { x: 100_000, y: 30_000 },
      { x: 52_000, y: 30_000 },
      { x: 50_000, y: 27_000 },
      { x: 48_000, y: 30_000 },
      { x: 0, y: 30_000 },
    ])
    expect(liesOn(unit, notched)).toBe(false)
  })

  it('tells how much lies on another', () => {
    const unit = bodyAt({ ...pose(50_000, 28_000, 0), width: 8000, depth: 4000 })
    expect(shareOn(unit, zone)).toBe(500)
    const template = place(circle(3810), pose(50_000, 50_000, 0))
    expect(shareOn(bodyAt({ ...pose(50_000, 49_000, 0), width: 2000, depth: 2000 }), template)).toBe(1000)
    expect(shareOn(template, bodyAt({ ...pose(50_000, 40_000, 0), width: 20_000, depth: 10_000 }))).toBe(500)
  })
})

describe('the cost of ground', () => {
  const wood = { body: bodyAt({ ...pose(0, -30_000, 0), width: 20_000, depth: 20_000 }), times: 2, toll: 0 }
  const from = { x: 0, y: 0 }
  const to = { x: 0, y: -40_000 }

  it('doubles in difficult ground (WAB-EX-168)', () => {
    const close = goingOn({ x: 0, y: -10_000 + 2 * INCH }, to, [wood])
    expect(close).toEqual([{ from: 2 * INCH, to: 2 * INCH + 20_000, times: 2, toll: 0 }])
    expect(reachFor(4 * INCH, 40_000, close)).toBe(3 * INCH)
    expect(costOf(3 * INCH, close)).toBe(4 * INCH)
  })

  it('takes a toll at an obstacle (WAB-EX-167)', () => {
    const wall = { body: bodyAt({ ...pose(0, -INCH - 10, 0), width: 20_000, depth: 10 }), times: 1, toll: 2 * INCH }
    const going = goingOn(from, to, [wall])
    expect(reachFor(4 * INCH, 40_000, going)).toBe(2 * INCH)
    expect(costOf(2 * INCH, going)).toBe(4 * INCH)
    expect(reachFor(2 * INCH, 40_000, going)).toBe(INCH)
    expect(reachFor(2 * INCH, INCH, going)).toBe(INCH)
  })

  it('is never less than the distance, and what one can pay for one can reach', () => {
    fc.assert(
      fc.property(
        poses(),
        poses(),
        fc.array(bases(), { maxLength: 4 }),
        fc.integer({ min: 0, max: 40_000 }),
        (a, b, all, budget) => {
          const going = goingOn(
            a,
            b,
            all.map((base, i) => ({ body: bodyAt(base), times: 1 + (i % 3), toll: 700 * i })),
          )
          const reach = reachFor(budget, 60_000, going)
          expect(costOf(reach, going)).toBeLessThanOrEqual(budget)
          expect(costOf(reach, going)).toBeGreaterThanOrEqual(reach)
          if (reach < 60_000) expect(costOf(reach + 1, going)).toBeGreaterThan(budget)
        },
      ),
      { numRuns: 300 },
    )
  })
})
