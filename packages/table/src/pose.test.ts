import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOf, cornerOf, middleOf } from './base.ts'
import { aboutFaced, facedAbout, pivoted, reoriented, wheeled } from './manoeuvre.ts'
import { apart } from './point.ts'
import { ahead, aheadOf, aside, asideOf, pickOf, pose, poseOf, slid, spot, swungPose } from './pose.ts'
import { bases, poses } from './testing.ts'

const unit = { x: 50_000, y: 50_000, facing: 0, width: 8000, depth: 4000 }

describe('a pose', () => {
  it('is the middle of the front edge, facing up the table at 0', () => {
    expect(cornerOf(unit, 'front-left')).toEqual({ x: 46_000, y: 50_000 })
    expect(cornerOf(unit, 'front-right')).toEqual({ x: 54_000, y: 50_000 })
    expect(cornerOf(unit, 'rear-right')).toEqual({ x: 54_000, y: 54_000 })
    expect(cornerOf(unit, 'rear-left')).toEqual({ x: 46_000, y: 54_000 })
    expect(middleOf(unit)).toEqual({ x: 50_000, y: 52_000 })
  })

  it('moves ahead, aside and any other way', () => {
    expect(ahead(unit, 2540)).toEqual(pose(50_000, 47_460, 0))
    expect(aside(unit, 2540)).toEqual(pose(52_540, 50_000, 0))
    expect(slid(unit, 18000, 2540)).toEqual(pose(50_000, 52_540, 0))
  })

  it('wheels forward on the right corner clockwise', () => {
    expect(wheeled(unit, 'front-right', 9000)).toEqual(pose(54_000, 46_000, 9000))
    expect(wheeled(unit, 'front-left', -9000)).toEqual(pose(46_000, 46_000, 27000))
  })

  it('pivots about its middle and faces about in place', () => {
    expect(pivoted(unit, 9000)).toEqual(pose(52_000, 52_000, 9000))
    expect(aboutFaced(unit)).toEqual(pose(50_000, 54_000, 18000))
    expect(facedAbout(unit, 18000)).toEqual(aboutFaced(unit))
  })

  it('reorients to where one of its centres was (TER-MOV-13)', () => {
    for (const side of ['front', 'right', 'rear', 'left'] as const) {
      const { x, y } = reoriented(unit, side)
      expect({ x, y }).toEqual(centreOf(unit, side))
    }
    expect(reoriented(unit, 'left')).toEqual(pose(46_000, 52_000, 27000))
  })

  it('goes to and from a pick', () => {
    expect(poseOf(pickOf(pose(1, 2, 3)))).toEqual(pose(1, 2, 3))
    expect(poseOf([1.4, -0.2, -100])).toEqual(pose(1, 0, 35900))
  })

  it('keeps its distance from the point it is swung about', () => {
    fc.assert(
      fc.property(poses(), poses(), fc.integer({ min: -36000, max: 36000 }), (at, centre, angle) => {
        const there = swungPose(at, centre.x, centre.y, angle)
        expect(Math.abs(apart(at, centre) - apart(there, centre))).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('measures ahead and aside as it places', () => {
    fc.assert(
      fc.property(bases(), fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }), (b, r, f) => {
        const { x, y } = spot(b, r, f)
        expect(Math.abs(asideOf(b, x, y) - r)).toBeLessThan(1)
        expect(Math.abs(aheadOf(b, x, y) - f)).toBeLessThan(1)
      }),
    )
  })
})
