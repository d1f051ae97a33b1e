import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyAt } from './body.ts'
import { approaches } from './charge.ts'
import { awayFrom, bisector, canStir, farthestFrom, leastAside, run } from './flight.ts'
import { rectangle } from './footprint.ts'
import { wayHome } from './home.ts'
import { freeLanes } from './lane.ts'
import { wheelCost } from './manoeuvre.ts'
import { closestApproach, firstWithin, nearestOf } from './measure.ts'
import { overlaps, touches } from './overlap.ts'
import { apart, closer, INCH, inches, within } from './point.ts'
import { aside, pose, slid } from './pose.ts'
import { sweep } from './sweep.ts'
import { bearingTo, borders, leavesAfter, onTable } from './table.ts'
import { bases, facings, poses } from './testing.ts'

const unit = { ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 }
const shape = rectangle(8000, 4000)
const unitAt = (x: number, y: number, facing = 0) => bodyAt({ ...pose(x, y, facing), width: 8000, depth: 4000 })
const table = { width: 182_880, depth: 121_920 }

describe('flight', () => {
  it('goes straight away, or farthest from all', () => {
    expect(awayFrom(unit, { x: 50_000, y: 20_000 })).toBe(18000)
    expect(bisector(18000, 9000)).toBe(13500)
    expect(bisector(35000, 1000)).toBe(0)
    expect(farthestFrom(unit, [{ x: 50_000, y: 20_000 }], 10_000)).toBe(18000)
    expect(
      farthestFrom(
        unit,
        [
          { x: 40_000, y: 40_000 },
          { x: 60_000, y: 40_000 },
        ],
        10_000,
      ),
    ).toBe(18000)
  })

  it('runs until something is met, a gap short of it, or off the table', () => {
    const enemy = unitAt(50_000, 70_000)
    expect(run(shape, unit, 18000, 30_000, [enemy], table)).toMatchObject({ gone: 16_000, met: 0, off: false })
    expect(run(shape, unit, 18000, 30_000, [enemy], table, INCH)).toMatchObject({ gone: 16_000 - INCH, met: 0 })
    expect(run(shape, unit, 0, 90_000, [], table)).toEqual({
      pose: pose(50_000, 0, 0),
      gone: 50_000,
      met: -1,
      off: true,
    })
    expect(run(shape, unit, 0, 9000, [], table)).toMatchObject({ gone: 9000, off: false })
  })

  it('is impossible when hemmed in on every side (ONU-ENG-02)', () => {
    const ring = [unitAt(50_000, 46_000), unitAt(50_000, 54_000), unitAt(58_000, 50_000), unitAt(42_000, 50_000)]
    expect(canStir(bodyAt(unit), ring, 500)).toBe(false)
    expect(canStir(bodyAt(unit), ring.slice(1), 500)).toBe(true)
  })
})

describe('a lane', () => {
  it('is free beside what closes the way', () => {
    expect(freeLanes(bodyAt(unit), 0, 20_000, [], 8 * INCH)).toEqual({ left: 0, right: 0 })
    expect(freeLanes(bodyAt(unit), 0, 20_000, [unitAt(52_000, 35_000)], 8 * INCH)).toEqual({
      left: 6000,
      right: 10_000,
    })
    expect(freeLanes(bodyAt(unit), 0, 20_000, [unitAt(52_000, 35_000)], 8000)).toEqual({ left: 6000, right: null })
  })

  it('can be run', () => {
    fc.assert(
      fc.property(bases(40_000), fc.array(bases(40_000), { maxLength: 4 }), (b, all) => {
        const others = all.map(bodyAt)
        const { left, right } = freeLanes(bodyAt(b), b.facing, 15_000, others, 60_000)
        for (const shift of [left === null ? null : -left, right]) {
          if (shift === null) continue
          const body = bodyAt({ ...b, ...aside(b, shift) })
          fc.pre(others.every(other => !overlaps(body, other)))
          expect(sweep(body, b.facing, 15_000, others).free).toBeGreaterThanOrEqual(14_990)
        }
      }),
    )
  })
})

