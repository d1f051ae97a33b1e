import { distance, INCH, type Pose, SLACK, slid } from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, onTable, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { blockOf, bodyOf } from './bodies.ts'

/** How far the wagons of a tabor stand apart at most (WAB-WAG-28). */
const GAP = 3 * INCH
/** So near to its edge the first of them touches it: a hand's breadth of play. */
const AT_EDGE = INCH / 2

/** Is laid before all others (WAB-WAG-28). */
export const goesFirst = (g: Field, u: Unit): boolean => refusal('deploy-first', g, u) !== null
/** The wagons of its tabor that stand. */
const laid = (g: Field, u: Unit): Unit[] =>
  g.units.filter(o => o.id !== u.id && o.side === u.side && onTable(o) && goesFirst(g, o))

/** The rule by which a wagon may not be laid where it stands: the first at its own edge, each other by one that lies. */
export function laidApart(g: Field, u: Unit): Rule | null {
  const body = bodyOf(g, u)
  const others = laid(g, u)
  const { edge } = g.armies[u.side]
  const joins =
    others.length > 0
      ? others.some(o => distance(body, bodyOf(g, o)) <= GAP + SLACK)
      : (edge === 'south' ? g.depth - body.maxY : body.minY) <= AT_EDGE
  return joins ? null : 'WAB-WAG-28'
}
/** Where a wagon could be laid: the first along the edge from the middle on, each other round those that lie. */
export function taborPlaces(g: Field, u: Unit): Pose[] {
  const south = g.armies[u.side].edge === 'south'
  const facing = south ? 0 : 18000
  const { width, depth } = blockOf(g, u)
  const others = laid(g, u).reverse()
  if (others.length === 0) {
    const y = south ? g.depth - depth : depth
    const steps = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * INCH)
    return steps.map(off => ({ x: Math.round(g.width / 2 + off), y, facing }))
  }
  return others.flatMap(o =>
    [9000, 27000, 0, 18000].flatMap(turn =>
      [INCH, 2 * INCH, INCH / 2].map(gap => slid(o, o.facing + turn, (turn % 18000 === 0 ? depth : width) + gap)),
    ),
  )
}
