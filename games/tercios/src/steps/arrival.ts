import { overlaps, type Pose } from '@acies/table'
import type { Commander, Troop } from '../position.ts'
import { bodyOf, commanderBody, farFrom } from '../rules/bodies.ts'
import { displacedGun, gunsUnder } from '../rules/movement.ts'
import { atLeast, event, roll, type Table } from './book.ts'
import { loseCommander, standClear } from './losses.ts'

/** Puts a troop down: guns and commanders beneath it give way (TER-MOV-09 to 11, TER-MOV-16). */
export function putDown(r: Table, u: Troop, at: Pose): void {
  const g = r.field
  const moved = u.x !== at.x || u.y !== at.y
  u.x = at.x
  u.y = at.y
  u.facing = at.facing
  if (moved) u.entrenched = false // TER-ART-12
  const body = bodyOf(u)
  for (const gun of gunsUnder(g, u, body)) {
    const there = displacedGun(g, u, body, gun)
    if (there === null) continue
    gun.x = there.x
    gun.y = there.y
    gun.entrenched = false
    r.tell(event('displaced', ['TER-MOV-10'], { unit: gun.id, other: u.id, path: [gun.x, gun.y, gun.facing] }))
    clearCommanders(r, gun)
  }
  clearCommanders(r, u)
}

/** Commanders under a base: friends step aside, enemies are in danger. */
export function clearCommanders(r: Table, u: Troop): void {
  const g = r.field
  const body = bodyOf(u)
  for (const c of g.commanders) {
    if (c.where !== 'table' || c.inside >= 0 || farFrom(body, c, c.radius)) continue
    if (!overlaps(body, commanderBody(c))) continue
    if (c.side === u.side) {
      standClear(g, c, u)
      r.tell(event('displaced', ['TER-MOV-11'], { unit: c.id, other: u.id, path: [c.x, c.y, 0] }))
    } else inTheWrongPlace(r, c, u)
  }
}

/** TER-CMD-42 */
function inTheWrongPlace(r: Table, c: Commander, u: Troop): void {
  const dice = roll(r, c.level)
  const n = atLeast(dice, 5)
  r.tell(event('commander-check', ['TER-CMD-42', 'TER-MOV-16'], { unit: c.id, other: u.id, dice, need: 5, n }))
  if (n === 0) return loseCommander(r, c, ['TER-CMD-42'])
  if (n === 1) c.exhausted = true
  standClear(r.field, c, u)
}
