import { bearing, facedAbout } from '@acies/table'
import { MISSILE_DATA, type Missile } from '../../data/weapons.ts'
import { onTable, type Unit } from '../../position.ts'
import { blockOf, middle, place } from '../../rules/bodies.ts'
import { boltPath } from '../../rules/line.ts'
import { standsFree } from '../../rules/route.ts'
import type { Table } from '../book.ts'
import { smash, whoIsStruck } from './hits.ts'

/** A machine turns to its target where it stands; that is no move (WAB-WAR-43, WAB-RUL-292). */
export function turnTo(r: Table, machine: Unit, toward: { x: number; y: number }): void {
  const g = r.field
  const turned = facedAbout(blockOf(g, machine), bearing(middle(g, machine), toward))
  if (standsFree(g, machine, turned)) place(machine, turned)
}

/** Straight on through rank after rank, weaker by one for each, while models die (WAB-WAR-44 to 51, WAB-RUL-291). */
export function looseBolt(r: Table, machine: Unit, target: Unit, weapon: Missile, strength: number): void {
  const g = r.field
  const { bolt } = MISSILE_DATA[weapon]
  const { from, end, places } = boltPath(g, machine, target, weapon)
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
