import { Ledger } from '@acies/kernel'
import { type Field, has, kindOf, type Unit } from '../position.ts'
import { adding, hasSay, refusal } from '../traits/index.ts'
import { countOf } from './ranks.ts'

/** What a unit feels before an enemy: nothing, fear or terror, and by which rules (WAB-PSY-01, 08, 09). */
export function dreadOf(g: Field, u: Unit, of: Unit): Ledger {
  const ledger = new Ledger(0)
  if (refusal('dread', g, u, { other: of }) !== null) return ledger
  adding('dread', ledger, g, of, { other: u })
  adding('afraid', ledger, g, u, { other: of })
  // Foot that has faced a terror once only fears the others (WAB-PSY-09, 12, WAB-RUL-227).
  if (has(u, 'terror-passed') && kindOf(g, u).troop === 'infantry') ledger.atMost(1, 'WAB-PSY-12')
  return ledger
}
/** Somebody may dread it. */
export const isDreadful = (g: Field, u: Unit): boolean => hasSay('dread', g, u)
export const fears = (g: Field, u: Unit, of: Unit): boolean => dreadOf(g, u, of).total > 0

/** The feared among these have more models than these (WAB-PSY-03, 07, WAB-RUL-223). */
export function outnumberedByFear(g: Field, u: Unit, own: readonly Unit[], enemies: readonly Unit[]): boolean {
  const count = (units: readonly Unit[]) => units.reduce((sum, x) => sum + countOf(g, x), 0)
  const feared = enemies.filter(e => fears(g, u, e))
  return feared.length > 0 && count(feared) > count(own)
}
