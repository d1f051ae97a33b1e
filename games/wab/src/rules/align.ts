import {
  aheadOf,
  bodyAt,
  centreOf,
  facedAbout,
  INCH,
  normal,
  opposite,
  outward,
  overlaps,
  type Pose,
  slid,
  turnBetween,
} from '@acies/table'
import { type Field, isFleeing, onTable, type Struck, type Unit } from '../position.ts'
import { blockAt, blockOf, bodyOf, distanceBetween, isCloud, onImpassable } from './bodies.ts'
import { isEngaged, stretchOf } from './engaged.ts'

/** So far a charged unit may be turned, and shifted, to lie along the charger's front. */
const TURN = 4500
const SHIFT = 2 * INCH

/** Enemies beside a target who would be moved for a charge that strikes both: near it, steady, in no other fight. */
export const besideOf = (g: Field, target: Unit): Unit[] =>
  g.units.filter(
    o =>
      o.side === target.side &&
      o !== target &&
      onTable(o) &&
      !isFleeing(o) &&
      !isCloud(o) &&
      !isEngaged(g, o) &&
      distanceBetween(g, o, target) <= INCH,
  )

/**
 * Where a charged unit comes to stand so that a side of it lies along the front of a charger: the least turn about its
 * middle, the least shift to and fro; null when it lies beside that front or has no room (WAB-MULT-03, WAB-RUL-149).
 */
export function setFlush(g: Field, charger: Unit, at: Pose, o: Unit, side: Struck): Pose | null {
  const block = blockOf(g, o)
  const turn = turnBetween(outward(block, side), opposite(at.facing))
  if (Math.abs(turn) > TURN) return null
  const turned = blockAt(g, o, facedAbout(block, normal(o.facing + turn)))
  const { x, y } = centreOf(turned, side)
  const shift = -aheadOf(at, x, y)
  if (Math.abs(shift) > SHIFT) return null
  const end = slid(turned, at.facing, shift)
  const there = blockAt(g, o, end)
  const front = blockAt(g, charger, at)
  const stretch = stretchOf(front, 'front', there, side)
  if (stretch === null || stretch[1] - stretch[0] < 100) return null
  const body = bodyAt(there)
  if (body.minX < 0 || body.minY < 0 || body.maxX > g.width || body.maxY > g.depth || onImpassable(g, body)) return null
  for (const u of g.units) if (u !== o && u !== charger && onTable(u) && overlaps(body, bodyOf(g, u))) return null
  return end
}
