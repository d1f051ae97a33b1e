import { INCH } from '@acies/table'
import type { Element } from '../position.ts'
import type { GroundKind } from './ground.ts'
import { SIZES } from './ready.ts'

export interface Battle {
  id: string
  points: number
  /** In inches: the table, and how deep armies deploy. */
  width: number
  depth: number
  zone: number
  /** For each player. */
  turns: number
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

/** A hill, woods, a marsh, a wall and a hedge on which nobody has the better of it, for a table six feet by four. */
const country = laid([
  piece('wood', 14, 21, 10, 6),
  piece('wood', 58, 21, 10, 6),
  piece('hill', 36, 20, 14, 8),
  piece('marsh', 6, 32, 6, 5),
  piece('wall', 66, 34, 8, 0.4),
  piece('hedge', 6, 14, 8, 0.4),
])
const small = laid([piece('wood', 10, 16, 8, 5), piece('hill', 34, 15, 10, 6), piece('hedge', 24, 18, 6, 0.4)])

const pitched = (points: (typeof SIZES)[number]): Battle[] => {
  const table = points === 500 ? { width: 48, depth: 36, zone: 10 } : { width: 72, depth: 48, zone: 12 }
  const battle = {
    ...table,
    id: `pitched-${points}`,
    points,
    turns: 6,
    armies: [`rome-${points}`, `barbarians-${points}`] as const,
    ground: [],
  }
  return [battle, { ...battle, id: `pitched-${points}-ground`, ground: points === 500 ? small : country }]
}
/** Pitched battles at four sizes, on open ground or in country (WAB-MIS-101). */
export const BATTLES: readonly Battle[] = SIZES.flatMap(pitched)
