import { blowOf } from '../knowledge/chances.ts'
import type { Field, Troop } from '../position.ts'
import {
  courageUnderFire,
  defenceUnderFire,
  fireDice,
  mayShoot,
  missileOf,
  type Occasion,
  shotAt,
} from '../rules/fighting.ts'

/** The chance that one shot causes no wear, 1, or more; null where it cannot be made (TER-SHO-01 to 09). */
export function wearByShot(
  g: Field,
  u: Troop,
  target: Troop,
  occasion: Occasion,
): { none: number; one: number; more: number } | null {
  const missile = missileOf(g, u)
  const line = missile === null || !mayShoot(g, u, occasion) ? null : shotAt(g, u, target)
  if (missile === null || line === null) return null
  const dice = fireDice(g, u, occasion, line.length).value
  const courage = courageUnderFire(g, target, u, line).value
  const [none, one] = blowOf(dice, defenceUnderFire(g, target, missile), courage, missile.gun ? 6 : 4).wear
  return { none, one, more: 1 - none - one }
}
