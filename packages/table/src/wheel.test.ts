import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CORNERS, cornerX, cornerY } from './base.ts'
import { bodyAt, place, swung } from './body.ts'
import { distance } from './distance.ts'
import { circle } from './footprint.ts'
import { afterLeg, forwardSense, walk, wheelCost, wheeled, wheelFor } from './manoeuvre.ts'
import { overlaps } from './overlap.ts'
import { INCH, SLACK } from './point.ts'
import { pose } from './pose.ts'
import { gapBetween } from './separation.ts'
import { beside } from './snap.ts'
import { bases, bodies } from './testing.ts'
import { angleOfArc, arcLength, sweepTurn } from './wheel.ts'

const unit = { ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 }
const angles = fc.integer({ min: -18000, max: 18000 }).filter(a => a !== 0)
const corners = fc.constantFrom(...CORNERS)

describe('a wheel', () => {
  it('stops at what its outer corner meets', () => {
    // The left front corner swings on a circle of 8000 about (54000, 50000): half-way up it stands at 30 degrees.
    const wall = bodyAt({ ...pose(50_000, 42_000, 0), width: 40_000, depth: 4000 })
    const turn = sweepTurn(bodyAt(unit), 54_000, 50_000, 9000, [wall])
    expect(turn).toMatchObject({ free: 3000, met: 0 })
    expect(turn.at?.y).toBe(46_000)
    expect(sweepTurn(bodyAt(unit), 54_000, 50_000, 2999, [wall])).toEqual({ free: 2999, met: -1, at: null })
    expect(sweepTurn(bodyAt(unit), 54_000, 50_000, -2000, [wall]).met).toBe(-1)
  })

  it('turns about a corner that touches something', () => {
    const post = bodyAt({ ...pose(56_000, 49_000, 0), width: 4000, depth: 1000 })
    expect(sweepTurn(bodyAt(unit), 54_000, 50_000, 9000, [post]).met).toBe(-1)
  })

  it('is free beside a flush neighbour on the pivot side, and not when the outer rear corner swings into one', () => {
    for (let facing = 0; facing < 36000; facing += 83) {
      const mover = { ...unit, facing }
      const [left, right] = (['left', 'right'] as const).map(side =>
        bodyAt({ ...mover, ...beside(mover, side, mover.width) }),
      )
      const px = cornerX(mover, 'front-right')
      const py = cornerY(mover, 'front-right')
      expect(sweepTurn(bodyAt(mover), px, py, 9000, [right]).met).toBe(-1)
      const stopped = sweepTurn(bodyAt(mover), px, py, 9000, [left])
      expect(stopped.met).toBe(0)
      expect(stopped.free).toBeLessThan(10)
    }
  })

  it('never ends in an overlap and never passes through anything', () => {
    fc.assert(
      fc.property(
        bases(30_000),
        fc.array(bodies(30_000), { minLength: 1, maxLength: 5 }),
        corners,
        angles,
        (b, all, corner, angle) => {
          const mover = bodyAt(b)
          const others = all.filter(other => gapBetween(mover, other) > SLACK)
          const px = cornerX(b, corner)
          const py = cornerY(b, corner)
          const { free, met } = sweepTurn(mover, px, py, angle, others)
          expect(Math.abs(free)).toBeLessThanOrEqual(Math.abs(angle))
          if (free !== 0) expect(Math.sign(free)).toBe(Math.sign(angle))
          let least = 0
          for (let step = 0; step <= 60; step++) {
            const there = swung(mover, px, py, Math.trunc((free * step) / 60))
            for (const other of others) least = Math.min(least, gapBetween(there, other))
          }
          expect(least).toBeGreaterThan(-SLACK)
          const end = bodyAt({ ...b, ...wheeled(b, corner, free) })
          for (const other of others) expect(overlaps(end, other)).toBe(false)
          if (met === -1) expect(free).toBe(angle)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('stops within a hundredth of a degree of contact', () => {
    fc.assert(
      fc.property(bodies(30_000), bodies(30_000), angles, (mover, other, angle) => {
        fc.pre(gapBetween(mover, other) > SLACK)
        const { x, y } = mover.pieces[0]
        const { free, met } = sweepTurn(mover, x + 3000, y, angle, [other])
        fc.pre(met === 0)
        const more = free + Math.sign(angle)
        // One step more would have been too deep, or deeper than here; else it may only have grazed.
        const here = gapBetween(swung(mover, x + 3000, y, free), other)
        const then = gapBetween(swung(mover, x + 3000, y, more), other)
        expect(Math.min(here, then)).toBeLessThan(SLACK)
      }),
      { numRuns: 300 },
    )
  })

  it('finds what brute force finds', () => {
    fc.assert(
      fc.property(bodies(30_000), bodies(30_000), angles, (mover, other, angle) => {
        fc.pre(gapBetween(mover, other) > SLACK)
        const { x, y } = mover.pieces[0]
        const { free, met } = sweepTurn(mover, x, y - 4000, angle, [other])
        const sense = Math.sign(angle)
        for (let a = 0; a <= Math.abs(angle); a += 20) {
          const gap = gapBetween(swung(mover, x, y - 4000, sense * a), other)
          if (gap < -SLACK) {
            expect(met).toBe(0)
            expect(Math.abs(free)).toBeLessThan(a)
            return
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('keeps a gap if asked, also between discs', () => {
    fc.assert(
      fc.property(bodies(30_000), bodies(30_000), angles, (mover, other, angle) => {
        fc.pre(gapBetween(mover, other) > INCH + SLACK)
        const { x, y } = mover.pieces[0]
        const { free, met } = sweepTurn(mover, x, y + 5000, angle, [other], INCH)
        for (let step = 0; step <= 60; step++) {
          const there = swung(mover, x, y + 5000, Math.trunc((free * step) / 60))
          expect(gapBetween(there, other)).toBeGreaterThan(INCH - SLACK)
        }
        if (met === 0) expect(gapBetween(swung(mover, x, y + 5000, free), other)).toBeLessThan(INCH + 100)
      }),
      { numRuns: 300 },
    )
  })

  it('meets a disc where a disc is', () => {
    const mover = place(circle(1000), pose(0, -10_000, 0))
    const other = place(circle(1000), pose(10_000, 0, 0))
    const { free } = sweepTurn(mover, 0, 0, 18000, [other])
    // Chord of 2000 on a circle of 10000: 11.48 degrees short of the quarter.
    expect(free).toBe(9000 - 1148)
  })
})

describe('a manoeuvre', () => {
  it('costs the outer arc (WAB-MAN-02) or a flat price (ONU-MOV-04)', () => {
    expect(wheelCost(8000, 9000)).toBe(12_566)
    expect(wheelFor(8000, wheelCost(8000, 4321))).toBe(4321)
    expect(arcLength(10_000, 18000)).toBe(31_416)
    expect(angleOfArc(10_000, 31_416)).toBe(18000)
  })

  it('wheels forward clockwise on the right and counter-clockwise on the left', () => {
    expect(forwardSense('rear-right')).toBe(1)
    expect(forwardSense('front-left')).toBe(-1)
  })

  it('is walked leg by leg until something is met', () => {
    const legs = [
      { go: 'ahead', distance: 5000 },
      { go: 'wheel', corner: 'front-right', angle: 9000 },
      { go: 'ahead', distance: 9000 },
    ] as const
    expect(walk(unit, legs, [])).toEqual({ pose: pose(63_000, 41_000, 9000), leg: 3, free: 0, met: -1, at: null })
    const wall = bodyAt({ ...pose(60_000, 30_000, 0), width: 1000, depth: 30_000 })
    expect(walk(unit, legs, [wall])).toMatchObject({ leg: 2, free: 5500, met: 0, pose: pose(59_500, 41_000, 9000) })
    expect(afterLeg(unit, { go: 'turn', angle: 9000 })).toEqual(pose(50_000, 50_000, 9000))
  })

  it('swept backwards has a negative free distance', () => {
    const wall = bodyAt({ ...pose(50_000, 60_000, 0), width: 8000, depth: 1000 })
    const gone = walk(unit, [{ go: 'ahead', distance: -9000 }], [wall])
    expect(gone).toMatchObject({ free: -6000, met: 0, pose: pose(50_000, 56_000, 0) })
    expect(distance(bodyAt({ ...unit, ...gone.pose }), wall)).toBe(0)
  })
})
