import { type Choice, word } from '@acies/kernel'
import { type Field, has, isFleeing, onTable, put, roundsOf, type Side, type Unit } from '../position.ts'
import { isEngaged } from '../rules/engaged.ts'
import { pursuitDice } from '../rules/pace.ts'
import { refusal } from '../traits/index.ts'
import { dice, ownerOf, procedure, question, sum } from './book.ts'
import type { Met } from './met.ts'

/** Charged, and killed all its enemies in its first round; or rode down a fleer (WAB-OVER-01 to 04). */
export function overrunners(g: Field, side: Side, met: readonly Met[]): Unit[] {
  return g.units.filter(u => {
    if (u.side !== side || !onTable(u) || isFleeing(u) || has(u, 'broken') || has(u, 'pursues') || isEngaged(g, u))
      return false
    const foes = met.filter(m => m.unit === u.id)
    if (foes.length === 0 || !foes.every(m => has(g.units[m.foe], 'wiped'))) return false
    const charging = has(u, 'charged') || has(u, 'burst-in') || has(u, 'countercharged')
    return charging && roundsOf(u) <= 1 && refusal('overrun', g, u) === null
  })
}
export const overruns = procedure({
  name: 'overruns',
  gives: undefined,
  with: (a: { units: number[] }) => ({ units: [...a.units], unit: -1, word: '' }),
  lines: {
    ask(r, v) {
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      r.call(overrun, { unit: id }, 'word')
    },
    roll(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (v.word !== 'overrun') return r.repeat()
      // Over a fleer that was caught it is one die and no more (WAB-OVER-04, WAB-RUL-167).
      const faces = dice(r, has(u, 'ran-down') ? 1 : pursuitDice(g, u))
      put(u, 'overruns', sum(faces))
      r.tell({
        type: 'overran',
        rules: has(u, 'ran-down') ? ['WAB-OVER-04'] : ['WAB-OVER-01'],
        unit: u.id,
        dice: faces,
        path: [],
      })
      r.repeat()
    },
  },
})
/** WAB-OVER-01, 04: said before the die. */
const overrun = question({
  name: 'overrun',
  kind: 'one',
  rules: ['WAB-OVER-01', 'WAB-OVER-04'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: OVERRUNS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, OVERRUNS),
})
const OVERRUNS = ['overrun', 'stay'] as const

export const overrunSteps = [overruns, overrun]
