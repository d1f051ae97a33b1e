import type { Pose } from './pose.ts'

/** What a thing covers, seen from its own pose. Plain data: it may lie in a position. */
export type Footprint = Rectangle | Circle | Union

/** Its front edge is centred on the pose; it extends to the rear. */
export interface Rectangle {
  shape: 'rectangle'
  width: number
  depth: number
}

/** Centred on the pose. */
export interface Circle {
  shape: 'circle'
  radius: number
}

/** Several at once: a card with its markers, a block with a short last rank, a wall of many lengths. */
export interface Union {
  shape: 'union'
  parts: Part[]
}

/** Where the part stands when the whole stands at (0, 0) facing north: x to its right, y to its rear. */
export interface Part extends Pose {
  of: Rectangle | Circle
}

export const rectangle = (width: number, depth: number): Rectangle => ({ shape: 'rectangle', width, depth })
export const circle = (radius: number): Circle => ({ shape: 'circle', radius })
export const union = (parts: Part[]): Union => ({ shape: 'union', parts })
export const part = (of: Rectangle | Circle, x: number, y: number, facing = 0): Part => ({ of, x, y, facing })
