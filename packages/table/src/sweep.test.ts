import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cosine, sine } from './angle.ts'
import { type Body, bodyAt, moved, place } from './body.ts'
import { distance } from './distance.ts'
import { circle, rectangle } from './footprint.ts'
import { overlaps } from './overlap.ts'
import { INCH, SLACK } from './point.ts'
import { ahead, pose, slid } from './pose.ts'
import { gapBetween } from './separation.ts'
import { crossings, sweep, sweepTo, wayTo } from './sweep.ts'
import { bases, bodies, facings } from './testing.ts'

const lengths = fc.integer({ min: 1, max: 40_000 })
const unit = { ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 }
const along = (body: Body, towards: number, by: number) => moved(body, by * sine(towards), -by * cosine(towards))

describe('a straight sweep', () => {
  it('stops at what stands ahead, and says where', () => {
    const wall = bodyAt({ ...pose(50_000, 40_000, 0), width: 20_000, depth: 1000 })
    expect(sweep(bodyAt(unit), 0, 20_000, [wall])).toMatchObject({ free: 9000, met: 0 })
    expect(sweep(bodyAt(unit), 0, 8999, [wall])).toEqual({ free: 8999, met: -1, at: null })
    expect(sweep(bodyAt(unit), 0, 9000, [wall])).toEqual({ free: 9000, met: -1, at: null })
    expect(sweep(bodyAt(unit), 0, 20_000, [wall]).at?.y).toBe(41_000)
    expect(sweep(bodyAt(unit), 18000, 20_000, [wall]).met).toBe(-1)
    expect(wayTo(bodyAt(unit), 0, 20_000, [wall])).toEqual({ free: 9000, met: 0 })
    expect(sweepTo(bodyAt(unit), 3000, -4000, [wall])).toEqual({ free: 5000, met: -1, at: null })
  })

  it('keeps a gap if asked', () => {
    const enemy = bodyAt({ ...pose(50_000, 40_000, 18000), width: 8000, depth: 4000 })
    expect(sweep(bodyAt(unit), 0, 20_000, [enemy], INCH)).toMatchObject({ free: 10_000 - INCH, met: 0 })
    const disc = place(circle(1000), pose(50_000, 30_000, 0))
    expect(sweep(disc, 18000, 20_000, [enemy], INCH).free).toBe(36_000 - 31_000 - INCH)
  })

  it('slides along flush neighbours, whichever way they face', () => {
    for (let facing = 0; facing < 36000; facing += 41) {
      const mover = { ...unit, facing }
      const neighbours = [slid(mover, facing + 9000, 8000), slid(mover, facing - 9000, 8000)].map(at =>
        bodyAt({ ...at, width: 8000, depth: 4000 }),
      )
      expect(sweep(bodyAt(mover), facing, 10_000, neighbours).met).toBe(-1)
      expect(sweep(bodyAt(mover), facing + 18000, 10_000, neighbours).met).toBe(-1)
      expect(sweep(bodyAt(mover), facing + 9000, 10_000, neighbours)).toMatchObject({ free: 0, met: 0 })
    }
  })

  it('never ends in an overlap and never passes through anything', () => {
    fc.assert(
      fc.property(
        bases(40_000),
        fc.array(bodies(40_000), { minLength: 1, maxLength: 6 }),
        facings,
        lengths,
        (b, all, towards, far) => {
          const mover = bodyAt(b)
          const others = all.filter(other => gapBetween(mover, other) > SLACK)
          const { free, met } = sweep(mover, towards, far, others)
          expect(Number.isInteger(free)).toBe(true)
          expect(free).toBeLessThanOrEqual(far)
          let least = 0
          for (let step = 0; step <= 40; step++) {
            const there = along(mover, towards, (free * step) / 40)
            for (const other of others) least = Math.min(least, gapBetween(there, other))
          }
          expect(least).toBeGreaterThan(-SLACK)
          // As it will stand, rounded.
          const end = bodyAt({ ...b, ...slid(b, towards, free) })
          for (const other of others) expect(overlaps(end, other)).toBe(false)
          if (met === -1) expect(free).toBe(far)
          else expect(distance(end, others[met])).toBe(0)
        },
      ),
      { numRuns: 600 },
    )
  })

  it('finds as much as brute force does', () => {
    fc.assert(
      fc.property(bodies(40_000), bodies(40_000), facings, lengths, (mover, other, towards, far) => {
        fc.pre(gapBetween(mover, other) > SLACK)
        const { free, met } = sweep(mover, towards, far, [other])
        let deepest = Number.POSITIVE_INFINITY
        let at = far
        for (let d = 0; d <= far; d += 25) {
          const gap = gapBetween(along(mover, towards, d), other)
          if (gap < deepest) deepest = gap
          if (gap < 0 && d < at) at = d
        }
        // Steps of 25 may miss a graze, never more.
        if (deepest < -SLACK) expect(met).toBe(0)
        if (met === 0) {
          expect(deepest).toBeLessThan(20)
          expect(Math.abs(free - at)).toBeLessThanOrEqual(deepest < 0 ? 26 : far)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('keeps at least the gap asked for', () => {
    fc.assert(
      fc.property(bodies(40_000), bodies(40_000), facings, lengths, (mover, other, towards, far) => {
        fc.pre(gapBetween(mover, other) > INCH + SLACK)
        const { free, met } = sweep(mover, towards, far, [other], INCH)
        for (let step = 0; step <= 40; step++)
          expect(gapBetween(along(mover, towards, (free * step) / 40), other)).toBeGreaterThan(INCH - SLACK)
        if (met === 0) expect(gapBetween(along(mover, towards, free), other)).toBeLessThan(INCH + SLACK)
      }),
      { numRuns: 300 },
    )
  })

  it('goes as far on a longer way as on a shorter', () => {
    fc.assert(
      fc.property(bodies(40_000), bodies(40_000), facings, lengths, lengths, (mover, other, towards, d, e) => {
        fc.pre(gapBetween(mover, other) > SLACK)
        const short = sweep(mover, towards, Math.min(d, e), [other])
        const long = sweep(mover, towards, Math.max(d, e), [other])
        expect(long.free).toBeGreaterThanOrEqual(short.free - SLACK)
        if (short.met === 0) expect(long).toMatchObject({ free: short.free, met: 0 })
      }),
    )
  })

  it('does not care which of two pieces moves', () => {
    fc.assert(
      fc.property(bodies(40_000), bodies(40_000), facings, lengths, (a, b, towards, far) => {
        fc.pre(gapBetween(a, b) > SLACK)
        expect(sweep(a, towards, far, [b]).free).toBe(sweep(b, towards + 18000, far, [a]).free)
      }),
    )
  })

  it('can always go back the way it came', () => {
    fc.assert(
      fc.property(bases(40_000), bodies(40_000), facings, lengths, (b, other, towards, far) => {
        fc.pre(gapBetween(bodyAt(b), other) > SLACK)
        const { free } = sweep(bodyAt(b), towards, far, [other])
        const end = { ...b, ...slid(b, towards, free) }
        const back = sweep(bodyAt(end), towards + 18000, free, [other])
        expect(back.free).toBeGreaterThanOrEqual(free - 2 * SLACK)
      }),
      { numRuns: 300 },
    )
  })

  it('lists what is passed through, in order, with a touch if asked (ONU-CRO-08)', () => {
    const friends = [30_000, 20_000, 40_000].map(y => bodyAt({ ...pose(50_000, y, 0), width: 8000, depth: 4000 }))
    const beside = bodyAt({ ...pose(58_000, 30_000, 0), width: 8000, depth: 4000 })
    const found = crossings(bodyAt(unit), 0, 40_000, [...friends, beside])
    expect(found.map(c => c.index)).toEqual([2, 0, 1])
    expect(found[0]).toEqual({ index: 2, from: 6003, to: 13_997 })
    expect(crossings(bodyAt(unit), 0, 40_000, [beside], true).map(c => c.index)).toEqual([0])
  })

  it('moves an artillery piece out of the way at once when it starts inside', () => {
    const inside = place(rectangle(4000, 4000), ahead(unit, -1000))
    expect(sweep(bodyAt(unit), 0, 5000, [inside])).toMatchObject({ free: 0, met: 0 })
  })
})
