import { opposite } from './angle.ts'
import { alongSide } from './arc.ts'
import { type Base, centreOf, edgeOf, type Side } from './base.ts'
import { bodyAt } from './body.ts'
import { nearest } from './distance.ts'
import type { Point } from './point.ts'
import { asideOf, type Pose, pose, slid, spotX, spotY } from './pose.ts'

/** Front against a side of the target, the middle of the front so far along that side, clockwise. */
export function flush(target: Base, side: Side, offset: number): Pose {
  const { ax, ay, bx, by, outward: away, length: size } = edgeOf(target, side)
  return pose(ax + ((bx - ax) * offset) / size, ay + ((by - ay) * offset) / size, opposite(away))
}

/**
 * Closes the door: turned so that its front lies flush on a side of the target, about a point of its front that stays
 * where it is along that side.
 */
export function alignedAbout(mover: Base, target: Base, side: Side, hold: Point): Pose {
  return flush(target, side, alongSide(target, side, hold) + asideOf(mover, hold.x, hold.y))
}

/** The same about the point where the two touch or are nearest. */
export function aligned(mover: Base, target: Base, side: Side): Pose {
  const touch = nearest(bodyAt(mover), bodyAt(target))
  return alignedAbout(mover, target, side, touch === null ? mover : touch.a)
}

/** Directly behind another, aligned with it. */
export function behind(front: Base, gap = 0): Pose {
  const { x, y } = centreOf(front, 'rear')
  return slid(pose(x, y, front.facing), opposite(front.facing), gap)
}

/** Beside another, fronts in line. */
export function beside(mate: Base, side: 'left' | 'right', width: number, gap = 0): Pose {
  const off = (mate.width + width) / 2 + gap
  const right = side === 'right' ? off : -off
  return pose(spotX(mate, right, 0), spotY(mate, right, 0), mate.facing)
}

/** How much of a front, centred so far along a side, lies against that side. */
export function sharedFront(width: number, size: number, offset: number): number {
  return Math.max(0, Math.min(size, offset + width / 2) - Math.max(0, offset - width / 2))
}
