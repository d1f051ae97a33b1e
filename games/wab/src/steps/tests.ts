import { type Choice, thing } from '@acies/kernel'
import type { Rule, TestName } from '../events.ts'
import { type Field, has, isFleeing, onTable, put, type Side, type Unit } from '../position.ts'
import { leadership, standardNear } from '../rules/leadership.ts'
import { bodyGuard } from '../rules/ranks.ts'
import { refusal } from '../traits/index.ts'
import { dice, question, seatsOf, sum, type Table, told } from './book.ts'

export { settle, settleDue } from './settle.ts'

const WHY: Readonly<Record<string, readonly Rule[]>> = {
  return: ['WAB-PURS-20'],
  rally: ['WAB-RALLY-02'],
  reform: ['WAB-MAN-12'],
  disengage: ['WAB-DISENG-05'],
  restrain: ['WAB-PURS-04'],
  break: ['WAB-BREAK-01', 'WAB-BREAK-02'],
  stampede: ['WAB-ELE-38'],
  'open-ranks': ['WAB-CHA-31'],
  fear: ['WAB-PSY-01'],
  terror: ['WAB-PSY-08'],
  'panic-fleeing': ['WAB-PANIC-01', 'WAB-PANIC-05'],
  'panic-combat': ['WAB-PANIC-01', 'WAB-PANIC-09'],
  'panic-charged': ['WAB-PANIC-01', 'WAB-PANIC-13'],
  'panic-general': ['WAB-PANIC-01', 'WAB-PANIC-16'],
  'panic-shots': ['WAB-PANIC-01', 'WAB-PANIC-17'],
  'panic-ignored': ['WAB-PANIC-01', 'WAB-CHG-12'],
}

/** One Leadership test, with the second try that a rule may give (WAB-LD-01, WAB-GEN-02). */
export function test(r: Table, u: Unit, why: TestName, margin = 0, again: Rule | null = null): boolean {
  const g = r.field
  const rules = WHY[why] ?? (['WAB-LD-01'] as const)
  const ledger = leadership(g, u, why, margin)
  const rolled = dice(r, 2)
  let passed = sum(rolled) <= ledger.total
  r.tell({ type: 'tested', rules, unit: u.id, why, dice: rolled, ledger: told(ledger), passed })
  const bearer = why === 'break' && !passed && standardNear(g, u)
  const own = passed || bearer ? null : (again ?? refusal('try-again', g, u, { test: why }))
  const second: Rule | null = bearer ? 'WAB-BSB-03' : own
  if (!passed && second !== null) {
    if (bearer) put(u, 'standard-used')
    else if (again === null) put(u, 'tried-again')
    const repeated = dice(r, 2)
    passed = sum(repeated) <= ledger.total
    r.tell({ type: 'tested', rules: [second], unit: u.id, why, dice: repeated, ledger: told(ledger), passed })
  }
  return passed
}

/** Who is tested for panic at all: fleers never, nor whom a special rule exempts (WAB-PANIC-27, WAB-LD-04). */
export const feelsPanic = (g: Field, u: Unit, why: TestName): boolean =>
  onTable(u) && !isFleeing(u) && !has(u, 'broken') && refusal('feel-panic', g, u, { test: why }) === null

/** The general's unit first (WAB-PANIC-26, WAB-GENL-05, WAB-BREAK-04). */
export function generalFirst(g: Field, units: readonly number[]): number[] {
  const first = units.filter(id => {
    const { general } = g.armies[g.units[id].side]
    return general >= 0 && bodyGuard(g, g.units[general]).id === id
  })
  return [...first, ...units.filter(id => !first.includes(id))]
}

/** In which order a side's units test, move or flee when the rules leave it open (WAB-RUL-153, WAB-BREAK-05). */
export const orderTests = question({
  name: 'order-tests',
  kind: 'order',
  rules: ['WAB-RUL-153', 'WAB-BREAK-05'],
  with: (a: { side: Side; units: number[] }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    const left = v.units.filter(id => !draft.includes(id))
    if (left.length === 0) return null
    const first = generalFirst(g, left)
    const general = g.armies[v.side].general
    const leads = general >= 0 && bodyGuard(g, g.units[general]).id === first[0]
    return { of: 'unit', options: leads && left.length > 1 ? [first[0]] : left, enough: 'as-listed' }
  },
  why: (g, v, _draft, pick) =>
    v.units.includes(Number(pick)) && g.armies[v.side].general >= 0 ? 'WAB-PANIC-26' : null,
  take(_r, v, picks): number[] {
    const first = picks.map((_, i) => thing(picks, i))
    return [...first, ...v.units.filter(id => !first.includes(id))]
  },
})
