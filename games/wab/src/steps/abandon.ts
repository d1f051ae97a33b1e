import { overlaps, slid } from '@acies/table'
import { type Field, kindOf, onTable, put, type Unit } from '../position.ts'
import { heroesAboard } from '../rules/aboard.ts'
import { blockOf, bodyOf, place } from '../rules/bodies.ts'
import { crewOf, crewsAt, isAbandoned } from '../rules/crew.ts'
import { standsFree } from '../rules/route.ts'
import type { Table } from './book.ts'
import { dismount, lose, stepDown } from './losses.ts'

/**
 * Who runs when a unit must: of a machine, or a wagon that can be left, its crew; it stays where it is (WAB-WAR-05, 20, 21,
 * WAB-WAG-31). Null when nobody is there to run.
 */
export function runner(r: Table, u: Unit): Unit | null {
  const g = r.field
  if (kindOf(g, u).crew.length === 0 || u.crew.length > 0) return u
  const crew = crewOf(g, u)
  u.fleeing = 0
  if (crew === null) return null
  // Those who had come to help run as well (WAB-WAR-19).
  for (const other of crewsAt(g, u))
    if (other !== crew) g.due.push({ step: 'flight', v: { unit: other.host, why: 'edge' } })
  dismount(g, u, crew)
  stepClear(g, u, crew)
  for (const c of heroesAboard(g, u)) stepDown(g, crew, c)
  g.links = g.links.map(l => ({ ...l, a: l.a === u.id ? crew.id : l.a, b: l.b === u.id ? crew.id : l.b }))
  r.tell({ type: 'abandoned', rules: ['WAB-WAR-20', 'WAB-WAR-21'], unit: u.id, other: crew.id })
  return crew
}
/** Beside the machine, on the first side where there is room: behind it, left, right, before it. */
function stepClear(g: Field, machine: Unit, crew: Unit): void {
  const base = blockOf(g, machine)
  const own = blockOf(g, crew)
  for (const turn of [18000, 27000, 9000, 0]) {
    const deep = turn % 18000 === 0
    const far = (deep ? base.depth + own.depth : base.width + own.width) / 2 + 10
    const there = slid(crew, crew.facing + turn, far)
    if (standsFree(g, crew, there)) return place(crew, there)
  }
}
/** A machine that nobody serves falls to the first who lays hands on it; that is no combat (WAB-WAR-12, 13). */
export function wreck(r: Table, machine: Unit, by: Unit): void {
  r.tell({ type: 'wrecked', rules: ['WAB-WAR-12', 'WAB-WAR-13'], unit: by.id, other: machine.id })
  lose(r, machine, 'killed', ['WAB-WAR-12'])
}
/** Whoever comes to stand on abandoned machines has passed through them, and wrecked them (WAB-WAR-22). */
export function trample(r: Table, u: Unit): void {
  const g = r.field
  if (!onTable(u)) return
  for (const o of g.units)
    if (onTable(o) && o !== u && isAbandoned(g, o) && overlaps(bodyOf(g, u), bodyOf(g, o))) wreck(r, o, u)
}
/** Caught on the run: of a machine its crew dies and it stays (WAB-WAR-21). */
export function preyOf(g: Field, u: Unit): Unit {
  const crew = u.crew.length > 0 ? null : crewOf(g, u)
  if (crew !== null) put(u, 'broken', 0)
  return crew ?? u
}
