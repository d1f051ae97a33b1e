import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bearing, cosine, direction, normal, opposite, sine, TURN, turnBetween } from './angle.ts'

describe('angles', () => {
  it('have sines that agree with those of the machine to 2^-30', () => {
    for (let a = -TURN; a <= 2 * TURN; a += 13) {
      expect(Math.abs(sine(a) - Math.sin((a * Math.PI) / 18000))).toBeLessThan(2 ** -30)
      expect(Math.abs(cosine(a) - Math.cos((a * Math.PI) / 18000))).toBeLessThan(2 ** -30)
      expect(Number.isInteger(sine(a) * 2 ** 30)).toBe(true)
    }
  })

  it('are exact at the quarters and symmetric at the eighths', () => {
    expect([0, 9000, 18000, 27000].map(sine)).toEqual([0, 1, 0, -1])
    expect([0, 9000, 18000, 27000].map(cosine)).toEqual([1, 0, -1, 0])
    expect(sine(4500)).toBe(cosine(4500))
    expect(sine(3000)).toBe(0.5)
  })

  it('run clockwise from north', () => {
    const here = { x: 0, y: 0 }
    expect(bearing(here, { x: 0, y: -500 })).toBe(0)
    expect(bearing(here, { x: 500, y: -500 })).toBe(4500)
    expect(bearing(here, { x: 500, y: 0 })).toBe(9000)
    expect(bearing(here, { x: 0, y: 500 })).toBe(18000)
    expect(bearing(here, { x: -500, y: 0 })).toBe(27000)
    expect(bearing(here, { x: -1, y: -200_000 })).toBe(0)
    expect(bearing(here, here)).toBe(0)
  })

  it('are found from directions within a millionth of a degree', () => {
    const coordinate = fc.integer({ min: -250_000, max: 250_000 })
    fc.assert(
      fc.property(coordinate, coordinate, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0)
        let wanted = (Math.atan2(dx, -dy) * 18000) / Math.PI
        if (wanted < 0) wanted += TURN
        const off = Math.abs(direction(dx, dy) - wanted)
        expect(Math.min(off, TURN - off)).toBeLessThan(1e-4)
      }),
    )
  })

  it('come back from the way they point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TURN - 1 }), a => {
        expect(bearing({ x: 0, y: 0 }, { x: 1e6 * sine(a), y: -1e6 * cosine(a) })).toBe(a)
      }),
    )
  })

  it('turn by the shorter way', () => {
    expect(turnBetween(35000, 1000)).toBe(2000)
    expect(turnBetween(1000, 35000)).toBe(-2000)
    expect(turnBetween(0, 18000)).toBe(18000)
    expect(opposite(30000)).toBe(12000)
    expect(Object.is(normal(-TURN), 0)).toBe(true)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TURN - 1 }), fc.integer({ min: 0, max: TURN - 1 }), (a, b) => {
        expect(normal(a + turnBetween(a, b))).toBe(b)
      }),
    )
  })
})
