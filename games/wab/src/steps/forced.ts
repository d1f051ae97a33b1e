import { type Choice, thing } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { type Field, has, lift, onTable, put, type Unit } from '../position.ts'
import { mayNotCharge, targetsOf } from '../rules/charging.ts'
import { allowanceOf } from '../rules/pace.ts'
import { routeTo } from '../rules/route.ts'
import { ownerOf, procedure, question } from './book.ts'
import { declareCharge } from './charges.ts'

/** What a trait wrote into its due: a frame keeps words, not types. */
const isRule = (text: string): text is Rule => /^WAB-[A-Z]+-\d+$/.test(text)

/** A state put on a unit by a rule, or taken off it. */
const mark = procedure({
  name: 'mark',
  gives: undefined,
  with: (a: { unit: number; is: string; rule: string; off?: boolean }) => ({ ...a, off: a.off === true }),
  lines: {
    put(r, v) {
      const u = r.field.units[v.unit]
      if (v.off) lift(u, v.is)
      else put(u, v.is)
      const rules: readonly Rule[] = isRule(v.rule) ? [v.rule] : []
      r.tell({ type: 'state', rules, unit: u.id, is: v.is, on: !v.off })
    },
  },
})

/** Whom it could come at: seen, and near enough; here the ruler comes out (WAB-PSY-16, WAB-RUL-231). */
function inReach(g: Field, u: Unit): number[] {
  const budget = allowanceOf(g, u, 'charge')
  const ghosts = g.charges.map(c => c.unit)
  return targetsOf(g, u).filter(t => routeTo(g, u, g.units[t], { budget, ghosts }) !== null)
}
/** A unit beside itself charges whoever is in reach, if it has said nothing else (WAB-PSY-16). */
const chargeInFury = procedure({
  name: 'charge-in-fury',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, target: -1 }),
  lines: {
    whom(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || has(u, 'declared') || mayNotCharge(g, u) !== null) return r.end(undefined)
      const targets = inReach(g, u)
      v.target = targets[0] ?? -1
      if (targets.length > 1) r.call(furyAt, { unit: v.unit, targets }, 'target')
    },
    declare(r, v) {
      if (v.target >= 0) declareCharge(r, r.field.units[v.unit], [v.target], ['WAB-PSY-16'])
    },
  },
})
/** WAB-RUL-231 */
const furyAt = question({
  name: 'fury-at',
  kind: 'one',
  rules: ['WAB-PSY-16'],
  with: (a: { unit: number; targets: number[] }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.targets, about: v.unit }),
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const forcedSteps = [mark, chargeInFury, furyAt]