describe('the table', () => {
  it('has edges that stop a sweep', () => {
    expect(onTable(table, bodyAt(unit))).toBe(true)
    expect(onTable(table, unitAt(3000, 50_000))).toBe(false)
    expect(bearingTo('east')).toBe(9000)
    fc.assert(
      fc.property(facings, facings, (facing, towards) => {
        const body = bodyAt({ ...unit, x: 90_000, y: 60_000, facing })
        const edge = sweep(body, towards, 200_000, borders(table))
        expect(Math.abs(edge.free - leavesAfter(table, body, towards))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('measuring', () => {
  it('is inclusive within and exclusive for closer', () => {
    expect(within(6 * INCH, inches(6))).toBe(true)
    expect(within(6 * INCH + 6, inches(6))).toBe(false)
    expect(closer(3 * INCH, inches(3))).toBe(false)
    expect(closer(3 * INCH - 6, inches(3))).toBe(true)
  })

  it('stands by a move of exactly that length in any direction', () => {
    fc.assert(
      fc.property(poses(), facings, (at, towards) => {
        const d = apart(at, slid(at, towards, 6 * INCH))
        expect(within(d, 6 * INCH)).toBe(true)
        expect(closer(d, 6 * INCH)).toBe(false)
      }),
    )
  })

  it('finds the closest approach and where a radius is first entered (TER-RUL-04)', () => {
    const a = { x: 0, y: 0 }
    const b = { x: 40_000, y: 0 }
    const reactor = { x: 20_000, y: 6000 }
    expect(closestApproach(a, b, reactor)).toEqual({ along: 20_000, distance: 6000, at: { x: 20_000, y: 0 } })
    expect(firstWithin(a, b, reactor, 10_000)).toBe(12_000)
    expect(firstWithin(a, b, reactor, 6000)).toBe(-1)
    expect(firstWithin(a, { x: 10_000, y: 0 }, reactor, 10_000)).toBe(-1)
    expect(firstWithin(b, { x: 60_000, y: 0 }, reactor, 10_000)).toBe(-1)
    expect(firstWithin({ x: 20_000, y: 0 }, b, reactor, 10_000)).toBe(0)
  })
})

describe('a charge', () => {
  const terms = {
    budget: 12 * INCH,
    wheelCost: (angle: number) => wheelCost(8000, angle),
    corners: ['front-left', 'front-right'] as const,
    maxAngle: 9000,
    step: 100,
  }

  it('finds the straight way and the wheels that reach, cheapest first', () => {
    const target = unitAt(50_000, 30_000, 18000)
    const found = approaches(unit, target, [], terms)
    expect(found[0]).toMatchObject({ angle: 0, advance: 20_000 - 4000 + 4000, cost: 20_000 })
    for (const way of found) {
      expect(way.cost).toBeLessThanOrEqual(terms.budget)
      expect(touches(bodyAt({ ...unit, ...way.pose }), target)).toBe(true)
    }
  })

  it('does not go through a friend', () => {
    const target = unitAt(50_000, 30_000, 18000)
    const friend = unitAt(50_000, 40_000)
    expect(approaches(unit, target, [friend], terms)).toEqual([])
    expect(approaches(unit, unitAt(50_000, 90_000), [], terms)).toEqual([])
  })

  it('needs a wheel for what stands aside', () => {
    const target = unitAt(64_000, 35_000, 18000)
    const found = approaches(unit, target, [], terms)
    expect(found.length).toBeGreaterThan(0)
    for (const way of found) expect(way.angle).toBeGreaterThan(0)
  })
})

describe('the way home', () => {
  const UD = 5000
  const left = 27000
  const right = 9000

  it('is straight where nothing stands, or as far as it goes', () => {
    expect(wayHome(bodyAt(unit), 18000, 4 * UD, [])).toEqual([
      { legs: [{ bearing: 18000, distance: 20_000 }], gain: 20_000, length: 20_000 },
    ])
    expect(wayHome(bodyAt(unit), 18000, 4 * UD, [unitAt(50_000, 90_000)])).toHaveLength(1)
  })

  it('goes 2 UD aside and 2 UD on when an enemy lies across it (ONU-EX-37)', () => {
    const [way, ...others] = wayHome(bodyAt(unit), 18000, 4 * UD, [unitAt(48_000, 56_000)])
    expect(others).toEqual([])
    // Looking south, its left is east: the enemy's eastern end is 6000 from the middle of the runner.
    expect(way.legs).toEqual([
      { bearing: right, distance: 6000 },
      { bearing: 18000, distance: 14_000 },
    ])
    const far = wayHome(bodyAt(unit), 18000, 4 * UD, [
      unitAt(50_000, 56_000),
      unitAt(44_000, 56_000),
      unitAt(52_000, 56_000),
    ])
    expect(far.map(w => w.legs)).toEqual([
      [
        { bearing: right, distance: 10_000 },
        { bearing: 18000, distance: 10_000 },
      ],
    ])
  })

  it('leaves the choice between two as good', () => {
    const ways = wayHome(bodyAt(unit), 0, 4 * UD, [unitAt(50_000, 46_000)])
    expect(ways.map(w => w.legs[0])).toEqual([
      { bearing: left, distance: 8000 },
      { bearing: right, distance: 8000 },
    ])
  })

  it('bends round several, and stays where every way is shut', () => {
    const wall = unitAt(50_000, 46_000)
    const neighbours = [unitAt(42_000, 50_000), unitAt(58_000, 50_000)]
    expect(wayHome(bodyAt(unit), 0, 4 * UD, [wall, ...neighbours])).toMatchObject([{ gain: 0, legs: [] }])
    // The left neighbour stands farther back: forward a little, then out past him.
    const gap = wayHome(bodyAt(unit), 0, 6 * UD, [
      unitAt(50_000, 42_000),
      unitAt(42_000, 50_000),
      unitAt(58_000, 50_000),
    ])
    expect(gap[0].legs).toEqual([
      { bearing: 0, distance: 4000 },
      { bearing: left, distance: 8000 },
      { bearing: 0, distance: 18_000 },
    ])
  })

  it('never leads through a wall', () => {
    fc.assert(
      fc.property(fc.array(bases(40_000), { maxLength: 8 }), others => {
        const start = bodyAt({ ...unit, ...pose(20_000, 20_000, 0) })
        const walls = others.map(bodyAt).filter(wall => !overlaps(wall, start))
        const free = sweep(start, 18000, 20_000, walls).free
        for (const { legs, gain, length } of wayHome(start, 18000, 20_000, walls)) {
          expect(gain).toBeGreaterThanOrEqual(free - 1)
          expect(length).toBeLessThanOrEqual(20_000)
          let at = pose(20_000, 20_000, 0)
          for (const { bearing, distance } of legs) {
            const body = bodyAt({ ...unit, ...at })
            expect(sweep(body, bearing, distance, walls).free).toBeGreaterThanOrEqual(distance - 2)
            at = slid(at, bearing, distance)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('away', () => {
  const led = (far: number) => ({ at: pose(far, 0, 0), far })
  it('goes as little aside as gets far enough', () => {
    const open = (towards: number) => (towards >= 21000 ? led(5000) : null)
    expect(leastAside(18000, 9000, 1500, 4000, open)).toEqual([pose(5000, 0, 0)])
    expect(leastAside(18000, 9000, 1500, 4000, () => led(6000))).toEqual([pose(6000, 0, 0)])
  })
  it('has two ends where left and right are alike, left first', () => {
    const either = (towards: number) => (towards === 18000 ? null : { at: pose(0, 0, towards), far: 9000 })
    expect(leastAside(18000, 9000, 1500, 4000, either).map(at => at.facing)).toEqual([16500, 19500])
  })
  it('goes as far as it can where nothing is far enough, and nowhere where nothing is open', () => {
    const short = (towards: number) => led(towards === 15000 ? 3000 : 1000)
    expect(leastAside(18000, 9000, 1500, 4000, short)).toEqual([pose(3000, 0, 0)])
    expect(leastAside(18000, 9000, 1500, 4000, () => null)).toEqual([])
  })
})

describe('the nearest of some points', () => {
  it('is the first of equals', () => {
    const [a, b, c] = [pose(0, 0, 0), pose(10, 0, 0), pose(20, 0, 0)]
    expect(nearestOf([a, b, c], { x: 16, y: 3 })).toBe(c)
    expect(nearestOf([a, b, c], { x: 5, y: 0 })).toBe(a)
  })
})
