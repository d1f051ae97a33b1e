import {
  type Base,
  type Body,
  bodyAt,
  cornerX,
  cornerY,
  crosses,
  holds,
  INCH,
  lengthOn,
  middleOf,
  type Point,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import type { Rule } from '../events.ts'
import { enemyOf, type Field, onTable, type Unit } from '../position.ts'
import { groundOf, isWithin, onImpassable } from './bodies.ts'
import { isEngaged } from './engaged.ts'
import { isOnTable } from './route.ts'
import { levelAt, sees } from './sight.ts'

/** Two inches of wood can be seen through (WAB-LOS-04). */
const DIM = 2 * INCH
/** Does the ground alone hide one point from another? */
function isScreened(g: Field, from: Point, at: Point): boolean {
  const { bodies } = groundOf(g)
  const level = levelAt(g, from)
  let wood = 0
  for (let i = 0; i < bodies.length; i++) {
    const data = GROUND_DATA[g.ground[i].kind]
    if (data.sight === 'dim') wood += crosses(bodies[i], from, at) ? lengthOn(bodies[i], from, at) : 0
    else if (data.level > level && crosses(bodies[i], from, at) && !holds(bodies[i], at)) return true
  }
  return wood > DIM
}
const marksOf = (b: Base): Point[] => [
  middleOf(b),
  ...(['front-left', 'front-right', 'rear-right', 'rear-left'] as const).map(c => ({
    x: cornerX(b, c),
    y: cornerY(b, c),
  })),
]
/** The rule by which nobody hides there: seen from the enemy's zone, or in it (WAB-FRM-20, 21, WAB-RUL-342). */
export function mayNotHide(g: Field, u: Unit, models: readonly Base[]): Rule | null {
  const north = g.armies[enemyOf(u.side)].edge === 'north'
  const near = north ? g.zone : g.depth - g.zone
  for (const m of models) {
    const body: Body = bodyAt(m)
    if (!isOnTable(g, body)) return 'WAB-MOV-04'
    if (onImpassable(g, body)) return 'WAB-TERRAIN-05'
    if (north ? body.minY < near : body.maxY > near) return 'WAB-FRM-21'
    for (let x = 0; x <= g.width; x += 2 * INCH)
      for (const mark of marksOf(m)) if (!isScreened(g, { x, y: near }, mark)) return 'WAB-FRM-20'
  }
  return null
}
/** An enemy near enough, or one who sees it (WAB-FRM-23). */
export const isFound = (g: Field, u: Unit): boolean =>
  g.units.some(
    o =>
      o.side !== u.side &&
      onTable(o) &&
      (isWithin(g, o, u, 8) || (!isEngaged(g, o) && o.fleeing === 0 && sees(g, o, u))),
  )
