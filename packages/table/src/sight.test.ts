import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyAt, place } from './body.ts'
import { circle } from './footprint.ts'
import { crosses, cut, lengthOn, spans, staysOn } from './line.ts'
import { holds, meets } from './overlap.ts'
import { SLACK } from './point.ts'
import { polygonBody } from './polygon.ts'
import { pose } from './pose.ts'
import { inTheWay, screenOf } from './screen.ts'
import { outside } from './separation.ts'
import { seenPart } from './sight.ts'
import { bodies, outlinePoints, poses } from './testing.ts'

const found = { from: 0, to: 0 }
const unitAt = (x: number, y: number, facing = 0) => bodyAt({ ...pose(x, y, facing), width: 8000, depth: 4000 })

describe('a line', () => {
  it('passes over a body, but does not when it grazes a corner or runs along an edge', () => {
    const unit = unitAt(50_000, 50_000)
    expect(crosses(unit, { x: 50_000, y: 40_000 }, { x: 50_000, y: 60_000 })).toBe(true)
    expect(crosses(unit, { x: 40_000, y: 50_000 }, { x: 60_000, y: 50_000 })).toBe(false)
    expect(crosses(unit, { x: 44_000, y: 52_000 }, { x: 48_000, y: 48_000 })).toBe(false)
    expect(crosses(unit, { x: 50_000, y: 40_000 }, { x: 50_000, y: 50_000 })).toBe(false)
  })

  it('agrees with points tried along it', () => {
    fc.assert(
      fc.property(bodies(), poses(), poses(), (body, a, b) => {
        let on = 0
        let well = 0
        for (let k = 0; k <= 2000; k++) {
          const x = a.x + ((b.x - a.x) * k) / 2000
          const y = a.y + ((b.y - a.y) * k) / 2000
          const out = Math.min(...body.pieces.map(piece => outside(piece, x, y)))
          if (out <= SLACK) on++
          if (out <= -SLACK) well++
        }
        const size = Math.hypot(b.x - a.x, b.y - a.y)
        expect(lengthOn(body, a, b)).toBeLessThan((on * size) / 2000 + size / 300 + 50)
        expect(lengthOn(body, a, b)).toBeGreaterThan((well * size) / 2000 - size / 300 - 50)
      }),
      { numRuns: 200 },
    )
  })

  it('goes through a wood, ends in it or stays in it', () => {
    const wood = place(circle(10_000), pose(50_000, 50_000, 0))
    const west = { x: 20_000, y: 50_000 }
    const east = { x: 80_000, y: 50_000 }
    const inside = { x: 50_000, y: 50_000 }
    expect(spans(wood, west, east)).toEqual([{ from: 20_000, to: 40_000 }])
    expect(staysOn(wood, inside, { x: 55_000, y: 52_000 })).toBe(true)
    expect(staysOn(wood, inside, east)).toBe(false)
    expect(lengthOn(wood, inside, east)).toBe(10_000)
  })

  it('crosses the pieces of a hollow outline as one body', () => {
    const horseshoe = polygonBody([
      { x: 0, y: 0 },
      { x: 30_000, y: 0 },
      { x: 30_000, y: 30_000 },
      { x: 20_000, y: 30_000 },
      { x: 20_000, y: 10_000 },
      { x: 10_000, y: 10_000 },
      { x: 10_000, y: 30_000 },
      { x: 0, y: 30_000 },
    ])
    expect(spans(horseshoe, { x: -5000, y: 20_000 }, { x: 35_000, y: 20_000 })).toEqual([
      { from: 5000, to: 15_000 },
      { from: 25_000, to: 35_000 },
    ])
    expect(spans(horseshoe, { x: -5000, y: 5000 }, { x: 35_000, y: 5000 })).toEqual([{ from: 5000, to: 35_000 }])
  })
})

describe('a screen', () => {
  it('answers as its bodies do one by one', () => {
    fc.assert(
      fc.property(fc.array(bodies(), { maxLength: 12 }), poses(), poses(), (all, a, b) => {
        const screen = screenOf(all)
        const hit = inTheWay(screen, a.x, a.y, b.x, b.y)
        const expected = all.flatMap((body, i) => (crosses(body, a, b) ? [i] : []))
        expect(hit !== -1).toBe(expected.length > 0)
        if (hit !== -1) expect(expected).toContain(hit)
        const rest = inTheWay(screen, a.x, a.y, b.x, b.y, expected[0], expected[1])
        expect(rest !== -1).toBe(expected.length > 2)
        expect(inTheWay(screen, b.x, b.y, a.x, a.y) !== -1).toBe(hit !== -1)
      }),
      { numRuns: 500 },
    )
  })

  it('is empty when nothing stands there', () => {
    expect(inTheWay(screenOf([]), 0, 0, 1000, 1000)).toBe(-1)
  })
})

describe('sight of a body', () => {
  it('finds the sliver that shows past two units', () => {
    const target = unitAt(50_000, 10_000)
    const eye = { x: 50_000, y: 60_000 }
    const gap = (width: number) => screenOf([unitAt(46_000 - width, 40_000), unitAt(54_000 + width, 40_000), target])
    expect(seenPart(gap(50), eye, target, -1, 2)).not.toBeNull()
    expect(seenPart(gap(-20), eye, target, -1, 2)).toBeNull()
  })

  it('never shows a point that is hidden, nor hides one that shows', () => {
    fc.assert(
      fc.property(bodies(), fc.array(bodies(), { maxLength: 5 }), poses(90_000), (target, all, eye) => {
        fc.pre(!holds(target, eye) && target.pieces.length === 1)
        const blockers = all.filter(b => !meets(b, target) && !holds(b, eye))
        const screen = screenOf(blockers)
        const seen = seenPart(screen, eye, target)
        if (seen !== null) {
          expect(holds(target, seen)).toBe(true)
          expect(inTheWay(screen, eye.x, eye.y, seen.x, seen.y)).toBe(-1)
        } else {
          // Hidden by the target itself or, if only by a hair, by something else.
          for (const [x, y] of outlinePoints(target, 200)) {
            const hidden = blockers.some(b => b.pieces.some(p => cut(p, eye.x, eye.y, x - eye.x, y - eye.y, -1, found)))
            expect(hidden || crosses(target, eye, { x, y })).toBe(true)
          }
        }
      }),
      { numRuns: 400 },
    )
  })
})
