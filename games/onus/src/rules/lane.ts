import {
  crossings,
  leavesAfter,
  nearest,
  opposite,
  outward,
  type Pose,
  SIDES,
  type Side,
  slid,
  turnBetween,
} from '@acies/table'
import { belowOf, type Field, stands, type Unit } from '../position.ts'
import { places } from './align.ts'
import { homeward } from './home.ts'
import { baseOf, bodiesOf, cardOf, isFar, lineAt, lineOf, REACH } from './stance.ts'

/** How far elephants run before they come to rest over nobody, and whether that is off the table (ONU-ELE-02, ONU-ELE-03). */
interface Lane {
  readonly stop: number
  readonly off: boolean
}
export function laneOf(g: Field, u: Unit, left: number): Lane {
  const home = homeward(g, u)
  const body = cardOf(u)
  const edge = leavesAfter(g, body, home)
  if (edge < left) return { stop: edge, off: true }
  const met: { from: number; to: number }[] = []
  const below = belowOf(g, u)?.id
  for (const o of g.units) {
    if (!stands(o) || o.id === u.id || o.id === below || isFar(o, u, left + REACH)) continue
    for (const { from, to } of crossings(body, home, left, bodiesOf(o))) met.push({ from, to })
  }
  // Just before contact (a crossing begins a bite deep), or as far as they can: the farthest place where they lie over nobody.
  const stops = [left, ...met.map(m => Math.max(0, m.from - 4))].sort((a, b) => b - a)
  const stop = stops.find(s => s <= left && met.every(m => s <= m.from || s >= m.to)) ?? 0
  return { stop, off: false }
}

/** The side that a run strikes first: the one that looks against it most. */
export function sideMet(run: number, target: Unit): Side {
  const base = baseOf(target)
  const off = (side: Side): number => Math.abs(turnBetween(outward(base, side), opposite(run)))
  return SIDES.reduce((best, side) => (off(side) < off(best) ? side : best))
}

/** Where elephants line up with a unit that stands up to them; null when there is no room (ONU-ELE-08). */
export function standPlace(g: Field, elephants: Unit, target: Unit, from: number): Pose | null {
  const run = homeward(g, elephants)
  const at = slid(elephants, run, from)
  const touch = nearest(lineAt(elephants, at), lineOf(target))
  const [place] = places(g, elephants, at, target, sideMet(run, target), touch?.b ?? at)
  return place ?? null
}
