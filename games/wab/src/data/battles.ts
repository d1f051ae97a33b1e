import { INCH } from '@acies/table'
import type { Element } from '../position.ts'
import type { GroundKind } from './ground.ts'

export interface Battle {
  id: string
  armies: readonly [string, string]
  ground: readonly Element[]
}
const piece = (kind: GroundKind, x: number, y: number, width: number, depth: number, facing = 0) => ({
  kind,
  x,
  y,
  width,
  depth,
  facing,
})
const laid = (pieces: readonly ReturnType<typeof piece>[]): Element[] =>
  pieces.map((p, id) => ({
    id,
    kind: p.kind,
    x: Math.round(p.x * INCH),
    y: Math.round(p.y * INCH),
    facing: p.facing,
    width: Math.round(p.width * INCH),
    depth: Math.round(p.depth * INCH),
  }))

/** Pitched battles of a thousand points: open ground, or a hill, woods and a wall on which nobody has the better of it. */
export const BATTLES: readonly Battle[] = [
  { id: 'pitched-1000', armies: ['rome-1000', 'barbarians-1000'], ground: [] },
  {
    id: 'pitched-1000-ground',
    armies: ['rome-1000', 'barbarians-1000'],
    ground: laid([
      piece('wood', 14, 21, 10, 6),
      piece('wood', 58, 21, 10, 6),
      piece('hill', 36, 20, 14, 8),
      piece('marsh', 6, 32, 6, 5),
      piece('wall', 66, 34, 8, 0.4),
      piece('hedge', 6, 14, 8, 0.4),
    ]),
  },
]
