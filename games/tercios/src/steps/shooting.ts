import { effectOf, lift, type Troop } from '../position.ts'
import { disciplineDice, PLAIN } from '../rules/checks.ts'
import { courageUnderFire, defenceUnderFire, fireDice, missileOf, type Occasion } from '../rules/fighting.ts'
import { armed, has } from '../rules/traits.ts'
import { allSources } from '../rules/values.ts'
import { atLeast, event, roll, type Table } from './book.ts'
import { disorder, wearDown } from './losses.ts'

/** One shot, resolved to the end (TER-SHO-01). `piece` shoots: the troop itself or the gun integrated in it. */
export function shoot(
  r: Table,
  u: Troop,
  piece: Troop,
  target: Troop,
  occasion: Occasion,
  far: number,
  announced = true,
): void {
  const g = r.field
  const missile = missileOf(g, piece)
  if (missile === null || target.where !== 'table') return
  const value = fireDice(g, piece, occasion, far, announced)
  const need = defenceUnderFire(g, target, missile)
  const dice = roll(r, value.value)
  const hits = atLeast(dice, need) // TER-SHO-05
  r.tell(
    event('shot', ['TER-SHO-04', 'TER-SHO-10'], {
      unit: piece.id,
      other: target.id,
      n: hits,
      dice,
      need,
      word: missile.weapon,
      sources: allSources(value),
    }),
  )
  if (hits > 0) resist(r, target, piece, hits, missile.gun)
  if (effectOf(u, 'sprung') !== undefined) lift(u, ['sprung'])
  if (has(g, piece, 'experimental'))
    wearDown(r, piece === u ? piece : u, dice.filter(d => d === 1).length, ['TER-ART-11'])
}

function resist(r: Table, target: Troop, shooter: Troop, hits: number, gun: boolean): void {
  const g = r.field
  const value = courageUnderFire(g, target, shooter)
  const need = gun ? 6 : 4 // TER-SHO-06
  const dice = roll(r, value.value)
  const cancelled = atLeast(dice, need)
  r.tell(
    event('resisted', ['TER-SHO-06', 'TER-SHO-07', 'TER-SHO-11'], {
      unit: target.id,
      other: shooter.id,
      n: Math.min(hits, cancelled),
      dice,
      need,
      sources: allSources(value),
    }),
  )
  if (cancelled === 0) disorder(r, target, ['TER-SHO-08'])
  wearDown(r, target, Math.max(0, hits - cancelled), ['TER-SHO-09'])
  // TER-WPN-17: the great gun shakes whoever it hits.
  if (armed(g, shooter, 'gun-superheavy') && target.where === 'table' && !orderCheck(r, target))
    disorder(r, target, ['TER-WPN-17'])
}

/** An Order Check outside an activation (TER-CHK-01, 06). */
export function orderCheck(r: Table, u: Troop, need = 5, wanted = 1): boolean {
  const value = disciplineDice(r.field, u, PLAIN)
  const dice = roll(r, value.value)
  r.tell(
    event('discipline-check', ['TER-CHK-06'], {
      unit: u.id,
      dice,
      need,
      n: atLeast(dice, need),
      sources: allSources(value),
    }),
  )
  return atLeast(dice, need) >= wanted
}
