import type { Rule } from '../events.ts'
import { type Field, has, hold, isFleeing, lift, onTable, put, type Unit } from '../position.ts'
import { distanceBetween, isWithin } from '../rules/bodies.ts'
import { dreadOf, isDreadful } from '../rules/dread.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { countOf } from '../rules/ranks.ts'
import { procedure, type Table } from './book.ts'
import { amendCharge, chargeOf } from './charges.ts'
import { chase } from './chase.ts'
import { flight } from './flight.ts'
import { chargersOf } from './react.ts'
import { test } from './tests.ts'

/** Who wants to charge what he fears tests as soon as he has said so; who fails stays where he is (WAB-PSY-06, WAB-RUL-222). */
export function losesHeart(r: Table, u: Unit, targets: readonly number[]): boolean {
  const g = r.field
  // Terror is tested for after the reactions, and once is enough (WAB-PSY-10, WAB-RUL-225).
  const feared = targets.find(t => dreadOf(g, u, g.units[t]).total === 1)
  if (feared === undefined || targets.some(t => dreadOf(g, u, g.units[t]).total > 1)) return false
  if (test(r, u, 'fear')) return false
  amendCharge(g, u.id, { state: 'void' })
  hold(u, 'WAB-PSY-06')
  r.tell({ type: 'failed', rules: ['WAB-PSY-06'], unit: u.id, other: feared, why: 'fear', path: [] })
  return true
}

/** Chargers a unit fears, near enough to come (WAB-PSY-02). */
const feared = (g: Field, u: Unit): Unit[] =>
  chargersOf(g, u).filter(c => dreadOf(g, u, c).total > 0 && distanceBetween(g, u, c) <= allowanceOf(g, c, 'charge'))
export const fearsCharge = (g: Field, u: Unit): boolean =>
  onTable(u) && !isFleeing(u) && !has(u, 'fear-tested') && feared(g, u).length > 0

/** A charged unit before those it fears: outnumbered it runs, otherwise it hits on sixes alone (WAB-PSY-02 to 05, WAB-RUL-221, 223). */
export const standBefore = procedure({
  name: 'stand-before',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit }),
  lines: {
    test(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const by = feared(g, u)
      put(u, 'fear-tested')
      if (by.length === 0 || test(r, u, 'fear')) return r.end(undefined)
      if (by.reduce((sum, c) => sum + countOf(g, c), 0) > countOf(g, u)) return
      put(u, 'needs-six')
      r.tell({ type: 'state', rules: ['WAB-PSY-04'], unit: u.id, is: 'needs-six', on: true })
      r.end(undefined)
    },
    run(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      r.call(runFrom, { unit: u.id, from: feared(g, u).map(c => c.id), rule: 'WAB-PSY-03' })
    },
  },
})
/** One after another. */
export const standAll = procedure({
  name: 'stand-all',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units] }),
  lines: {
    next(r, v) {
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      if (fearsCharge(r.field, r.field.units[id])) r.call(standBefore, { unit: id })
    },
    again(r) {
      r.repeat()
    },
  },
})
/** Away from them at once; out of a combat as one that broke. */
const runFrom = procedure({
  name: 'run-from',
  gives: undefined,
  with: (a: { unit: number; from: number[]; rule: Rule }) => ({ unit: a.unit, from: [...a.from], rule: a.rule }),
  lines: {
    run(r, v) {
      const u = r.field.units[v.unit]
      lift(u, 'counters')
      r.tell({ type: 'broken', rules: [v.rule], unit: u.id, tested: true })
      if (isEngaged(r.field, u)) r.call(chase, { unit: u.id, panic: true })
      else r.call(flight, { unit: u.id, why: 'charge', from: v.from })
    },
  },
})

/** Whether the terror of this one is still to be faced: the charge every time unless on foot (WAB-PSY-12, 14, WAB-RUL-227). */
const isInTerror = (g: Field, u: Unit, of: Unit): boolean => dreadOf(g, u, of).total > 1

/** Chargers and charged in terror of each other: unit, source, and so on (WAB-PSY-11, WAB-RUL-224, 226). */
export function terrorsOfCharges(g: Field): number[] {
  const pairs: number[] = []
  const add = (u: Unit, of: Unit) => {
    const known = pairs.some((id, i) => i % 2 === 0 && id === u.id)
    if (!known && onTable(u) && !isFleeing(u) && isInTerror(g, u, of)) pairs.push(u.id, of.id)
  }
  for (const c of g.charges) {
    if (c.state !== 'declared') continue
    for (const t of c.targets) {
      add(g.units[c.unit], g.units[t])
      add(g.units[t], g.units[c.unit])
    }
  }
  return pairs
}
/** A terror within 8" when its turn begins, unless it has faced one in this battle (WAB-PSY-13, 14, WAB-RUL-228, 229). */
export function terrorsNear(g: Field): number[] {
  const pairs: number[] = []
  const sources = g.units.filter(o => onTable(o) && isDreadful(g, o))
  if (sources.length === 0) return pairs
  for (const u of g.units) {
    if (u.side !== g.active || !onTable(u) || isFleeing(u) || has(u, 'terror-passed')) continue
    const of = sources.find(o => o !== u && isInTerror(g, u, o) && isWithin(g, u, o, 8))
    if (of !== undefined) pairs.push(u.id, of.id)
  }
  return pairs
}
/** One after another faces its terror; who fails runs from it at once (WAB-PSY-15). */
export const terrors = procedure({
  name: 'terrors',
  gives: undefined,
  with: (a: { pairs: number[] }) => ({ pairs: [...a.pairs], unit: -1 }),
  lines: {
    next(r, v) {
      const g = r.field
      const [id, of] = v.pairs.splice(0, 2)
      if (id === undefined) return r.end(undefined)
      v.unit = -1
      const u = g.units[id]
      if (!onTable(u) || isFleeing(u)) return
      put(u, 'fear-tested') // WAB-PSY-10
      if (test(r, u, 'terror')) return put(u, 'terror-passed')
      v.unit = id
      if (chargeOf(g, id)?.state === 'declared') amendCharge(g, id, { state: 'void' })
      r.call(runFrom, { unit: id, from: [of], rule: 'WAB-PSY-15' })
    },
    /** It neither rallies nor runs again this turn (WAB-RUL-228). */
    spent(r, v) {
      const u = v.unit < 0 ? undefined : r.field.units[v.unit]
      if (u !== undefined && onTable(u)) put(u, 'has-fled', 0, 'turn')
      r.repeat()
    },
  },
})
export const fearSteps = [standBefore, standAll, runFrom, terrors]
