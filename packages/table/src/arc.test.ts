import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcBody, beyondSide, clippedBefore, inArc } from './arc.ts'
import { SIDES } from './base.ts'
import { bodyAt } from './body.ts'
import { shareOn } from './cover.ts'
import { holds } from './overlap.ts'
import { pose } from './pose.ts'
import { bases, bodies, poses } from './testing.ts'
import { chargedSide, nearestSides, struckSides } from './zone.ts'

const unit = { ...pose(50_000, 50_000, 0), width: 8000, depth: 4000 }
const at = (right: number, ahead: number) => ({ x: 50_000 + right, y: 50_000 - ahead })

describe('the arc', () => {
  it('of 90 degrees opens at 45 degrees from both front corners', () => {
    expect(inArc(unit, 'front', 9000, at(0, 5000))).toBe(true)
    expect(inArc(unit, 'front', 9000, at(9000, 5000))).toBe(true)
    expect(inArc(unit, 'front', 9000, at(9100, 5000))).toBe(false)
    expect(inArc(unit, 'front', 9000, at(-9000, 5000))).toBe(true)
    expect(inArc(unit, 'front', 9000, at(0, -100))).toBe(false)
  })

  it('of 180 degrees is all that lies before the line of the front', () => {
    expect(inArc(unit, 'front', 18000, at(90_000, 1))).toBe(true)
    expect(inArc(unit, 'front', 18000, at(90_000, -100))).toBe(false)
    expect(beyondSide(unit, 'rear', at(0, -5000))).toBe(1000)
  })
  it('covers a share of a body', () => {
    const target = bodyAt({ ...pose(62_000, 40_000, 0), width: 8000, depth: 4000 })
    const arc = arcBody(unit, 'front', 9000, 30_000)
    // The line from the right front corner passes (60000, 44000) and (64000, 40000): half the target lies in the arc.
    expect(shareOn(target, arc)).toBe(500)
  })

  it('as a body holds the same points', () => {
    fc.assert(
      fc.property(bases(), fc.constantFrom(...SIDES), fc.integer({ min: 10, max: 160 }), poses(), (b, side, n, p) => {
        const body = arcBody(b, side, n * 100, 200_000)
        const out = beyondSide(b, side, p)
        fc.pre(Math.abs(out) > 20)
        const lines = [inArc(b, side, n * 100 - 4, p), inArc(b, side, n * 100 + 4, p)]
        fc.pre(lines[0] === lines[1])
        expect(holds(body, p)).toBe(inArc(b, side, n * 100, p))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the zones', () => {
  it('tell the side a charger must strike (WAB-RUL-112)', () => {
    const charger = (right: number, ahead: number, facing: number) => {
      const { x, y } = at(right, ahead)
      return bodyAt({ ...pose(x, y, facing), width: 6000, depth: 6000 })
    }
    expect(chargedSide(unit, charger(0, 10_000, 18000))).toBe('front')
    // Partly behind the front line, partly straight ahead.
    expect(chargedSide(unit, charger(8000, 2000, 27000))).toBe('right')
    expect(chargedSide(unit, charger(3000, 2000, 18000))).toBe('front')
    expect(chargedSide(unit, charger(-9000, -2000, 9000))).toBe('left')
    expect(chargedSide(unit, charger(0, -10_000, 0))).toBe('rear')
    expect(chargedSide(unit, charger(20_000, -10_000, 0))).toBe('rear')
    // Straddles the rear line: behind the base it is rear, beside it flank.
    expect(chargedSide(unit, charger(9000, -3000, 27000))).toBe('right')
  })

  it('tell the side a shot strikes (ONU-SHT-23)', () => {
    expect(struckSides(unit, at(0, 9000))).toEqual(['front'])
    expect(struckSides(unit, at(9000, -2000))).toEqual(['right'])
    expect(nearestSides(unit, at(9000, 9000))).toEqual(['front', 'right'])
    expect(nearestSides(unit, at(4000, 9000))).toEqual(['front', 'right'])
    expect(nearestSides(unit, at(-4000, 9000))).toEqual(['left', 'front'])
    expect(nearestSides(unit, at(3990, 9000))).toEqual(['front'])
    expect(struckSides(unit, at(6000, 20_000))).toEqual(['front'])
    expect(struckSides(unit, at(20_000, 2000))).toEqual(['right'])
  })

  it('tell the side a shot strikes from the outline itself, and from within it (ONU-SHT-23)', () => {
    expect(struckSides(unit, at(1000, 0))).toEqual(['front'])
    expect(struckSides(unit, at(4000, -1000))).toEqual(['right'])
    expect(struckSides(unit, at(-1000, -4000))).toEqual(['rear'])
    expect(struckSides(unit, at(-4000, -3000))).toEqual(['left'])
    expect(struckSides(unit, at(3000, -500))).toEqual(['front'])
    // At a corner the middle of the flank is nearer than that of the front.
    expect(nearestSides(unit, at(4000, 0))).toEqual(['front', 'right'])
    expect(struckSides(unit, at(4000, 0))).toEqual(['right'])
  })
})

describe('the part before a line', () => {
  it('is the body itself, what is left of it, or nothing', () => {
    const whole = bodyAt({ ...unit, ...pose(50_000, 40_000, 0) })
    expect(clippedBefore(unit, 'front', whole)?.pieces[0]).toBe(whole.pieces[0])
    expect(clippedBefore(unit, 'front', bodyAt(unit))).toBeNull()
    const astride = clippedBefore(unit, 'front', bodyAt({ ...unit, ...pose(70_000, 49_000, 0) }))
    expect(astride).toMatchObject({ minY: 49_000, maxY: 50_000, minX: 66_000, maxX: 74_000 })
  })

  it('holds just the points of the body that lie before it', () => {
    fc.assert(
      fc.property(bases(), bodies(), poses(), (b, body, p) => {
        const out = beyondSide(b, 'front', p)
        if (Math.abs(out) < 20 || body.pieces.some(piece => piece.kind === 'disc')) return
        const part = clippedBefore(b, 'front', body)
        expect(part !== null && holds(part, p)).toBe(out > 0 && holds(body, p))
      }),
      { numRuns: 1000 },
    )
  })
})
