import { directionTo, type Hex, NOWHERE } from '@acies/hexes'
import { BOARD, distanceOf, SIGHT, type Side } from './battlefield.ts'
import { bookOf, terrainAt } from './book.ts'
import { type Field, NOBODY, pieceAt, sideOf } from './field.ts'

/** Sees over nobody. */
export const NO_SIDE = -1

/** Whether a line of sight from one hex to another is clear; `over`: the side whose lower neighbours do not hide. */
export function sees(g: Field, from: Hex, to: Hex, over: Side | typeof NO_SIDE = NO_SIDE): boolean {
  const { through, along } = SIGHT.between(from, to)
  // From hill to hill, hills between them of the same height do not hide; in some games only those that join them.
  const high = isHill(g, from) && isHill(g, to) && (!bookOf(g).hillsMustJoin || areJoined(g, through, along))
  for (let i = 0; i < through.length; i++) if (hides(g, through[i], high, from, over)) return false
  for (let i = 0; i < along.length; i++) {
    const pair = along[i]
    if (hides(g, pair[0], high, from, over) && hides(g, pair[1], high, from, over)) return false
  }
  return true
}

const isHill = (g: Field, hex: Hex): boolean => hex !== NOWHERE && terrainAt(g, hex).obstructs === 'hill'
/** Hill all along the line. */
const areJoined = (g: Field, through: readonly Hex[], along: readonly (readonly Hex[])[]): boolean =>
  through.every(hex => isHill(g, hex)) && along.every(pair => pair.some(hex => isHill(g, hex)))

/** Whether a line from one hex into another comes in by a side with ramparts or fieldworks; a corner of one counts. */
export function crossesWall(g: Field, from: Hex, to: Hex): boolean {
  const walls = g.ramparts[to]
  if (walls === 0) return false
  const near = directionTo(BOARD, to, from)
  if (near >= 0) return isWall(walls, near)
  const { through, along } = SIGHT.between(from, to)
  const last = through.filter(hex => directionTo(BOARD, to, hex) >= 0)
  const gates = last.length > 0 ? last : along.flat()
  return gates.some(hex => hex !== NOWHERE && isWall(walls, directionTo(BOARD, to, hex)))
}
const isWall = (walls: number, side: number): boolean => side >= 0 && ((walls >> side) & 1) === 1

/** A piece, woods and the like, and all beyond the edge of the battlefield. */
function hides(g: Field, hex: Hex, high: boolean, from: Hex, over: number): boolean {
  if (hex === NOWHERE) return true
  const { obstructs } = terrainAt(g, hex)
  if (obstructs === 'yes' || (obstructs === 'hill' && !high)) return true
  const piece = pieceAt(g, hex)
  if (piece === NOBODY) return false
  return obstructs === 'hill' || sideOf(g, piece) !== over || distanceOf(from, hex) > 1
}
