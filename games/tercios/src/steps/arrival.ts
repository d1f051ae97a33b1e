import { type Body, bearing, freeWay, length, overlaps, type Point, type Pose, pose } from '@acies/table'
import { farFrom } from '@acies/tabletop'
import type { Commander, Field, Troop } from '../position.ts'
import { bodyOf, commanderBody } from '../rules/bodies.ts'
import { bodyHere, displacedGuns } from '../rules/movement.ts'
import { atLeast, event, roll, type Table } from './book.ts'
import { commanderMayStand, loseCommander, standClear } from './losses.ts'

/** Puts a troop down: guns and commanders beneath it give way (TER-MOV-09 to 11, TER-MOV-16). */
export function putDown(r: Table, u: Troop, at: Pose): void {
  const g = r.field
  const moved = u.x !== at.x || u.y !== at.y
  u.x = at.x
  u.y = at.y
  u.facing = at.facing
  if (moved) u.entrenched = false // TER-ART-12
  const body = bodyOf(u)
  const guns = displacedGuns(g, u, body) ?? []
  for (const { gun, at: there } of guns) {
    gun.x = there.x
    gun.y = there.y
    gun.entrenched = false
    r.tell(event('displaced', ['TER-MOV-10'], { unit: gun.id, other: u.id, path: [gun.x, gun.y, gun.facing] }))
  }
  for (const { gun } of guns) clearCommanders(r, gun)
  clearCommanders(r, u)
}

/** Goes straight to a pose and is put down there; enemy commanders on its way are in danger (TER-CMD-42). */
export function goTo(r: Table, u: Troop, at: Pose): void {
  const touched = riddenDown(r.field, u, { x: u.x, y: u.y }, at)
  putDown(r, u, at)
  for (const c of touched) inTheWrongPlace(r, c, u)
}

/** Commanders under a base: friends step aside, enemies are in danger. */
export function clearCommanders(r: Table, u: Troop): void {
  const g = r.field
  const body = bodyOf(u)
  for (const c of g.commanders) {
    if (c.where !== 'table' || c.inside >= 0 || farFrom(body, c, c.radius)) continue
    if (!overlaps(body, commanderBody(c))) continue
    if (c.side === u.side) {
      g.displaced.push({ commander: c.id, by: u.id, x: c.x, y: c.y })
      standClear(g, c, u)
      r.tell(event('displaced', ['TER-MOV-11'], { unit: c.id, other: u.id, path: [c.x, c.y, 0] }))
    } else inTheWrongPlace(r, c, u)
  }
}

/** TER-CMD-42 */
export function inTheWrongPlace(r: Table, c: Commander, u: Troop): void {
  const dice = roll(r, c.level)
  const n = atLeast(dice, 5)
  r.tell(event('commander-check', ['TER-CMD-42', 'TER-MOV-16'], { unit: c.id, other: u.id, dice, need: 5, n }))
  if (n === 0) return loseCommander(r, c, ['TER-CMD-42'])
  if (n === 1) c.exhausted = true
  r.field.displaced.push({ commander: c.id, by: u.id, x: c.x, y: c.y })
  if (!commanderMayStand(r.field, c, c.x, c.y)) standClear(r.field, c, pose(c.x, c.y, u.facing))
}

/** Enemy commanders whom a troop's base touches on its way, though not where it ends (TER-CMD-42). */
export function riddenDown(g: Field, u: Troop, from: Point, to: Pose): Commander[] {
  const far = Math.round(length(to.x - from.x, to.y - from.y))
  const way = far < 1 ? to.facing : bearing(from, to)
  const touched: Commander[] = []
  let body: Body | null = null
  for (const c of g.commanders) {
    if (c.where !== 'table' || c.inside >= 0 || c.side === u.side) continue
    const reach = u.width + u.depth + far + c.radius
    if (Math.abs(c.x - from.x) > reach || Math.abs(c.y - from.y) > reach) continue
    body ??= bodyHere(u, pose(from.x, from.y, to.facing))
    const token = commanderBody(c)
    if (freeWay(body, way, far, [token]) < far && !overlaps(bodyHere(u, to), token)) touched.push(c)
  }
  return touched
}
