import { type Choice, type Picks, pose as posePick, thing } from '@acies/kernel'
import {
  bearing,
  freeWay,
  INCH,
  inches,
  length,
  type Pose,
  pickOf,
  pose,
  poseOf,
  slid,
  turnBetween,
} from '@acies/table'
import { addMember, clear, type Field, kindOf, NOBODY, type Troop } from '../position.ts'
import { bodyOf, centresOf, drawUp, troopUnder } from '../rules/bodies.ts'
import { part, parted, shares, sideCentres } from '../rules/column.ts'
import { wayOf } from '../rules/ground.ts'
import { allowance, bodyHere, type Gait, isFree, tooNear, wayUpTo } from '../rules/movement.ts'
import { wayIsBarred } from '../rules/sight.ts'
import { whyNoColumn } from '../rules/why.ts'
import { has } from '../traits/index.ts'
import { clearCommanders } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { keepTogether } from './leavers.ts'
import { breakIfWorn } from './losses.ts'
import { type Marched, march } from './move.ts'

/** How many troops a column has at most. */
const LONGEST = 4

/** Columns and single troops of its command that it may fall in behind (TER-CAV-10 to 12). */
export function columnsFor(g: Field, u: Troop, gait: Gait): number[] {
  if (!has(g, u, 'columns') || u.disordered || u.members > 0) return []
  return g.troops
    .filter(
      o =>
        o !== u &&
        o.where === 'table' &&
        o.command === u.command &&
        o.side === u.side &&
        has(g, o, 'columns') &&
        !o.disordered &&
        o.members + 2 <= LONGEST &&
        hasRoom(g, u, o) &&
        wayTo(g, u, o, gait) !== null,
    )
    .map(o => o.id)
}
/** Its move must bring it into contact with them, anywhere (TER-CAV-11). */
const wayTo = (g: Field, u: Troop, o: Troop, gait: Gait): Pose | null =>
  wayUpTo(g, u, gait, bodyOf(o), centresOf(o), { column: o, building: NOBODY })
function hasRoom(g: Field, u: Troop, o: Troop): boolean {
  const longer = { ...o, depth: o.depth + kindOf(g, u).depth }
  const body = bodyHere(longer, o)
  return isFree(g, o, body, u) && troopUnder(g, body, x => x === o || x === u) === null
}

/** Goes to a column under the eyes of the enemy, as in any move, and falls in with it (TER-CAV-11). */
export const fallIn = procedure({
  name: 'fall-in',
  gives: 'arrived' as Marched,
  with: (a: { unit: number; column: number; gait: Gait }) => ({
    unit: a.unit,
    column: a.column,
    gait: a.gait,
    gone: 'arrived' as Marched,
  }),
  lines: {
    goThere(r, v) {
      const g = r.field
      const [u, head] = [g.troops[v.unit], g.troops[v.column]]
      const way = wayTo(g, u, head, v.gait)
      if (way === null) return r.end('arrived')
      const far = Math.round(length(way.x - u.x, way.y - u.y))
      const turned = pose(u.x, u.y, way.facing)
      const to = slid(turned, way.facing, freeWay(bodyHere(u, turned), way.facing, far, [bodyOf(head)]))
      if (to.x !== u.x || to.y !== u.y)
        r.call(march, { unit: v.unit, to: [to.x, to.y, to.facing], charge: NOBODY }, 'gone')
    },
    join(r, v) {
      const { troops } = r.field
      const [u, head] = [troops[v.unit], troops[v.column]]
      const both = u.where === 'table' && head.where === 'table' && !u.disordered && !head.disordered
      if (v.gone === 'arrived' && both) joinColumn(r, u, head)
      r.end(v.gone)
    },
  },
})

/** Falls in behind; wear is put together, a card still there is lost (TER-CAV-13, 14). */
function joinColumn(r: Table, u: Troop, head: Troop): void {
  const g = r.field
  addMember(g, head, u)
  head.wear += u.wear
  u.wear = 0
  u.effects = []
  keepTogether(r, head)
  if (head.card !== 'none') {
    head.card = 'none'
    head.joint = -1
    head.acted = true
  }
  for (const c of g.commanders) if (c.inside === u.id) c.inside = head.id
  drawUp(g, head)
  clearCommanders(r, head)
  r.tell(event('column', ['TER-CAV-11', 'TER-CAV-14'], { unit: u.id, other: head.id, n: head.members + 1 }))
  breakIfWorn(r, head)
}

