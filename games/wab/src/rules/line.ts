import { apart, bearing, bodyAt, INCH, lengthOn, middleOf, type Point, slid, spans, turnBetween } from '@acies/table'
import { MISSILE_DATA, type Missile } from '../data/weapons.ts'
import type { Field, Unit } from '../position.ts'
import { middle } from './bodies.ts'
import { modelsOf } from './cloud.ts'
import { aimPoint } from './sight.ts'

/**
 * The places of a unit that a line passes over, nearest first: at most one of each rank, or of each file where it comes
 * from the side, the one it crosses most of; of loose models all of them (WAB-WAR-47, 49, 60, WAB-RUL-291).
 */
export function placesOnLine(g: Field, u: Unit, from: Point, to: Point): number[] {
  const across = Math.abs(turnBetween(u.facing, bearing(from, to)))
  const sideways = across > 4500 && across < 13500
  const best = new Map<number, { place: number; far: number; on: number }>()
  modelsOf(g, u).forEach((base, place) => {
    const body = bodyAt(base)
    const on = lengthOn(body, from, to)
    if (on <= 0) return
    const far = spans(body, from, to)[0]?.from ?? 0
    const row = u.loose.length > 0 ? place : sideways ? place % u.files : Math.floor(place / u.files)
    const known = best.get(row)
    if (known === undefined || on > known.on) best.set(row, { place, far, on })
  })
  return [...best.values()].sort((a, b) => a.far - b.far || a.place - b.place).map(x => x.place)
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

/** The way of a bolt from a machine that has turned to its target, and whom of it the bolt would pass (WAB-WAR-44 to 49). */
export function boltPath(g: Field, machine: Unit, target: Unit, weapon: Missile) {
  const from = middle(g, machine)
  const aim = onModel(g, target, from, aimPoint(g, machine, target) ?? middle(g, target))
  const far = Math.max(MISSILE_DATA[weapon].range * INCH, apart(from, aim))
  const end = slid({ facing: 0, ...from }, bearing(from, aim), far)
  const places = placesOnLine(g, target, from, end)
  // A line that slips between two models strikes the nearest of the first rank.
  return { from, end, places: places.length === 0 ? [0] : places }
}
