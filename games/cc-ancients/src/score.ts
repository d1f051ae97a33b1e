import { enemyOf, type Field, NOBODY, onField, type Side, supporters } from '@acies/commands-colors'
import { types } from './data/units.ts'

/** What a unit is worth while it stands: its banner, and what it can still do. */
const WORTH: readonly number[] = types.map(t => 0.5 + t.againstElephants / 10 + t.move / 20)

/** Banners above all; then the strength left and whether units stand together. */
export function score(g: Field, seat: number): number {
  const side: Side = seat === 0 ? 0 : 1
  return armyScore(g, side) - armyScore(g, enemyOf(side))
}
function armyScore(g: Field, side: Side): number {
  let sum = g.banners[side] * 10
  if (g.banners[side] >= g.goal[side]) sum += 1000
  for (const u of g.units) {
    if (u.side !== side || !onField(u)) continue
    const strength = u.blocks / types[u.type].blocks
    sum +=
      WORTH[u.type] * (2 + 3 * strength) + (supporters(g, u) >= 2 ? 0.4 : 0) + (g.leaderAt[u.hex] !== NOBODY ? 0.3 : 0)
  }
  for (const l of g.leaders) if (l.side === side && onField(l)) sum += g.unitAt[l.hex] === NOBODY ? 2 : 4
  return sum
}
