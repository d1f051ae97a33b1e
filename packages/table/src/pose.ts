import { cosine, normal, sine } from './angle.ts'
import { type Point, whole } from './point.ts'

/** Where a thing stands: the middle of its front edge (a disc: its centre) and the way it faces. */
export interface Pose extends Point {
  facing: number
}

/** A pose as it is handed in with an answer. */
export type PosePick = readonly [x: number, y: number, facing: number]

export const pose = (x: number, y: number, facing: number): Pose => ({
  x: whole(x),
  y: whole(y),
  facing: normal(whole(facing)),
})

export const poseOf = (pick: PosePick): Pose => pose(pick[0], pick[1], pick[2])
export const pickOf = (at: Pose): PosePick => [at.x, at.y, at.facing]
export const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.facing === b.facing

/** Moved by a distance in any direction, facing kept. */
export function slid(at: Pose, bearing: number, distance: number): Pose {
  return pose(at.x + distance * sine(bearing), at.y - distance * cosine(bearing), at.facing)
}

/** Straight ahead; a negative distance goes back. */
export const ahead = (at: Pose, distance: number): Pose => slid(at, at.facing, distance)

/** To its own right; a negative distance goes left. */
export const aside = (at: Pose, distance: number): Pose => slid(at, at.facing + 9000, distance)

export const shifted = (at: Pose, dx: number, dy: number): Pose => pose(at.x + dx, at.y + dy, at.facing)

/** Turned on the spot about the middle of the front edge; clockwise positive. */
export const turned = (at: Pose, angle: number): Pose => pose(at.x, at.y, at.facing + angle)

/** Carried round a point as on a turntable; clockwise positive. */
export function swungPose(at: Pose, px: number, py: number, angle: number): Pose {
  const s = sine(angle)
  const c = cosine(angle)
  const dx = at.x - px
  const dy = at.y - py
  return pose(px + dx * c - dy * s, py + dx * s + dy * c, at.facing + angle)
}

/** How far a point lies ahead of the line of the front edge; behind it negative. */
export function aheadOf(at: Pose, x: number, y: number): number {
  return (x - at.x) * sine(at.facing) - (y - at.y) * cosine(at.facing)
}

/** How far a point lies to the right of the axis; to the left negative. */
export function asideOf(at: Pose, x: number, y: number): number {
  return (x - at.x) * cosine(at.facing) + (y - at.y) * sine(at.facing)
}

/** The point that lies `right` to the right and `forward` ahead of a pose, not rounded. */
export function spotX(at: Pose, right: number, forward: number): number {
  return at.x + right * cosine(at.facing) + forward * sine(at.facing)
}
export function spotY(at: Pose, right: number, forward: number): number {
  return at.y + right * sine(at.facing) - forward * cosine(at.facing)
}

export function spot(at: Pose, right: number, forward: number): Point {
  return { x: whole(spotX(at, right, forward)), y: whole(spotY(at, right, forward)) }
}
