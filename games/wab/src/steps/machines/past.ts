import { type Choice, word } from '@acies/kernel'
import { type Charge, type Field, kindOf, onTable, type Unit } from '../../position.ts'
import { isAbandoned } from '../../rules/crew.ts'
import { ownerOf, procedure, question } from '../book.ts'

/** The crew that has run from the machine a unit charges, or null. */
export function leftAlone(g: Field, c: Charge): Unit | null {
  if (c.state !== 'declared' || c.redirected) return null
  const machine = g.units[c.targets[0]]
  if (!onTable(machine) || !isAbandoned(g, machine)) return null
  const fled = g.units.filter(
    u =>
      onTable(u) &&
      u.fleeing === g.turn &&
      u.side === machine.side &&
      kindOf(g, machine).crew.some(x => x.kind === u.kind),
  )
  const near = (u: Unit) => (u.x - machine.x) ** 2 + (u.y - machine.y) ** 2
  return fled.sort((a, b) => near(a) - near(b))[0] ?? null
}
/** WAB-WAR-20 */
const pastOrStop = question({
  name: 'past-or-stop',
  kind: 'one',
  rules: ['WAB-WAR-20'],
  with: (a: { unit: number; crew: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: WAYS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, WAYS),
})
const WAYS = ['past', 'stop-there'] as const

/** Each charger whose machine was left is asked once. */
export const pastMachines = procedure({
  name: 'past-machines',
  gives: undefined,
  with: (_: object) => ({ done: [] as number[], unit: -1, crew: -1, word: '' }),
  lines: {
    next(r, v) {
      const g = r.field
      v.word = ''
      const next = g.charges.find(c => !v.done.includes(c.unit) && leftAlone(g, c) !== null)
      const crew = next === undefined ? null : leftAlone(g, next)
      if (next === undefined || crew === null) return r.end(undefined)
      v.done.push(next.unit)
      v.unit = next.unit
      v.crew = crew.id
      r.call(pastOrStop, { unit: next.unit, crew: crew.id }, 'word')
    },
    go(r, v) {
      const g = r.field
      if (v.word === 'past') {
        g.charges = g.charges.map(c => (c.unit === v.unit ? { ...c, targets: [v.crew] } : c))
        r.tell({ type: 'redirected', rules: ['WAB-WAR-20'], unit: v.unit, other: v.crew })
      }
      r.repeat()
    },
  },
})
export const pastSteps = [pastOrStop, pastMachines]
