import type { Field, Troop } from '../position.ts'
import { fireDice, flanks, missileOf, shotAt } from '../rules/fighting.ts'
import { chargeTo } from '../rules/movement.ts'
import { ANY_DISTANCE, lineTo, sees } from '../rules/sight.ts'
import { canAttack } from '../steps/charge.ts'

/** An enemy who could strike a troop from where he stands. */
export interface Striker {
  unit: number
  far: number
  /** He could charge it: on its flank, or not; null where he does not reach it. */
  charge: 'front' | 'flank' | null
  /** Dice of his shot; 0 where it does not reach. */
  dice: number
}

/** Who could charge a troop where it stands or shoot at it, whatever card he has; the nearest first (TER-CHG-03, TER-SHO-03). */
export function strikersAt(g: Field, u: Troop): Striker[] {
  const found: Striker[] = []
  for (const e of g.troops) {
    if (e.where !== 'table' || e.side === u.side) continue
    const comes = canAttack(g, e) && chargeTo(g, e, u) !== null && sees(g, e, u)
    const shot = missileOf(g, e) === null || e.limbered ? null : shotAt(g, e, u)
    if (!comes && shot === null) continue
    found.push({
      unit: e.id,
      far: lineTo(g, e, u, ANY_DISTANCE)?.length ?? 0,
      charge: comes ? (flanks(g, e, u) ? 'flank' : 'front') : null,
      dice: shot === null ? 0 : fireDice(g, e, 'fire', shot.length).value,
    })
  }
  return found.sort((a, b) => a.far - b.far)
}
