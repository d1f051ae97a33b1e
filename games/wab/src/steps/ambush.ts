import { type Choice, type Picks, pose as posePick, type Random, thing, word } from '@acies/kernel'
import { type Base, bodyAt, INCH, overlaps, type Pose, pickOf, poseOf, slid } from '@acies/table'
import type { Rule } from '../events.ts'
import { BOTH, type Field, isLooseOrder, kindOf, onTable, type Side, type Unit, unitWith } from '../position.ts'
import { blockAt, bodyOf, onImpassable, place } from '../rules/bodies.ts'
import { isSkirmishing, laidOut, modelsOf, scatter } from '../rules/cloud.ts'
import { isFound, mayNotHide } from '../rules/cover.ts'
import { fullRanks, isFormed } from '../rules/ranks.ts'
import { isOnTable } from '../rules/route.ts'
import { refusal } from '../traits/index.ts'
import { ownerOf, procedure, question, seatsOf, type Table } from './book.ts'

const hiders = (g: Field, side: Side): Unit[] =>
  g.units.filter(u => u.side === side && u.where === 'reserve' && refusal('may-hide', g, u) !== null)
const inAmbush = (g: Field, side: Side): Unit[] => g.units.filter(u => u.side === side && u.where === 'ambush')

/** Before anybody stands on the table one unit of a side may go into hiding; where is its owner's secret (WAB-FRM-20). */
const ambushes = procedure({
  name: 'ambushes',
  gives: undefined,
  with: (_: object) => ({ sides: BOTH.slice() }),
  lines: {
    next(r, v) {
      const side = v.sides.shift()
      if (side === undefined) return r.end(undefined)
      if (hiders(r.field, side).length > 0) r.call(hide, { side })
    },
    again(r) {
      r.repeat()
    },
  },
})
/** How it lies in wait: skirmishers close together, others as they were raised. */
const lying = (g: Field, u: Unit, at: Pose): Base[] =>
  isSkirmishing(g, u) ? laidOut(g, u, 'knot', at) : modelsOf(g, unitWith(u, { loose: [] }), at)

/** Whom, and where; or nobody (WAB-FRM-20, 21). */
const hide = question({
  name: 'hide',
  kind: 'pose',
  rules: ['WAB-FRM-20', 'WAB-FRM-21'],
  with: (a: { side: Side }) => a,
  seats: (g, v) => seatsOf(g, v.side),
  next(g, v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: hiders(g, v.side).map(u => u.id), enough: 'none' }
    return draft.length === 1 ? { of: 'pose', about: thing(draft, 0) } : null
  },
  forbids(g, _v, picks) {
    if (picks.length === 0) return null
    const u = g.units[thing(picks, 0)]
    return mayNotHide(g, u, lying(g, u, poseOf(posePick(picks, 1))))
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const found: Picks[] = [[]]
    for (let i = 0; i < n; i++) {
      const picks = somewhere(g, v.side, random)
      if (picks !== null) found.push(picks)
    }
    return n === 1 ? found.slice(-1) : found
  },
  take(r, _v, picks) {
    if (picks.length === 0) return
    const g = r.field
    const u = g.units[thing(picks, 0)]
    const at = poseOf(posePick(picks, 1))
    if (isSkirmishing(g, u)) scatter(g, u, lying(g, u, at))
    else place(u, at)
    u.where = 'ambush'
    r.tell({ type: 'hid', rules: ['WAB-FRM-20'], unit: u.id })
  },
})
function somewhere(g: Field, side: Side, random: Random): Picks | null {
  const units = hiders(g, side)
  const u = units[random(units.length)]
  if (g.ground.length === 0) return null
  for (let tries = 0; tries < 12; tries++) {
    const e = g.ground[random(g.ground.length)]
    const at = {
      x: Math.round(e.x + random(Math.max(1, e.width)) - e.width / 2),
      y: Math.round(e.y + random(Math.max(1, e.depth))),
      facing: (g.armies[side].edge === 'south' ? 0 : 18000) + 1500 * random(3),
    }
    if (mayNotHide(g, u, lying(g, u, at)) === null) return [u.id, pickOf(at)]
  }
  return null
}

