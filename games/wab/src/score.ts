import { enemyOf, type Field, isFleeing, kindOf, modelsIn, onTable, type Side, type Unit } from './position.ts'
import { pointsOf } from './rules/victory.ts'

/** What is left of a unit, at its price; half while it flees. */
function worthOf(g: Field, u: Unit): number {
  if (u.where === 'lost') return 0
  const left = kindOf(g, u).character ? kindOf(g, u).w - u.hurt : modelsIn(u)
  const share = (u.worth * left) / Math.max(1, u.began)
  return onTable(u) && isFleeing(u) ? share / 2 : share
}
/** The army that is left against the other's, and the points either would have. */
export function score(g: Field, seat: number): number {
  const side: Side = g.sideOf[seat] ?? 0
  const of = (s: Side) => g.units.reduce((sum, u) => (u.side === s ? sum + worthOf(g, u) : sum), 0) + pointsOf(g, s) / 2
  return of(side) - of(enemyOf(side))
}
