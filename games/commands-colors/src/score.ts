import type { Seat } from '@acies/kernel'
import { enemyOf, type Side } from './battlefield.ts'
import { bookOf } from './book.ts'
import { type Field, NOBODY, onField, supporters } from './field.ts'

/** Banners above all; then the strength left, by what each type is worth, and whether units stand together. */
export function scoreBy(worth: readonly number[]): (g: Field, seat: Seat) => number {
  const army = (g: Field, side: Side): number => {
    const { types } = bookOf(g)
    let sum = g.banners[side] * 10
    if (g.banners[side] >= g.goal[side]) sum += 1000
    for (const u of g.units) {
      if (u.side !== side || !onField(u)) continue
      sum += worth[u.type] * (2 + (3 * u.blocks) / types[u.type].blocks)
      sum += (supporters(g, u) >= 2 ? 0.4 : 0) + (g.leaderAt[u.hex] !== NOBODY ? 0.3 : 0)
    }
    for (const l of g.leaders) if (l.side === side && onField(l)) sum += g.unitAt[l.hex] === NOBODY ? 2 : 4
    return sum
  }
  return (g, seat) => {
    const side: Side = seat === 0 ? 0 : 1
    return army(g, side) - army(g, enemyOf(side))
  }
}
