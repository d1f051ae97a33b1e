import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyAt, place } from './body.ts'
import { distance, distanceTo, links, nearest, nearestTo } from './distance.ts'
import { circle } from './footprint.ts'
import { meets, overlaps, touches } from './overlap.ts'
import { SLACK } from './point.ts'
import { pose } from './pose.ts'
import { bodies, outlinePoints, poses } from './testing.ts'

describe('distance', () => {
  it('is 0 if and only if the two overlap or touch', () => {
    fc.assert(
      fc.property(bodies(30_000), bodies(30_000), (a, b) => {
        expect(distance(a, b) === 0).toBe(overlaps(a, b) || touches(a, b))
        expect(distance(a, b) === 0).toBe(meets(a, b))
        expect(distance(a, b)).toBe(distance(b, a))
      }),
      { numRuns: 500 },
    )
  })

  it('is what brute force finds along the outlines', () => {
    fc.assert(
      fc.property(bodies(), bodies(), (a, b) => {
        fc.pre(!meets(a, b))
        let least = Number.POSITIVE_INFINITY
        for (const [x, y] of outlinePoints(a, 50)) least = Math.min(least, distanceTo(b, { x, y }))
        const d = distance(a, b)
        expect(d).toBeLessThanOrEqual(least + 1)
        expect(d).toBeGreaterThanOrEqual(least - 60)
      }),
      { numRuns: 100 },
    )
  })

  it('obeys the triangle, the width of what lies between allowed for', () => {
    fc.assert(
      fc.property(bodies(), bodies(), bodies(), (a, b, c) => {
        const across = Math.hypot(b.maxX - b.minX, b.maxY - b.minY)
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + across + distance(b, c) + 4 * SLACK)
      }),
    )
  })

  it('joins the nearest points, each on its own body', () => {
    fc.assert(
      fc.property(bodies(), bodies(), (a, b) => {
        const near = nearest(a, b)
        if (near === null) {
          expect(overlaps(a, b)).toBe(true)
          return
        }
        expect(distanceTo(a, near.a)).toBe(0)
        expect(distanceTo(b, near.b)).toBe(0)
        expect(near.distance).toBe(distance(a, b))
        if (near.distance > 0)
          expect(Math.abs(Math.hypot(near.a.x - near.b.x, near.a.y - near.b.y) - near.distance)).toBeLessThan(2)
      }),
      { numRuns: 500 },
    )
  })

  it('from a point agrees with the nearest point', () => {
    fc.assert(
      fc.property(bodies(), poses(), (body, at) => {
        const { x, y } = nearestTo(body, at)
        expect(Math.abs(Math.hypot(x - at.x, y - at.y) - distanceTo(body, at))).toBeLessThanOrEqual(SLACK + 1)
      }),
    )
  })

  it('knows both ends of the stretch where parallel sides face each other', () => {
    const a = bodyAt({ ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 })
    const b = bodyAt({ ...pose(60_000, 51_000, 0), width: 8000, depth: 4000 })
    expect(links(a, b).map(l => [l.ay, l.length])).toEqual([
      [51_000, 2000],
      [54_000, 2000],
    ])
    expect(distance(a, b)).toBe(2000)
    expect(distance(place(circle(500), pose(0, 0, 0)), place(circle(500), pose(3000, 4000, 0)))).toBe(4000)
  })
})
