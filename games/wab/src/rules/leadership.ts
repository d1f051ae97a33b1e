import { Ledger } from '@acies/kernel'
import type { Rule, TestName } from '../events.ts'
import { type Field, has, isFleeing, kindOf, modelsIn, onTable, type Unit } from '../position.ts'
import { adding, reckoned, refusal } from '../traits/index.ts'
import { heroesOf } from './aboard.ts'
import { isWithin } from './bodies.ts'
import { bodyGuard, isFormed } from './ranks.ts'

/** Half or fewer of its models left, or of its wounds if it is a single model (WAB-RALLY-05, WAB-MIS-122). */
export function isHalf(g: Field, u: Unit): boolean {
  const kind = kindOf(g, u)
  const single = kind.character || (u.places.length === 1 && u.began === kind.w && refusal('form', g, u) !== null)
  const left = single ? kind.w - u.hurt : modelsIn(u)
  return left * 2 <= u.began
}
/** A general or standard bearer who can be looked to: alive, on the table, steady (WAB-GENL-04, WAB-BSB-04). */
export function presence(g: Field, id: number): Unit | null {
  if (id < 0) return null
  const body = bodyGuard(g, g.units[id])
  return onTable(body) && g.units[id].where !== 'lost' && !isFleeing(body) && !has(body, 'broken') ? body : null
}
const NEAR = 12

/** The general whose value the unit may use (WAB-GENL-02, 03, WAB-RUL-173). */
function generalNear(g: Field, u: Unit, test: TestName): Unit | null {
  const { general } = g.armies[u.side]
  const where = presence(g, general)
  if (where === null || has(g.units[general], 'withdrawn')) return null
  if (refusal('use-general', g, u, { test, other: where }) !== null) return null
  return where === u || isWithin(g, where, u, NEAR) ? g.units[general] : null
}
/** The battle standard that lets the unit try again (WAB-BSB-03 to 05). */
export function standardNear(g: Field, u: Unit): boolean {
  const where = presence(g, g.armies[u.side].standard)
  if (where === null || has(u, 'standard-used') || refusal('use-standard', g, u) !== null) return false
  return where === u || isWithin(g, where, u, NEAR)
}

/** Any enemy within so many inches, of those the test lets through. */
export function enemyNear(g: Field, u: Unit, inches: number, which: (o: Unit) => boolean = () => true): boolean {
  for (const o of g.units) if (o.side !== u.side && onTable(o) && which(o) && isWithin(g, u, o, inches)) return true
  return false
}

/** What a character's Leadership is worth to a unit. */
const lent = (g: Field, u: Unit, other: Unit, test: TestName): number =>
  reckoned('lentLeadership', kindOf(g, other).ld, g, u, { test, other })
/** What a unit tests on: the best of its own, its characters' and the general's, then what the test says. */
export function leadership(g: Field, u: Unit, test: TestName, margin = 0): Ledger {
  const ledger = new Ledger(kindOf(g, u).ld)
  adding('leadership', ledger, g, u, { test })
  let best = ledger.total
  let rule: Rule | null = null
  // Skirmishers and others out of formation do not profit from a character (WAB-PERS-25); fleers to be rallied do.
  if (!kindOf(g, u).character && (isFormed(g, u) || isFleeing(u)))
    for (const c of heroesOf(g, u)) {
      if (has(c, 'withdrawn') || refusal('use-character', g, u, { test, other: c }) !== null) continue // WAB-CHAL-08
      const his = lent(g, u, c, test)
      if (his > best) {
        best = his
        rule = 'WAB-PERS-24'
      }
    }
  const general = generalNear(g, u, test)
  if (general !== null && lent(g, u, general, test) > best) {
    best = lent(g, u, general, test)
    rule = test === 'rally' ? 'WAB-GENL-03' : 'WAB-GENL-02'
  }
  if (rule !== null) ledger.add(best - ledger.total, rule)
  if (test === 'rally') {
    if (isHalf(g, u)) ledger.add(-1, 'WAB-RALLY-05')
    if (enemyNear(g, u, 8, o => !isFleeing(o))) ledger.add(-1, 'WAB-RALLY-06')
  }
  if (test.startsWith('panic') && isHalf(g, u)) ledger.add(-1, 'WAB-PANIC-03')
  if (test === 'reform' && enemyNear(g, u, 8)) ledger.add(-1, 'WAB-MAN-13')
  adding('penalty', ledger, g, u, { test })
  if (test === 'break') ledger.add(-margin, 'WAB-BREAK-02')
  return ledger
}