/** When all stand: come out and be deployed like the others, or stay (WAB-FRM-22). */
const staysHidden = procedure({
  name: 'stays-hidden',
  gives: undefined,
  with: (_: object, g: Field) => ({
    units: BOTH.flatMap(side => inAmbush(g, side).map(u => u.id)),
    unit: -1,
    word: '',
  }),
  lines: {
    ask(r, v) {
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      r.call(keepHidden, { unit: id }, 'word')
    },
    out(r, v) {
      const u = r.field.units[v.unit]
      if (v.word === 'come-out') {
        u.where = 'reserve'
        u.loose = []
        // Where it meant to hide is nobody's business.
        place(u, { x: 0, y: 0, facing: 0 })
        r.tell({ type: 'came-out', rules: ['WAB-FRM-22'], unit: u.id })
      }
      r.repeat()
    },
  },
})
const WORDS = ['stay-hidden', 'come-out'] as const
const keepHidden = question({
  name: 'keep-hidden',
  kind: 'one',
  rules: ['WAB-FRM-22'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: WORDS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, WORDS),
})

/** Its owner lets it rise: at the start of his turn, of his other moves and of his shooting (WAB-FRM-24, WAB-RUL-242). */
const rising = procedure({
  name: 'rising',
  gives: undefined,
  with: (_: object) => ({ unit: -1 }),
  lines: {
    found(r) {
      findAmbushes(r)
    },
    ask(r, v) {
      const g = r.field
      v.unit = -1
      const units = inAmbush(g, g.active).map(u => u.id)
      if (units.length === 0) return r.end(undefined)
      r.call(rise, { units }, 'unit')
    },
    rise(r, v) {
      if (v.unit < 0) return r.end(undefined)
      reveal(r, r.field.units[v.unit], 'WAB-FRM-24')
      r.repeat()
    },
  },
})
const rise = question({
  name: 'rise',
  kind: 'one',
  rules: ['WAB-FRM-24', 'WAB-FRM-25'],
  with: (a: { units: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.units, enough: 'wait' }),
  take: (_r, _v, picks): number => (picks.length === 0 ? -1 : thing(picks, 0)),
})

/** Whoever has been found rises at once (WAB-FRM-23). */
export function findAmbushes(r: Table): void {
  const g = r.field
  for (const u of g.units) if (u.where === 'ambush' && isFound(g, u)) reveal(r, u, 'WAB-FRM-23')
}
export function reveal(r: Table, u: Unit, rule: Rule): void {
  const g = r.field
  const at = roomNear(g, u)
  if (at === null) return
  place(u, at)
  u.where = 'table'
  g.snap.ranks[u.id] = isFormed(g, u) ? fullRanks(u) : 0
  g.snap.models[u.id] = u.places.length
  r.tell({
    type: 'revealed',
    rules: [rule],
    unit: u.id,
    path: [u.x, u.y, u.facing],
  })
}
/** Where it hid; if somebody stands there, as near as it can. */
function roomNear(g: Field, u: Unit): Pose | null {
  const from = { x: u.x, y: u.y, facing: u.facing }
  const free = (at: Pose): boolean => {
    const bodies = isLooseOrder(kindOf(g, u)) ? modelsOf(g, u, at).map(bodyAt) : [bodyAt(blockAt(g, u, at))]
    return bodies.every(
      b =>
        isOnTable(g, b) &&
        !onImpassable(g, b) &&
        !g.units.some(o => o !== u && onTable(o) && overlaps(b, bodyOf(g, o))),
    )
  }
  if (free(from)) return from
  for (let far = INCH; far <= 24 * INCH; far += INCH)
    for (let way = 0; way < 36000; way += 3000) {
      const at = slid(from, way, far)
      if (free(at)) return at
    }
  return null
}

export { ambushes, rising, staysHidden }
export const ambushSteps = [ambushes, hide, staysHidden, keepHidden, rising, rise]
