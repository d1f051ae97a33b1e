import { type Choice, type Picks, thing } from '@acies/kernel'
import { type Base, baseAt, bearing, bodyAt, facedAbout, middleOf } from '@acies/table'
import { ANGLE } from '@acies/tabletop'
import type { Rule } from '../events.ts'
import { type Field, hold, isFleeing, kindOf, modelsIn, onTable, put, type Unit } from '../position.ts'
import { blockOf, distanceBetween, isCloud, middle, onImpassable, overlapped, place } from '../rules/bodies.ts'
import { cloudBarred, modelsOf } from '../rules/cloud.ts'
import { countOf, formUp, MINIMUM } from '../rules/ranks.ts'
import { isOnTable } from '../rules/route.ts'
import { refusal } from '../traits/index.ts'
import { ownerOf, procedure, question, type Table } from './book.ts'
import { test } from './tests.ts'

/** Those who were fleeing when the turn began, five or more, or a lone character (WAB-RALLY-02, 04, WAB-RUL-125, 130). */
const toRally = (g: Field): Unit[] =>
  g.units.filter(
    u =>
      u.side === g.active &&
      onTable(u) &&
      isFleeing(u) &&
      g.snap.fleeing[u.id] === 1 &&
      (countOf(g, u) >= MINIMUM || kindOf(g, u).character) &&
      refusal('rally', g, u) === null,
  )

/** WAB-RALLY-01 to 07 */
export const rally = procedure({
  name: 'rally',
  gives: undefined,
  with: (_: object, g: Field) => ({ units: toRally(g).map(u => u.id) }),
  lines: {
    next(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      const u = g.units[id]
      if (!onTable(u) || !isFleeing(u) || !test(r, u, 'rally')) return
      u.fleeing = 0
      hold(u, 'WAB-RALLY-03')
      put(u, 'silent')
      put(u, 'rallied')
      // Loose models turn as they like and need no formation (WAB-SKI-04, 06).
      if (isCloud(u)) {
        const turned = facedAbout(blockOf(g, u), facingNearest(g, u))
        if (cloudBarred(g, u, modelsOf(g, u, turned)) === null) place(u, turned)
        return r.tell({
          type: 'rallied',
          rules: ['WAB-RALLY-02', 'WAB-SKI-04'],
          unit: u.id,
          files: u.files,
          path: [u.x, u.y, u.facing],
        })
      }
      r.call(reformRallied, { unit: id, rallied: true })
    },
    again(r) {
      r.repeat()
    },
  },
})

/** The block in so many files, facing so, its middle on the same point (WAB-MAN-14, WAB-RALLY-03). */
export function reformedBlock(g: Field, u: Unit, files: number, facing: number): Base {
  const { width, depth } = kindOf(g, u)
  const wide = Math.max(1, Math.min(files, modelsIn(u)))
  const deep = Math.ceil(modelsIn(u) / wide)
  const there = middle(g, u)
  const flat = baseAt(wide * width, deep * depth, {
    x: there.x,
    y: Math.round(there.y - (deep * depth) / 2),
    facing: 0,
  })
  return { ...flat, ...facedAbout(flat, facing) }
}
/** The rule by which there is no room for it, or null. */
export function noRoomFor(g: Field, u: Unit, block: Base): Rule | null {
  const body = bodyAt(block)
  if (!isOnTable(g, body)) return 'WAB-MAN-14'
  const over = overlapped(g, body, u)
  if (over !== null) return over.side === u.side ? 'WAB-MAN-14' : 'WAB-MOV-01'
  return onImpassable(g, body) ? 'WAB-TERRAIN-05' : null
}
export function takeForm(
  r: Table,
  u: Unit,
  files: number,
  block: Base,
  rules: readonly Rule[],
  how: 'reform' | 'rally',
): void {
  const path = [u.x, u.y, u.facing]
  formUp(u, files)
  place(u, block)
  path.push(u.x, u.y, u.facing)
  if (how === 'rally') r.tell({ type: 'rallied', rules, unit: u.id, files: u.files, path })
  else r.tell({ type: 'formed', rules, unit: u.id, files: u.files, path, how: 'reform' })
}
/** Toward the nearest enemy. */
export function facingNearest(g: Field, u: Unit): number {
  let best: Unit | null = null
  let least = Number.POSITIVE_INFINITY
  for (const o of g.units) {
    if (o.side === u.side || !onTable(o)) continue
    const far = distanceBetween(g, u, o)
    if (far < least) {
      least = far
      best = o
    }
  }
  return best === null ? u.facing : bearing(middleOf(blockOf(g, u)), middle(g, best))
}

/** Any formation and any facing (WAB-RALLY-03, WAB-RUL-131): files, then the facing in hundredths of a degree. */
export const reformRallied = question({
  name: 'reform-rallied',
  kind: 'manoeuvre',
  rules: ['WAB-RALLY-03', 'WAB-RUL-131'],
  with: (a: { unit: number; rallied: boolean }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next(g, v, draft): Choice | null {
    const about = v.unit
    if (draft.length === 0)
      return { of: 'number', min: 1, max: modelsIn(g.units[v.unit]), about, enough: 'as-it-stands', counts: 'files' }
    return draft.length === 1 ? { of: 'number', min: 0, max: 35999, about, ...ANGLE } : null
  },
  forbids(g, v, picks) {
    if (picks.length === 0) return null
    const u = g.units[v.unit]
    return noRoomFor(g, u, reformedBlock(g, u, thing(picks, 0), thing(picks, 1)))
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.units[v.unit]
    const found: Picks[] = [[]]
    for (let i = 0; i < n; i++) {
      const files = 1 + random(modelsIn(u))
      const facing = random(2) === 0 ? facingNearest(g, u) : random(360) * 100
      if (noRoomFor(g, u, reformedBlock(g, u, files, facing)) === null) found.push([files, facing])
    }
    return n === 1 ? found.slice(-1) : found
  },
  take(r, v, picks) {
    const g = r.field
    const u = g.units[v.unit]
    const rules: readonly Rule[] = v.rallied ? ['WAB-RALLY-02', 'WAB-RALLY-03'] : ['WAB-MAN-14', 'WAB-MAN-15']
    const how = v.rallied ? 'rally' : 'reform'
    if (picks.length === 2)
      return takeForm(r, u, thing(picks, 0), reformedBlock(g, u, thing(picks, 0), thing(picks, 1)), rules, how)
    // As it stands, but toward the enemy if there is room.
    const turned = reformedBlock(g, u, u.files, facingNearest(g, u))
    takeForm(r, u, u.files, v.rallied && noRoomFor(g, u, turned) === null ? turned : blockOf(g, u), rules, how)
  },
})
