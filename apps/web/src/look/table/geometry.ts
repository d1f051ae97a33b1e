import type { Point } from '../ink/curves.ts'

/** Millimetres on the table from its upper left corner, as it lies before the one who looks. */
export const INCH = 25.4

/** Where a base stands: the middle of its front edge, and the way it faces in degrees clockwise from up. */
export interface Pose {
  x: number
  y: number
  facing: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point so far from another in a direction. */
export const away = ({ x, y }: { x: number; y: number }, direction: number, distance: number): Point => [
  x + Math.sin(radians(direction)) * distance,
  y - Math.cos(radians(direction)) * distance,
]

/** A point given from a base: to its right, and ahead of its front edge. */
export const fromBase = ({ x, y, facing }: Pose, right: number, ahead: number): Point => {
  const sin = Math.sin(radians(facing))
  const cos = Math.cos(radians(facing))
  return [x + right * cos + ahead * sin, y + right * sin - ahead * cos]
}

export const cornersOf = (pose: Pose, width: number, depth: number): Point[] => [
  fromBase(pose, -width / 2, 0),
  fromBase(pose, width / 2, 0),
  fromBase(pose, width / 2, -depth),
  fromBase(pose, -width / 2, -depth),
]

/** Half the height of a base as it lies on the paper. */
export const halfHeight = (facing: number, width: number, depth: number): number =>
  (Math.abs(Math.sin(radians(facing))) * width + Math.abs(Math.cos(radians(facing))) * depth) / 2

export const bearing = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360
