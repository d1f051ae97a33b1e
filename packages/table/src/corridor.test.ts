import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyAt, place, swung } from './body.ts'
import { narrows, squeezed } from './corridor.ts'
import { circle } from './footprint.ts'
import { INCH, inches } from './point.ts'
import { pose } from './pose.ts'

const unitAt = (x: number, y: number, facing = 0) => bodyAt({ ...pose(x, y, facing), width: 8000, depth: 4000 })

describe('a corridor', () => {
  const from = { x: 50_000, y: 60_000 }
  const to = { x: 50_000, y: 20_000 }
  const pair = (gap: number) => [unitAt(46_000 - gap / 2, 40_000), unitAt(54_000 + gap / 2, 40_000)]

  it('is wide enough at exactly its width (TER-RUL-21)', () => {
    expect(squeezed(narrows(pair(3 * INCH), 3 * INCH), from, to)).toBeNull()
    expect(squeezed(narrows(pair(3 * INCH - 100), 3 * INCH), from, to)?.width).toBe(3 * INCH - 100)
  })

  it('does not matter to a line that passes beside', () => {
    const places = narrows(pair(INCH), 3 * INCH)
    expect(squeezed(places, { x: 80_000, y: 60_000 }, { x: 80_000, y: 20_000 })).toBeNull()
    expect(squeezed(places, from, { x: 50_000, y: 50_000 })).toBeNull()
  })

  it('is closed to one who goes only into its mouth', () => {
    expect(squeezed(narrows(pair(INCH), 3 * INCH), from, { x: 50_000, y: 42_000 })).not.toBeNull()
  })

  it('is closed between two that touch, along the seam', () => {
    expect(squeezed(narrows(pair(0), 3 * INCH), from, to)?.width).toBe(0)
  })

  it('leaves out the target', () => {
    const places = narrows(pair(INCH), 3 * INCH)
    expect(squeezed(places, from, to, body => body === 1)).toBeNull()
  })

  it('is measured between discs and at any angle alike', () => {
    const discs = [place(circle(2000), pose(47_000, 40_000, 0)), place(circle(2000), pose(53_000, 40_000, 0))]
    expect(squeezed(narrows(discs, 3 * INCH), from, to)?.width).toBe(2000)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 35999 }), fc.integer({ min: 10, max: 12_000 }), (angle, gap) => {
        const bodies = pair(gap).map(body => swung(body, 50_000, 42_000, angle))
        const s = Math.sin((angle * Math.PI) / 18000)
        const c = Math.cos((angle * Math.PI) / 18000)
        const turn = (y: number) => ({ x: Math.round(50_000 - y * s), y: Math.round(42_000 + y * c) })
        const found = squeezed(narrows(bodies, inches(3)), turn(20_000), turn(-20_000))
        expect(found === null).toBe(gap >= 3 * INCH - 5)
      }),
    )
  })
})
