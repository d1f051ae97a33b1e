import { type Choice, thing } from '@acies/kernel'
import { type Field, isFleeing, kindOf, lift, onTable, put, type Side, type Unit } from '../position.ts'
import { isEngaged } from '../rules/engaged.ts'
import { fullRanks, isFormed } from '../rules/ranks.ts'
import { refusal } from '../traits/index.ts'
import { procedure, question, seatsOf } from './book.ts'

/** Three ranks of four in all, and nobody at their throats (WAB-ROM-08, WAB-RUL-320). */
const mayForm = (g: Field, u: Unit): boolean =>
  refusal('may-form', g, u, { way: 'testudo' }) !== null &&
  onTable(u) &&
  !isFleeing(u) &&
  !isEngaged(g, u) &&
  isFormed(g, u) &&
  fullRanks(u) >= 2
const able = (g: Field, side: Side): number[] => g.units.filter(u => u.side === side && mayForm(g, u)).map(u => u.id)

/** Said anew when each turn begins, for all units in one answer; the first of them asks (WAB-ROM-08, 10). */
const testudos = procedure({
  name: 'testudos',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, units: [] as number[] }),
  lines: {
    ask(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      lift(u, 'testudo')
      const units = able(g, u.side)
      if (units[0] !== u.id) return r.end(undefined)
      for (const id of units) lift(g.units[id], 'testudo')
      r.call(testudo, { side: u.side }, 'units')
    },
    form(r, v) {
      for (const id of v.units) {
        put(r.field.units[id], 'testudo')
        r.tell({ type: 'state', rules: ['WAB-ROM-08', 'WAB-ROM-09'], unit: id, is: 'testudo', on: true })
      }
    },
  },
})
/** WAB-ROM-08 */
const testudo = question({
  name: 'testudo',
  kind: 'several',
  rules: ['WAB-ROM-08', 'WAB-ROM-09', 'WAB-ROM-10'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    const options = able(g, v.side).filter(id => !draft.includes(id))
    return options.length === 0 ? null : { of: 'unit', options, enough: draft.length === 0 ? 'none' : 'done' }
  },
  why: () => 'WAB-ROM-08',
  take: (_r, _v, picks): number[] => picks.map((_, i) => thing(picks, i)),
})

/** Every Roman hates those who have taken the eagle, to the end of the battle (WAB-ROM-03). */
const hate = procedure({
  name: 'hate',
  gives: undefined,
  with: (a: { side: Side; whom: number }) => a,
  lines: {
    all(r, v) {
      for (const u of r.field.units) if (u.side === v.side && isRoman(r.field, u)) put(u, 'hatred', v.whom)
      r.tell({ type: 'state', rules: ['WAB-ROM-03'], unit: v.whom, is: 'hated', on: true })
    },
  },
})
/** Allies are not (WAB-ROM-12). */
const isRoman = (g: Field, u: Unit): boolean => kindOf(g, u).profile.startsWith('rom-')
export const romanSteps = [testudos, testudo, hate]
