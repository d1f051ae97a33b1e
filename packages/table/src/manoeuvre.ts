import { normal } from './angle.ts'
import { type Base, type Corner, centreOf, cornerX, cornerY, isRight, middleOf, outward, type Side } from './base.ts'
import { type Body, bodyAt, place } from './body.ts'
import type { Footprint } from './footprint.ts'
import type { Point } from './point.ts'
import { ahead, type Pose, pose, slid, spotX, spotY, swungPose, turned } from './pose.ts'
import { type Sweep, sweep } from './sweep.ts'
import { angleOfArc, arcLength, sweepTurn } from './wheel.ts'

/** One leg of a manoeuvre. Angles are clockwise; distances ahead may be negative. */
export type Leg =
  | { go: 'ahead'; distance: number }
  | { go: 'slide'; bearing: number; distance: number }
  | { go: 'wheel'; corner: Corner; angle: number }
  | { go: 'pivot'; angle: number }
  | { go: 'turn'; angle: number }

/** The sense in which a wheel about this corner goes forward: clockwise on the right, counter-clockwise on the left. */
export const forwardSense = (corner: Corner): 1 | -1 => (isRight(corner) ? 1 : -1)

/** Wheeled about one of its corners. */
export const wheeled = (b: Base, corner: Corner, angle: number): Pose =>
  swungPose(b, cornerX(b, corner), cornerY(b, corner), angle)

/** Turned about its own middle. */
export const pivoted = (b: Base, angle: number): Pose =>
  swungPose(b, spotX(b, 0, -b.depth / 2), spotY(b, 0, -b.depth / 2), angle)

/** Turned round where it stands: the rear becomes the front. */
export const aboutFaced = (b: Base): Pose => reoriented(b, 'rear')

/** Faces outward from one of its sides: the new front centre is where that side's centre was. */
export function reoriented(b: Base, side: Side): Pose {
  const { x, y } = centreOf(b, side)
  return pose(x, y, outward(b, side))
}

/** Faces a bearing, its middle kept in place. */
export const facedAbout = (b: Base, bearing: number): Pose => {
  const { x, y } = middleOf(b)
  const to = { x, y, facing: normal(bearing) }
  return pose(spotX(to, 0, b.depth / 2), spotY(to, 0, b.depth / 2), to.facing)
}

/** Where a base stands after a leg. */
export function afterLeg(b: Base, leg: Leg): Pose {
  switch (leg.go) {
    case 'ahead':
      return ahead(b, leg.distance)
    case 'slide':
      return slid(b, leg.bearing, leg.distance)
    case 'wheel':
      return wheeled(b, leg.corner, leg.angle)
    case 'pivot':
      return pivoted(b, leg.angle)
    case 'turn':
      return turned(b, leg.angle)
  }
}

/** The same leg, gone only so far. */
function legUpTo(leg: Leg, much: number): Leg {
  return leg.go === 'ahead' || leg.go === 'slide' ? { ...leg, distance: much } : { ...leg, angle: much }
}

/** Makes one leg with a body, which may be more than the base (markers, a part of the ranks only). */
function sweepLeg(b: Base, body: Body, leg: Leg, others: readonly Body[], gap = 0): Sweep {
  switch (leg.go) {
    case 'ahead': {
      const back = leg.distance < 0
      const way = sweep(body, back ? b.facing + 18000 : b.facing, Math.abs(leg.distance), others, gap)
      return back ? { ...way, free: 0 - way.free } : way
    }
    case 'slide':
      return sweep(body, leg.bearing, leg.distance, others, gap)
    case 'wheel':
      return sweepTurn(body, cornerX(b, leg.corner), cornerY(b, leg.corner), leg.angle, others, gap)
    case 'pivot':
      return sweepTurn(body, spotX(b, 0, -b.depth / 2), spotY(b, 0, -b.depth / 2), leg.angle, others, gap)
    case 'turn':
      return sweepTurn(body, b.x, b.y, leg.angle, others, gap)
  }
}

export interface Walk {
  /** Where it stands in the end. */
  pose: Pose
  /** The leg that was cut short (or the number of legs), how much of it was gone, and what stopped it (-1: nothing). */
  leg: number
  free: number
  met: number
  at: Point | null
}

/** Makes the legs one after another until something is met. */
export function walk(
  b: Base,
  legs: readonly Leg[],
  others: readonly Body[],
  footprint: Footprint | null = null,
  gap = 0,
): Walk {
  let now = b
  for (let i = 0; i < legs.length; i++) {
    const body = footprint === null ? bodyAt(now) : place(footprint, now)
    const { free, met, at } = sweepLeg(now, body, legs[i], others, gap)
    const next = afterLeg(now, legUpTo(legs[i], free))
    if (met !== -1) return { pose: next, leg: i, free, met, at }
    now = { ...now, ...next }
  }
  return { pose: pose(now.x, now.y, now.facing), leg: legs.length, free: 0, met: -1, at: null }
}

/** What a wheel costs where it is measured at the outer end of the front. */
export const wheelCost = (width: number, angle: number): number => arcLength(width, angle)

/** How far one may wheel for so much. */
export const wheelFor = (width: number, cost: number): number => angleOfArc(width, cost)
