import { cosine, normal, sine } from './angle.ts'
import type { Point } from './point.ts'
import { type Pose, spot, spotX, spotY } from './pose.ts'

/** A rectangle that stands on the table: a base, a card, a block of ranks. Its pose is the middle of its front edge. */
export interface Base extends Pose {
  width: number
  depth: number
}

/** Clockwise from the front, as seen from above. */
export const SIDES = ['front', 'right', 'rear', 'left'] as const
export type Side = (typeof SIDES)[number]

export const CORNERS = ['front-left', 'front-right', 'rear-right', 'rear-left'] as const
export type Corner = (typeof CORNERS)[number]

export const baseAt = (width: number, depth: number, at: Pose): Base => ({
  width,
  depth,
  x: at.x,
  y: at.y,
  facing: at.facing,
})

export const isRight = (corner: Corner): boolean => corner === 'front-right' || corner === 'rear-right'
const isFront = (corner: Corner): boolean => corner === 'front-left' || corner === 'front-right'

/** The way a side looks. */
export const outward = (b: Pose, side: Side): number => normal(b.facing + TURNS[side])
const TURNS: Readonly<Record<Side, number>> = { front: 0, right: 9000, rear: 18000, left: 27000 }

export const sideLength = (b: Base, side: Side): number => (side === 'front' || side === 'rear' ? b.width : b.depth)

const rightOf = (b: Base, corner: Corner): number => (isRight(corner) ? b.width / 2 : -b.width / 2)
const forwardOf = (b: Base, corner: Corner): number => (isFront(corner) ? 0 : -b.depth)

export const cornerX = (b: Base, corner: Corner): number => spotX(b, rightOf(b, corner), forwardOf(b, corner))
export const cornerY = (b: Base, corner: Corner): number => spotY(b, rightOf(b, corner), forwardOf(b, corner))
export const cornerOf = (b: Base, corner: Corner): Point => spot(b, rightOf(b, corner), forwardOf(b, corner))

/** The mid-point of a side: what Tercios calls a centre. */
export function centreOf(b: Base, side: Side): Point {
  switch (side) {
    case 'front':
      return { x: b.x, y: b.y }
    case 'rear':
      return spot(b, 0, -b.depth)
    case 'left':
      return spot(b, -b.width / 2, -b.depth / 2)
    case 'right':
      return spot(b, b.width / 2, -b.depth / 2)
  }
}

/** The middle of the rectangle. */
export const middleOf = (b: Base): Point => spot(b, 0, -b.depth / 2)

/** A side as a line, clockwise: its left end, seen from inside looking out, comes first. */
export interface Edge {
  ax: number
  ay: number
  bx: number
  by: number
  outward: number
  length: number
}

export function edgeOf(b: Base, side: Side): Edge {
  const s = sine(b.facing)
  const c = cosine(b.facing)
  // Of both ends how far right and how far ahead: as `spotX` and `spotY` reckon, with sine and cosine looked up once.
  const half = b.width / 2
  const fromRight = side === 'front' || side === 'left' ? -half : half
  const toRight = side === 'front' || side === 'right' ? half : -half
  const fromAhead = side === 'front' || side === 'right' ? 0 : -b.depth
  const toAhead = side === 'front' || side === 'left' ? 0 : -b.depth
  return {
    ax: b.x + fromRight * c + fromAhead * s,
    ay: b.y + fromRight * s - fromAhead * c,
    bx: b.x + toRight * c + toAhead * s,
    by: b.y + toRight * s - toAhead * c,
    outward: outward(b, side),
    length: sideLength(b, side),
  }
}
