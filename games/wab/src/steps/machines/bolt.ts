import { apart, bearing, facedAbout, INCH, middleOf, type Point, slid } from '@acies/table'
import { MISSILE_DATA, type Missile } from '../../data/weapons.ts'
import { type Field, onTable, type Unit } from '../../position.ts'
import { blockOf, middle, place } from '../../rules/bodies.ts'
import { modelsOf } from '../../rules/cloud.ts'
import { placesOnLine } from '../../rules/line.ts'
import { standsFree } from '../../rules/route.ts'
import { aimPoint } from '../../rules/sight.ts'
import type { Table } from '../book.ts'
import { smash, whoIsStruck } from './hits.ts'

/** A machine turns to its target where it stands; that is no move (WAB-WAR-43, WAB-RUL-292). */
export function turnTo(r: Table, machine: Unit, toward: { x: number; y: number }): void {
  const g = r.field
  const turned = facedAbout(blockOf(g, machine), bearing(middle(g, machine), toward))
  if (standsFree(g, machine, turned)) place(machine, turned)
}

/** The middle of the model that lies nearest to a line: nobody aims between two files. */
function onModel(g: Field, target: Unit, from: Point, aim: Point): Point {
  const far = Math.max(1, apart(from, aim))
  const off = (p: Point) => Math.abs((p.x - from.x) * (aim.y - from.y) - (p.y - from.y) * (aim.x - from.x)) / far
  let best = aim
  let least = Number.POSITIVE_INFINITY
  for (const base of modelsOf(g, target)) {
    const there = middleOf(base)
    const score = 1000 * Math.round(off(there) / 10) + apart(from, there) / 100
    if (score < least) {
      least = score
      best = there
    }
  }
  return best
}

/** Straight on through rank after rank, weaker by one for each, while models die (WAB-WAR-44 to 51, WAB-RUL-291). */
export function looseBolt(r: Table, machine: Unit, target: Unit, weapon: Missile, strength: number): void {
  const g = r.field
  const from = middle(g, machine)
  const aim = onModel(g, target, from, aimPoint(g, machine, target) ?? middle(g, target))
  const { range, bolt } = MISSILE_DATA[weapon]
  const far = Math.max(range * INCH, apart(from, aim))
  const end = slid({ facing: 0, ...from }, bearing(from, aim), far)
  const places = placesOnLine(g, target, from, end)
  // A line that slips between two models strikes the nearest of the first rank.
  if (places.length === 0) places.push(0)
  let left = strength
  let struck = 0
  const rules = ['WAB-WAR-47', 'WAB-WAR-48'] as const
  for (const at of places) {
    if (left < 1 || !onTable(target)) break
    const who = whoIsStruck(r, target, at)
    struck++
    if (smash(r, machine, who, 1, { strength: left, wounds: bolt === 0 ? 4 : bolt, rules }) === 0) break
    left--
  }
  r.tell({
    type: 'bolt',
    rules: ['WAB-WAR-44', 'WAB-WAR-49'],
    unit: machine.id,
    other: target.id,
    line: [from.x, from.y, 0, end.x, end.y, 0],
    n: struck,
  })
}
