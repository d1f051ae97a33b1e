import { type Field, kindOf, type Unit } from './position.ts'
import { casualtiesOf } from './rules/losses.ts'

/** What a side has left, in percent of what it began with, against the mean of the others; zero over all sides. */
export function score(g: Field, seat: number): number {
  const sides = [...new Set(g.side)]
  const own = strengthOf(g, g.side[seat])
  let others = 0
  for (const side of sides) if (side !== g.side[seat]) others += strengthOf(g, side)
  return own - others / Math.max(1, sides.length - 1)
}

function strengthOf(g: Field, side: number): number {
  let left = 0
  let all = 0
  for (let seat = 0; seat < g.side.length; seat++) {
    if (g.side[seat] !== side) continue
    all += g.initial[seat]
    if (!g.out[seat]) left += g.initial[seat] - casualtiesOf(g, seat)
  }
  for (const u of g.units) if (g.side[u.seat] === side && u.where === 'table' && !u.fleeing) left -= worn(g, u)
  return all === 0 ? 0 : (100 * left) / all
}
/** What wounds and fear have taken of a unit that still stands. */
function worn(g: Field, u: Unit): number {
  const share = (0.6 * u.wounds) / kindOf(g, u).life + (u.broken ? 0.2 : 0)
  return u.bought * share
}
