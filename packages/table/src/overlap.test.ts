import { System } from 'detect-collisions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Base } from './base.ts'
import { bodyAt, joined, moved, place, swung } from './body.ts'
import { distance } from './distance.ts'
import { circle, rectangle } from './footprint.ts'
import { holds, meets, overlaps, pushes, touches } from './overlap.ts'
import { SLACK } from './point.ts'
import { pose } from './pose.ts'
import { gapBetween, strip } from './separation.ts'
import { bases, bodies, circles, poses } from './testing.ts'

/** The corners about the pose, with the machine's own sines. */
function outline({ facing, width, depth }: Base): { x: number; y: number }[] {
  const c = Math.cos((facing * Math.PI) / 18000)
  const s = Math.sin((facing * Math.PI) / 18000)
  return [
    [-width / 2, 0],
    [width / 2, 0],
    [width / 2, depth],
    [-width / 2, depth],
  ].map(([x, y]) => ({ x: x * c - y * s, y: x * s + y * c }))
}

describe('overlap', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(bodies(), bodies(), (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a))
        expect(meets(a, b)).toBe(meets(b, a))
        expect(touches(a, b)).toBe(touches(b, a))
        expect(gapBetween(a, b)).toBe(gapBetween(b, a))
      }),
      { numRuns: 500 },
    )
  })

  it('agrees with an independent library on rectangles', () => {
    fc.assert(
      fc.property(bases(30_000), bases(30_000), (a, b) => {
        fc.pre(Math.abs(gapBetween(bodyAt(a), bodyAt(b))) > SLACK)
        const system = new System()
        const [one, other] = [a, b].map(base => system.createPolygon({ x: base.x, y: base.y }, outline(base)))
        expect(overlaps(bodyAt(a), bodyAt(b))).toBe(system.checkCollision(one, other))
      }),
      { numRuns: 1000 },
    )
  })

  it('agrees with an independent library on discs', () => {
    fc.assert(
      fc.property(bases(30_000), circles, poses(30_000), circles, poses(30_000), (b, one, at, two, there) => {
        const disc = place(one, at)
        const coin = place(two, there)
        fc.pre(Math.abs(gapBetween(disc, bodyAt(b))) > SLACK && Math.abs(gapBetween(disc, coin)) > SLACK)
        const system = new System()
        const polygon = system.createPolygon({ x: b.x, y: b.y }, outline(b))
        const round = system.createCircle({ x: at.x, y: at.y }, one.radius)
        const other = system.createCircle({ x: there.x, y: there.y }, two.radius)
        expect(overlaps(disc, bodyAt(b))).toBe(system.checkCollision(round, polygon))
        expect(overlaps(disc, coin)).toBe(system.checkCollision(round, other))
      }),
      { numRuns: 1000 },
    )
  })

  it('does not change when everything is shifted, nor but for rounding when everything is turned', () => {
    const far = fc.integer({ min: -90_000, max: 90_000 })
    fc.assert(
      fc.property(bodies(), bodies(), far, far, fc.integer({ min: 0, max: 35999 }), (a, b, dx, dy, angle) => {
        const gap = gapBetween(a, b)
        expect(gapBetween(moved(a, dx, dy), moved(b, dx, dy))).toBeCloseTo(gap, 6)
        expect(gapBetween(swung(a, dx, dy, angle), swung(b, dx, dy, angle))).toBeCloseTo(gap, 2)
      }),
      { numRuns: 500 },
    )
  })

  it('is neither there nor missing between flush neighbours, whichever way they face', () => {
    for (let facing = 0; facing < 36000; facing += 37) {
      const a = { ...pose(50_000, 50_000, facing), width: 8000, depth: 4000 }
      for (const [right, forward, turn] of [
        [8000, 0, 0],
        [0, 4000, 0],
        [6000, 0, 9000],
        [0, 0, 18000],
      ]) {
        const cos = Math.cos((facing * Math.PI) / 18000)
        const sin = Math.sin((facing * Math.PI) / 18000)
        const x = 50_000 + right * cos + forward * sin
        const y = 50_000 + right * sin - forward * cos
        const b = { ...pose(x, y, facing + turn), width: 8000, depth: 4000 }
        if (turn === 9000) continue
        expect(touches(bodyAt(a), bodyAt(b))).toBe(true)
      }
    }
  })

  it('of a joined body is that of any of its pieces', () => {
    fc.assert(
      fc.property(bodies(), bodies(), bodies(), (a, b, c) => {
        expect(overlaps(joined([a, b]), c)).toBe(overlaps(a, c) || overlaps(b, c))
        expect(distance(joined([a, b]), c)).toBe(Math.min(distance(a, c), distance(b, c)))
      }),
    )
  })

  it('ends after a push', () => {
    fc.assert(
      fc.property(bodies(20_000), bodies(20_000), (a, b) => {
        const [p] = a.pieces
        const [q] = b.pieces
        fc.pre(strip(p, q) < -SLACK)
        const all = pushes(p, q)
        expect(all.length).toBeGreaterThan(0)
        for (const { x, y } of all) {
          const [there] = moved({ ...a, pieces: [p] }, x, y).pieces
          expect(strip(there, q)).toBeGreaterThan(-0.01)
        }
        if (p.kind !== 'disc' && q.kind !== 'disc') expect(all[0].depth).toBeCloseTo(-strip(p, q), 3)
      }),
    )
  })

  it('holds the points of a body', () => {
    const body = place(rectangle(8000, 4000), pose(50_000, 50_000, 9000))
    expect(holds(body, { x: 50_000, y: 50_000 })).toBe(true)
    expect(holds(body, { x: 46_000, y: 54_000 })).toBe(true)
    expect(holds(body, { x: 50_006, y: 50_000 })).toBe(false)
    expect(holds(place(circle(1000), pose(0, 0, 0)), { x: 707, y: 707 })).toBe(true)
    expect(holds(place(circle(1000), pose(0, 0, 0)), { x: 720, y: 720 })).toBe(false)
  })
})
