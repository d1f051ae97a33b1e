import { type Choice, type Pick, type Picks, thing } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { type Charge, type Field, put, type Unit } from '../position.ts'
import { hasNoRoom, mayNotBeCharged, mayNotCharge, mayNotDisengage, targetsOf } from '../rules/charging.ts'
import { isEngaged } from '../rules/engaged.ts'
import { question, seatsOf, type Table } from './book.ts'
import { chargesToCompare, someCharges } from './some-charges.ts'

/** Pairs of an answer; an engaged unit stands alone: it breaks off. */
function readDeclared(g: Field, picks: readonly Pick[]): { unit: number; target: number }[] {
  const said: { unit: number; target: number }[] = []
  for (let i = 0; i < picks.length; ) {
    const unit = thing(picks, i++)
    said.push({ unit, target: isEngaged(g, g.units[unit]) || i === picks.length ? -1 : thing(picks, i++) })
  }
  return said
}

/** The rule against a whole set of charges, or null. */
export function chargesBarred(g: Field, picks: Picks): Rule | null {
  const said = readDeclared(g, picks)
  const charging = said.map(s => s.unit)
  for (const { unit, target } of said) {
    const rule = target < 0 ? null : hasNoRoom(g, g.units[unit], g.units[target], charging)
    if (rule !== null) return rule
  }
  return null
}

/** All charges, and all who break off, in one breath; nothing is measured (WAB-CHG-01 to 03, WAB-TURN-04, WAB-GEN-04). */
export const declareCharges = question({
  name: 'declare-charges',
  kind: 'assign',
  rules: ['WAB-CHG-01', 'WAB-CHG-02', 'WAB-DISENG-04'],
  with: (a: { able: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next(g, v, draft): Choice | null {
    const said = readDeclared(g, draft)
    const last = said[said.length - 1]
    if (last !== undefined && last.target < 0 && !isEngaged(g, g.units[last.unit]))
      return { of: 'unit', options: targetsOf(g, g.units[last.unit]), about: last.unit }
    const left = v.able.filter(id => !said.some(s => s.unit === id))
    return { of: 'unit', options: left, enough: 'done' }
  },
  why(g, _v, draft, pick) {
    const u = typeof pick === 'number' ? g.units[pick] : undefined
    if (u === undefined) return null
    const said = readDeclared(g, draft)
    const last = said[said.length - 1]
    if (last !== undefined && last.target < 0 && !isEngaged(g, g.units[last.unit]))
      return mayNotBeCharged(g, g.units[last.unit], u)
    if (said.some(s => s.unit === u.id)) return 'WAB-CHG-02'
    return (isEngaged(g, u) ? mayNotDisengage(g, u) : mayNotCharge(g, u)) ?? 'WAB-CHG-05'
  },
  forbids: (g, _v, picks) => chargesBarred(g, picks),
  candidates(g, v, _seat, n, random): Picks[] {
    return n === 1 ? [someCharges(g, v.able, random)] : chargesToCompare(g, v.able, n, random)
  },
  take(r, _v, picks) {
    const g = r.field
    for (const { unit, target } of readDeclared(g, picks)) {
      const u = g.units[unit]
      if (target < 0) {
        put(u, 'disengaging')
        r.tell({ type: 'disengages', rules: ['WAB-DISENG-04'], unit })
      } else declareCharge(r, u, [target])
    }
  },
})
export function declareCharge(
  r: Table,
  u: Unit,
  targets: readonly number[],
  rules: readonly Rule[] = ['WAB-CHG-02'],
): void {
  const g = r.field
  put(u, 'declared')
  const charge: Charge = { unit: u.id, targets, ignored: [], state: 'declared', wheel: 0, redirected: false }
  g.charges = [...g.charges, charge]
  r.tell({ type: 'declared', rules, unit: u.id, targets })
}
export const chargeOf = (g: Field, unit: number): Charge | undefined => g.charges.find(c => c.unit === unit)
export function amendCharge(g: Field, unit: number, more: Partial<Charge>): void {
  g.charges = g.charges.map(c => (c.unit === unit ? { ...c, ...more } : c))
}
