import { ahead, bearing, INCH, middleOf, type Pose, turnBetween, wheelCost, wheeled, wheelFor } from '@acies/table'
import { type Charge, type Field, has, lift, onTable, put, type Unit } from '../position.ts'
import { blockOf, bodiesOf, distanceBetween, groundOf, isCloud, place } from '../rules/bodies.ts'
import { isInDifficult } from '../rules/going.ts'
import { allowanceOf } from '../rules/pace.ts'
import { rushed, standsFree, straightOn } from '../rules/route.ts'
import type { Table } from './book.ts'

/** Half its move straight at the charger; if it cannot, it holds (WAB-CCHG-02 to 05). */
export function counterCharge(r: Table, u: Unit, charger: Unit): void {
  const g = r.field
  lift(u, 'counters')
  if (distanceBetween(g, u, charger) * 2 < allowanceOf(g, charger, 'charge')) return // WAB-CCHG-02
  const budget = allowanceOf(g, u, 'counter')
  const path = [u.x, u.y, u.facing]
  const way = toward(g, u, charger, budget)
  if (way.length === 0) return
  for (const p of way) path.push(p.x, p.y, p.facing)
  const rough = isInDifficult(g, u)
  place(u, way[way.length - 1])
  put(u, 'countercharged')
  if (rough || isInDifficult(g, u)) put(u, 'rough-charge') // WAB-WPN-20, 24
  r.tell({ type: 'countercharged', rules: ['WAB-CCHG-03', 'WAB-CCHG-04'], unit: u.id, other: charger.id, path })
}
/** Wheeled toward the charger as far as it can pay, then straight on, up to an inch from him. */
function toward(g: Field, u: Unit, charger: Unit, budget: number): Pose[] {
  if (isCloud(u)) return rushed(g, u, charger, budget, INCH)
  const block = blockOf(g, u)
  const enemies = bodiesOf(g, u, o => o.side !== u.side)
  const friends = [...bodiesOf(g, u, o => o.side === u.side), ...groundOf(g).impassable]
  const turn = turnBetween(u.facing, bearing(u, middleOf(blockOf(g, charger))))
  const angle = Math.min(Math.abs(turn), wheelFor(block.width, budget))
  const way: Pose[] = []
  let at: Pose = u
  if (angle > 100) {
    const end = wheeled(block, turn > 0 ? 'front-right' : 'front-left', turn > 0 ? angle : -angle)
    if (!standsFree(g, u, end)) return []
    at = end
    way.push(at)
  }
  const left = Math.max(0, budget - (at === u ? 0 : wheelCost(block.width, angle)))
  const on = straightOn(g, u, at, left, budget, enemies, friends)
  return on > 0 ? [...way, ahead(at, on)] : way
}
/** The charger is out of reach: who wanted to meet him goes an inch (WAB-CCHG-06, WAB-RUL-140). */
export function counterInVain(r: Table, c: Charge): void {
  const g = r.field
  for (const id of c.targets) {
    const u = g.units[id]
    if (!onTable(u) || !has(u, 'counters')) continue
    lift(u, 'counters')
    const way = toward(g, u, g.units[c.unit], INCH)
    if (way.length === 0) continue
    const path = [u.x, u.y, u.facing, way[0].x, way[0].y, way[0].facing]
    place(u, way[0])
    r.tell({ type: 'countercharged', rules: ['WAB-CCHG-06'], unit: u.id, other: c.unit, path })
  }
}
