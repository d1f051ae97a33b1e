import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Body, bodyAt, place, swung } from './body.ts'
import { squeezes } from './corridor.ts'
import { circle } from './footprint.ts'
import { INCH } from './point.ts'
import { pose } from './pose.ts'

const unitAt = (x: number, y: number, facing = 0) => bodyAt({ ...pose(x, y, facing), width: 8000, depth: 4000 })

describe('a corridor', () => {
  const from = { x: 50_000, y: 60_000 }
  const to = { x: 50_000, y: 20_000 }
  const pair = (gap: number) => [unitAt(46_000 - gap / 2, 40_000), unitAt(54_000 + gap / 2, 40_000)]

  const shut = (bodies: readonly Body[], a = from, b = to) => squeezes(bodies, bodies.length, a, b, 3 * INCH)

  it('is wide enough at exactly its width (TER-RUL-21)', () => {
    expect(shut(pair(3 * INCH))).toBe(false)
    expect(shut(pair(3 * INCH - 100))).toBe(true)
  })

  it('does not matter to a line that passes beside', () => {
    expect(shut(pair(INCH), { x: 80_000, y: 60_000 }, { x: 80_000, y: 20_000 })).toBe(false)
    expect(shut(pair(INCH), from, { x: 50_000, y: 50_000 })).toBe(false)
  })

  it('is closed to one who goes only into its mouth', () => {
    expect(shut(pair(INCH), from, { x: 50_000, y: 42_000 })).toBe(true)
  })

  it('leaves out those beyond the count', () => {
    expect(squeezes(pair(INCH), 1, from, to, 3 * INCH)).toBe(false)
  })

  it('is measured between discs and at any angle alike', () => {
    const discs = [place(circle(2000), pose(47_000, 40_000, 0)), place(circle(2000), pose(53_000, 40_000, 0))]
    expect(shut(discs)).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 35999 }), fc.integer({ min: 10, max: 12_000 }), (angle, gap) => {
        // A turned corner lies a few units off.
        fc.pre(Math.abs(gap - 3 * INCH) > 10)
        const bodies = pair(gap).map(body => swung(body, 50_000, 42_000, angle))
        const s = Math.sin((angle * Math.PI) / 18000)
        const c = Math.cos((angle * Math.PI) / 18000)
        const turn = (y: number) => ({ x: Math.round(50_000 - y * s), y: Math.round(42_000 + y * c) })
        expect(shut(bodies, turn(20_000), turn(-20_000))).toBe(gap < 3 * INCH)
      }),
    )
  })
})
