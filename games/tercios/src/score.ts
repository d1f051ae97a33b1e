import { type Field, kindOf, type Troop } from './position.ts'
import { worth } from './rules/special.ts'
import { atLimit, staminaOf } from './rules/troop.ts'

/** Victory points above all; then what still stands, and how whole it is. */
export function score(g: Field, seat: number): number {
  let sum = (g.points[seat] - g.points[1 - seat]) * 10
  if (g.grade !== 'none') sum += Math.sign(g.points[seat] - g.points[1 - seat]) * 1000
  for (const u of g.troops) {
    if (u.where === 'lost' || u.where === 'reserve') continue
    sum += (u.side === seat ? 1 : -1) * standing(g, u)
  }
  return sum
}
function standing(g: Field, u: Troop): number {
  const left = 1 - u.wear / (staminaOf(g, u) + 1)
  const value = worth(g, u) * 4 + kindOf(g, u).points / 25
  return value * left - (u.disordered ? 0.6 : 0) - (atLimit(g, u) ? 0.8 : 0)
}
