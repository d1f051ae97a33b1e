import type { Side } from '@acies/table'
import type { Reckoning, Rule, TestName } from '../events.ts'
import { type Field, put, type Unit } from '../position.ts'
import { dreadOf } from '../rules/dread.ts'
import { isEngaged, join } from '../rules/engaged.ts'
import { leadership } from '../rules/leadership.ts'
import { sideStruck } from '../rules/route.ts'
import { told } from '../steps/book.ts'
import { panicsAt } from '../steps/charge.ts'
import { type Afterwards, afterwards } from './afterwards.ts'
import { type CombatSheet, combatSheet, fightOf, moreThan } from './combat.ts'

/** A test that comes before the blows, and how likely it is failed. */
export interface ForeseenTest {
  unit: number
  why: TestName
  rule: Rule
  need: Reckoning
  /** From 0 to 1. */
  fails: number
}
/** What can be said of a charge before it is measured: all of it is seen by eye (WAB-GEN-04). */
export interface ChargeSheet {
  unit: number
  target: number
  side: Side
  /** Who is charged fights already: he can only hold (WAB-REACT-14). */
  engaged: boolean
  tests: readonly ForeseenTest[]
  /** The combat it would come to, wounds not counted. */
  combat: CombatSheet | null
  /** What would come of it if the charged ran. */
  after: Afterwards | null
}

/** WAB-ARC-01, WAB-PANIC-13, WAB-PSY-02, 06, 11, WAB-CR-01 */
export function chargeSheet(g: Field, u: Unit, target: Unit): ChargeSheet {
  const side = sideStruck(g, u, target)
  return {
    unit: u.id,
    target: target.id,
    side,
    engaged: isEngaged(g, target),
    tests: [
      ...dreadIn(g, u, target, 'WAB-PSY-06'),
      ...dreadIn(g, target, u, 'WAB-PSY-02'),
      ...(panicsAt(g, u, target) ? [testOf(g, target, 'panic-charged', 'WAB-PANIC-13')] : []),
    ],
    ...fightThen(g, u, target, side),
  }
}

function testOf(g: Field, u: Unit, why: TestName, rule: Rule): ForeseenTest {
  const need = leadership(g, u, why)
  return { unit: u.id, why, rule, need: told(need), fails: moreThan(need.total) }
}
function dreadIn(g: Field, u: Unit, of: Unit, fear: Rule): ForeseenTest[] {
  const dread = dreadOf(g, u, of).total
  if (dread === 0) return []
  return dread > 1 ? [testOf(g, u, 'terror', 'WAB-PSY-11')] : [testOf(g, u, 'fear', fear)]
}

/** The field as if it had arrived where it strikes, told as a combat. */
function fightThen(g: Field, u: Unit, target: Unit, side: Side): Pick<ChargeSheet, 'combat' | 'after'> {
  const charged: Unit = { ...u, states: [...u.states] }
  put(charged, 'charged')
  const then: Field = { ...g, units: g.units.map(o => (o === u ? charged : o)) }
  join(then, charged, target, 'front', side)
  const c = fightOf(then, charged)
  return { combat: c === null ? null : combatSheet(then, c), after: afterwards(then, target) }
}
