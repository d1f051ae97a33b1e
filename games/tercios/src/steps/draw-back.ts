import type { Troop } from '../position.ts'
import { wayOf } from '../rules/ground.ts'
import { allowance } from '../rules/movement.ts'
import { pushed } from '../rules/withdrawal.ts'
import { goTo } from './arrival.ts'
import { event, type Table } from './book.ts'
import { disorder } from './losses.ts'

/** Straight to the rear, facing kept, as far as there is room; ground slows and disorders as in any other move. */
export function drawBack(r: Table, u: Troop, far: number, rule: string): void {
  const g = r.field
  const was = [u.x, u.y, u.facing]
  const back = (distance: number) => pushed(g, u, u.facing + 18000, distance)
  const wished = back(far)
  const { pose: at, gone } = back(Math.min(wished.gone, allowance(g, u, 'plain', wayOf(g, u, u, wished.pose))))
  const way = wayOf(g, u, u, at)
  goTo(r, u, at)
  r.tell(event('moved', [rule], { unit: u.id, n: gone, path: [...was, at.x, at.y, at.facing] }))
  if (way.disorders) disorder(r, u, ['TER-TRR-03'])
}
