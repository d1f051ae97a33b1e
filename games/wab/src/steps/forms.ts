import { type Choice, thing } from '@acies/kernel'
import { baseAt, bodyAt } from '@acies/table'
import { type Field, has, hold, kindOf, lift, modelsIn, onTable, put, type Unit, unitWith } from '../position.ts'
import { filesOf, isCloud, onImpassable, overlapped } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { spotOf } from '../rules/formation.ts'
import { formUp, isColumn } from '../rules/ranks.ts'
import { isOnTable } from '../rules/route.ts'
import { ownerOf, procedure, question, type Table } from './book.ts'
import { noRoomFor, reformedBlock, takeForm } from './rally.ts'

/** Instead of moving the whole move goes into it; it may still shoot (WAB-FRM-102, 105). */
export function formShieldwall(r: Table, u: Unit): void {
  put(u, 'in-shieldwall', spotOf(u))
  put(u, 'moved', 1)
  hold(u, 'WAB-FRM-102')
  r.tell({ type: 'state', rules: ['WAB-FRM-101', 'WAB-FRM-102'], unit: u.id, is: 'in-shieldwall', on: true })
}
/** Its men face outward on all sides (WAB-FRM-98). */
export function formSquare(r: Table, u: Unit): void {
  const g = r.field
  let files = 1
  while (files * files < modelsIn(u)) files++
  const block = reformedBlock(g, u, files, u.facing)
  if (noRoomFor(g, u, block) !== null) return
  takeForm(r, u, files, block, ['WAB-FRM-98'], 'reform')
  put(u, 'hedgehog')
}
const dropShields = procedure({
  name: 'drop-shields',
  gives: undefined,
  with: (a: { unit: number }) => a,
  lines: {
    drop(r, v) {
      const u = r.field.units[v.unit]
      lift(u, 'in-shieldwall')
      r.tell({ type: 'state', rules: ['WAB-FRM-103'], unit: u.id, is: 'in-shieldwall', on: false })
    },
  },
})
const spendFerocity = procedure({
  name: 'spend-ferocity',
  gives: undefined,
  with: (a: { unit: number; spared: boolean }) => a,
  lines: {
    mark(r, v) {
      const u = r.field.units[v.unit]
      if (v.spared) lift(u, 'ferocity-spent')
      else put(u, 'ferocity-spent', r.field.turn)
    },
  },
})

/** Drilled chargers may widen or deepen before they go; never out of or into a march column (WAB-FRM-50). */
const formToCharge = procedure({
  name: 'form-to-charge',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, files: 0 }),
  lines: {
    ask(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      if (!onTable(u) || isCloud(u) || isEngaged(g, u) || has(u, 'formed-to-charge') || widths(g, u).length === 0)
        return r.end(undefined)
      put(u, 'formed-to-charge')
      r.call(chargeFiles, { unit: u.id }, 'files')
    },
    form(r, v) {
      const u = r.field.units[v.unit]
      if (v.files === 0) return
      formUp(u, v.files)
      r.tell({ type: 'formed', rules: ['WAB-FRM-50'], unit: u.id, files: u.files, path: [], how: 'files' })
    },
  },
})
/** Files of one or two ranks more or fewer for which there is room on the same front. */
function widths(g: Field, u: Unit): number[] {
  const { width, depth } = kindOf(g, u)
  const n = modelsIn(u)
  const now = Math.ceil(n / filesOf(u))
  const found: number[] = []
  for (let f = 1; f <= n; f++) {
    const change = Math.abs(Math.ceil(n / f) - now)
    if (change === 0 || change > 2 || isColumn(g, unitWith(u, { files: f }))) continue
    const body = bodyAt(baseAt(f * width, Math.ceil(n / f) * depth, u))
    if (isOnTable(g, body) && !onImpassable(g, body) && overlapped(g, body, u) === null) found.push(f)
  }
  return found
}
/** WAB-FRM-50 */
const chargeFiles = question({
  name: 'charge-files',
  kind: 'one',
  rules: ['WAB-FRM-50'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'die', options: widths(g, g.units[v.unit]), about: v.unit, enough: 'as-it-stands' },
  take: (_r, _v, picks): number => (picks.length === 0 ? 0 : thing(picks, 0)),
})
export const formSteps = [dropShields, spendFerocity, formToCharge, chargeFiles]
