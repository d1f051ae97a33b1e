import { inches } from '@acies/table'
import { clear, type Field, type Troop } from '../position.ts'
import { disciplineDice, PLAIN } from '../rules/checks.ts'
import {
  courageUnderFire,
  defenceUnderFire,
  fireDice,
  isUnseen,
  mayShoot,
  missileOf,
  type Occasion,
  rangeOf,
  shotAt,
} from '../rules/fighting.ts'
import { type Line, lineTo } from '../rules/sight.ts'
import { armed } from '../rules/troop.ts'
import { allSources } from '../rules/values.ts'
import { traitsWith } from '../traits/index.ts'
import { atLeast, event, roll, type Table } from './book.ts'
import { disorder, wearDown } from './losses.ts'

/** One shot, resolved to the end (TER-SHO-01). `piece` shoots: the troop itself or the gun integrated in it. */
function shoot(
  r: Table,
  u: Troop,
  piece: Troop,
  target: Troop,
  occasion: Occasion,
  line: Line,
  announced = true,
): void {
  const g = r.field
  const missile = missileOf(g, piece)
  if (missile === null || target.where !== 'table') return
  const value = fireDice(g, piece, occasion, line.length, announced)
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
  if (hits > 0) resist(r, target, piece, hits, missile.gun, line)
  clear(u, 'sprung')
  const [flawed] = traitsWith(g, piece, 'misfires')
  if (flawed !== undefined) wearDown(r, u, dice.filter(d => d === 1).length, [flawed.misfires])
}

function resist(r: Table, target: Troop, shooter: Troop, hits: number, gun: boolean, line: Line): void {
  const g = r.field
  const value = courageUnderFire(g, target, shooter, line)
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

/** The line of the gun integrated in a troop; null if there is none or it cannot shoot (TER-ART-16). */
export function gunLine(g: Field, u: Troop, target: Troop): Line | null {
  const gun = u.gun < 0 ? null : g.troops[u.gun]
  const missile = gun === null ? null : missileOf(g, gun)
  if (gun === null || missile === null || target.where !== 'table' || isUnseen(target)) return null
  return lineTo(g, u, target, inches(rangeOf(gun, missile)) + 5)
}
/** How many troops shoot where one does: all of a fortification (TER-UNI-32). */
export const shotsFrom = (u: Troop): number => (u.emplaced ? u.members + 1 : 1)
/** Would both the troop and the gun in it shoot at this enemy, so that one of them must be first? */
export const bothShoot = (g: Field, u: Troop, target: Troop, occasion: Occasion): boolean =>
  mayShoot(g, u, occasion) && shotAt(g, u, target) !== null && gunLine(g, u, target) !== null

/** How a troop shoots at its enemies: each of them once, the gun in it at the first (TER-ORD-40, TER-UNI-32, TER-ART-16). */
export function volley(
  r: Table,
  u: Troop,
  targets: readonly number[],
  occasion: Occasion,
  how: { gunFirst: boolean; announced?: boolean },
): void {
  const g = r.field
  const full = occasion === 'fire' || occasion === 'fire-reaction'
  const gun = full && u.gun >= 0 ? g.troops[u.gun] : null
  targets.forEach((id, i) => {
    const target = g.troops[id]
    const shootGun = (): void => {
      const line = gun === null || i > 0 || u.where !== 'table' ? null : gunLine(g, u, target)
      if (gun !== null && line !== null) shoot(r, u, gun, target, occasion, line)
    }
    if (how.gunFirst) shootGun()
    const line = mayShoot(g, u, occasion) && u.where === 'table' ? shotAt(g, u, target) : null
    if (line !== null) shoot(r, u, u, target, occasion, line, how.announced)
    if (!how.gunFirst) shootGun()
  })
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
