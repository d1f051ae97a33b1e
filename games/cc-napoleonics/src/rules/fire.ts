import type { Field, Unit } from '@acies/commands-colors'
import { HILL } from '../data/terrain.ts'
import type { RuleId } from '../text/rules/index.ts'
import { effectOn, kindOf } from './effect.ts'

/** CCN-RNG-09, CCN-RNG-10, CCN-RNG-17 */
export function rangeOf(g: Field, u: Unit): number {
  const type = kindOf(u)
  if (type.range === 0 || !effectOn(g, u).fires) return 0
  return u.moved > 0 ? type.movedRange : type.range
}
/** CCN-RNG-17: horse guns that have moved do not fire at four hexes. */
export const rangeRule = (_g: Field, u: Unit, far: number): RuleId | null =>
  u.moved > 0 && far <= kindOf(u).range ? 'CCN-RNG-17' : null
/** CCN-LOS-13: guns on a hill see over friends right below them. */
export const firesOver = (g: Field, u: Unit): boolean => kindOf(u).arm === 'artillery' && g.terrain[u.hex] === HILL