/** A troop leaves its column when it acts: its move begins at either of its side centres (TER-CAV-21). */
export const fallOut = procedure({
  name: 'fall-out',
  gives: 'halted' as Marched,
  with: (a: { unit: number; gait: Gait }) => ({
    unit: a.unit,
    gait: a.gait,
    to: [] as number[],
    share: 0,
    gone: 'halted' as Marched,
  }),
  lines: {
    where(r, v) {
      r.call(fallOutTo, { unit: v.unit, gait: v.gait }, 'to')
    },
    wear(r, v) {
      if (v.to.length !== 3) return
      const { least, most } = shares(r.field, r.field.troops[v.unit])
      v.share = least
      if (most > least) r.call(shareWear, { unit: v.unit }, 'share')
    },
    go(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      clear(u, 'leaving')
      if (v.to.length !== 3) return
      const to = pose(v.to[0], v.to[1], v.to[2])
      const from = sideCentres(g, u).find(side => isOpen(g, u, v.gait, side, to))
      if (from === undefined) return
      const rest = part(g, u, from, v.share)
      u.last = u.shown = v.gait === 'run' ? 'run' : 'attention'
      breakIfWorn(r, rest)
      r.call(march, { unit: u.id, to: v.to, charge: NOBODY }, 'gone')
    },
    over(r, v) {
      r.end(v.gone)
    },
  },
})

export const shareWear = question({
  name: 'share-wear',
  kind: 'number',
  rules: ['TER-CAV-21', 'TER-CAV-14'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    const { least, most } = shares(g, g.troops[v.unit])
    return draft.length > 0 ? null : { of: 'number', min: least, max: most, about: v.unit }
  },
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Which column to fall in with, if any (TER-CAV-11). */
export const chooseColumn = question({
  name: 'choose-column',
  kind: 'one',
  rules: ['TER-CAV-11'],
  with: (a: { unit: number; gait: Gait }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0
      ? null
      : { of: 'unit', options: columnsFor(g, g.troops[v.unit], v.gait), about: v.unit, enough: 'on-its-own' },
  why: (g, v, _draft, pick) => whyNoColumn(g, g.troops[v.unit], pick),
  take: (_r, _v, picks): number => (picks.length === 0 ? NOBODY : thing(picks, 0)),
})

/** The rule against going there from that side of the column, or null; TER-CAV-21 if it is not on that side. */
function wayFault(g: Field, u: Troop, gait: Gait, from: Pose, to: Pose): string | null {
  const way = bearing(from, to)
  const far = length(to.x - from.x, to.y - from.y)
  if (Math.abs(turnBetween(from.facing, way)) > 9000) return 'TER-CAV-21'
  if (to.facing !== way) return 'TER-MOV-05'
  const { field, leaver, rest } = parted(g, u, from)
  const ground = wayOf(field, leaver, from, to)
  if (ground.impassable) return 'TER-TRR-04'
  if (far > allowance(field, leaver, gait, ground) + 5) return 'TER-MOV-05'
  return wayIsBarred(field, leaver, from, to, rest, () => false)
}
const isOpen = (g: Field, u: Troop, gait: Gait, from: Pose, to: Pose): boolean =>
  wayFault(g, u, gait, from, to) === null
/** The rule against leaving for there, or null. */
function fallOutFault(g: Field, u: Troop, gait: Gait, to: Pose): string | null {
  const faults = sideCentres(g, u).map(side => wayFault(g, u, gait, side, to))
  const from = sideCentres(g, u)[faults.indexOf(null)]
  if (from === undefined) return faults.find(fault => fault !== 'TER-CAV-21') ?? 'TER-CAV-21'
  const { field, leaver } = parted(g, u, from)
  const body = bodyHere(leaver, to)
  if (!isFree(field, leaver, body) || troopUnder(field, body, x => x === leaver) !== null) return 'TER-MOV-08'
  return tooNear(field, { ...leaver, x: -INCH * 99, y: -INCH * 99 }, body, INCH) ? 'TER-GEN-05' : null
}

export const fallOutTo = question({
  name: 'fall-out-to',
  kind: 'pose',
  rules: ['TER-CAV-21'],
  with: (a: { unit: number; gait: Gait }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'pose', about: v.unit, enough: 'stay' }),
  forbids: (g, v, picks) =>
    picks.length === 0 ? null : fallOutFault(g, g.troops[v.unit], v.gait, poseOf(posePick(picks, 0))),
  candidates(g, v, _seat, n, random): Picks[] {
    const u = g.troops[v.unit]
    const found: Picks[] = []
    for (let i = 0; i < 4 * n && found.length < n; i++) {
      const from = sideCentres(g, u)[random(2)]
      const off = (random(13) - 6) * 1500
      const goal = slid(from, from.facing + off, inches(2 + random(kindOf(g, u).speed)))
      const to = pose(goal.x, goal.y, bearing(from, goal))
      if (fallOutFault(g, u, v.gait, to) === null) found.push([pickOf(to)])
    }
    return found.length === 0 ? [[]] : found
  },
  take: (_r, _v, picks): number[] => (picks.length === 0 ? [] : [...posePick(picks, 0)]),
})
