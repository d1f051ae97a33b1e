import { type Choice, type Picks, pose as posePick, thing } from '@acies/kernel'
import { INCH, overlaps, type Pose, poseOf } from '@acies/table'
import { type Field, has, hold, isFleeing, kindOf, lift, onTable, put, type Unit } from '../position.ts'
import { distanceBetween, place } from '../rules/bodies.ts'
import { isEngaged } from '../rules/engaged.ts'
import { allowanceOf } from '../rules/pace.ts'
import { plan, toGo, waysIn } from '../rules/plan.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import { failedWay, type Route, sideStruck, stripOf } from '../rules/route.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { arrive, comesFree } from './arrive.ts'
import { ownerOf, procedure, question, seatsOf, type Table } from './book.ts'
import { amendCharge, chargeOf } from './charges.ts'
import { chase } from './chase.ts'
import { counterCharge, counterInVain } from './counter.ts'
import { fearsCharge, standBefore } from './fear.ts'
import { flight } from './flight.ts'
import { feelsPanic, settle, settleDue, test } from './tests.ts'

/** WAB-CMOV-01: paths that cross spoil both charges; then one charger after another. */
export const chargeMoves = procedure({
  name: 'charge-moves',
  gives: undefined,
  with: (_: object) => ({}),
  lines: {
    crossed(r) {
      crossings(r)
    },
    charges(r) {
      r.call(chargers, {})
    },
  },
})
/** The chargers that are left, one after another. */
const chargers = procedure({
  name: 'chargers',
  gives: undefined,
  with: (_: object) => ({ unit: -1 }),
  lines: {
    next(r, v) {
      const left = toGo(r.field)
      if (left.length === 0) return r.end(undefined)
      v.unit = left[0].unit
      if (left.length > 1) r.call(nextCharger, { units: left.map(c => c.unit) }, 'unit')
    },
    charge(r, v) {
      r.call(oneCharge, { unit: v.unit })
    },
    settle(r) {
      settleDue(r)
    },
    again(r) {
      r.repeat()
    },
  },
})

/** WAB-CMOV-01 */
const nextCharger = question({
  name: 'next-charger',
  kind: 'one',
  rules: ['WAB-CMOV-01'],
  with: (a: { units: number[] }) => a,
  seats: g => seatsOf(g, g.active),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.units }),
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Two charges whose ways cross, unless they go side by side at the same or neighbouring enemies (WAB-MULT-06 to 08). */
function crossings(r: Table): void {
  const g = r.field
  if (toGo(g).length < 2) return
  const ways = toGo(g).flatMap(c => {
    const route = plan(g, g.units[c.unit], c)
    return route === null ? [] : [{ unit: g.units[c.unit], route, strip: stripOf(g, g.units[c.unit], route) }]
  })
  const spoilt = new Set<number>()
  for (let i = 0; i < ways.length; i++)
    for (let j = i + 1; j < ways.length; j++) {
      const a = g.units[ways[i].route.target]
      const b = g.units[ways[j].route.target]
      if (a === b || distanceBetween(g, a, b) <= INCH || !overlaps(ways[i].strip, ways[j].strip)) continue
      spoilt.add(ways[i].unit.id).add(ways[j].unit.id)
    }
  for (const id of spoilt) fail(r, g.units[id], 'crossed')
}

/** The charge fails: a normal move straight at the enemy, never into contact (WAB-CMOV-03, 04, WAB-MULT-07). */
function fail(r: Table, u: Unit, why: 'short' | 'crossed' | 'blocked' | 'fled'): void {
  const g = r.field
  const c = chargeOf(g, u.id)
  amendCharge(g, u.id, { state: 'failed' })
  hold(u, 'WAB-CMOV-03')
  put(u, 'silent')
  put(u, 'moved')
  const target = c === undefined ? undefined : g.units[c.targets[0]]
  const path = [u.x, u.y, u.facing]
  if (target !== undefined && onTable(target) && !isEngaged(g, u)) {
    const way = failedWay(g, u, target)
    for (const p of way) path.push(p.x, p.y, p.facing)
    const last = way[way.length - 1]
    if (last !== undefined) place(u, last)
  }
  const rules =
    why === 'crossed' ? (['WAB-MULT-07', 'WAB-RUL-184'] as const) : (['WAB-CMOV-03', 'WAB-CMOV-04'] as const)
  r.tell({ type: 'failed', rules, unit: u.id, other: target?.id ?? -1, why, path })
}

/** One charge, from measuring to contact (WAB-CMOV-02 to 12). */
const oneCharge = procedure({
  name: 'one-charge',
  gives: undefined,
  with: (a: { unit: number }) => ({
    unit: a.unit,
    target: -1,
    fled: false,
    route: null as Route | null,
    end: [] as number[],
  }),
  lines: {
    measure(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const c = chargeOf(g, v.unit)
      if (c === undefined) return r.end(undefined)
      const route = plan(g, u, c)
      const target = g.units[route?.target ?? c.targets[0]]
      r.tell({
        type: 'measured',
        rules: ['WAB-CMOV-10'],
        unit: u.id,
        other: target.id,
        distance: route?.cost ?? distanceBetween(g, u, target),
        reach: allowanceOf(g, u, 'charge'),
      })
      if (route !== null) {
        v.target = route.target
        v.route = route
        return
      }
      counterInVain(r, c)
      if (c.ignored.length > 0 && c.targets.every(t => c.ignored.includes(t))) {
        // An absurd charge that was rightly ignored has never been declared (WAB-RUL-155).
        amendCharge(g, u.id, { state: 'void' })
        lift(u, 'declared')
        r.tell({ type: 'void', rules: ['WAB-CHG-11', 'WAB-RUL-155'], unit: u.id, other: target.id })
      } else fail(r, u, c.targets.some(t => isFleeing(g.units[t])) ? 'fled' : 'short')
      r.end(undefined)
    },
    ignored(r, v) {
      const g = r.field
      const target = g.units[v.target]
      const c = chargeOf(g, v.unit)
      if (c === undefined || !c.ignored.includes(target.id) || !feelsPanic(g, target, 'panic-ignored')) return
      if (test(r, target, 'panic-ignored')) return
      v.fled = true
      v.route = null
      r.call(flight, { unit: target.id, why: 'charge', from: [v.unit] })
    },
    /** Struck in flank or rear by a formed enemy of five or more: panic, before the charger moves (WAB-PANIC-13 to 15). */
    side(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const target = g.units[v.target]
      if (v.fled || !onTable(target) || !panicsAt(g, u, target) || test(r, target, 'panic-charged')) return
      v.fled = true
      v.route = null
      if (isEngaged(g, target)) r.call(chase, { unit: target.id, panic: true })
      else r.call(flight, { unit: target.id, why: 'charge', from: [v.unit] })
    },
    /** It comes, and is feared (WAB-PSY-02, WAB-RUL-221). */
    fear(r, v) {
      const g = r.field
      if (v.fled || !fearsCharge(g, g.units[v.target])) return
      r.call(standBefore, { unit: v.target })
    },
    afraid(r, v) {
      const target = r.field.units[v.target]
      if (v.fled || (onTable(target) && !isFleeing(target))) return
      v.fled = true
      v.route = null
    },
    reached(r, v) {
      const g = r.field
      if (onTable(g.units[v.target])) {
        becomesDue('reached', g, g.units[v.target], { other: g.units[v.unit] })
        becomesDue('reached', g, g.units[v.unit], { other: g.units[v.target], charging: true })
      }
      if (g.due.length === 0) return
      v.route = null
      r.call(settle, {})
    },
    counter(r, v) {
      const g = r.field
      for (const id of chargeOf(g, v.unit)?.targets ?? []) {
        const target = g.units[id]
        if (!onTable(target) || !has(target, 'counters') || isFleeing(target)) continue
        v.route = null
        counterCharge(r, target, g.units[v.unit])
      }
    },
    /** Of the wheels that bring as many into contact its owner takes one (WAB-CMOV-09). */
    wheel(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const c = chargeOf(g, v.unit)
      if (c === undefined || c.state !== 'declared' || !onTable(u) || isFleeing(u) || isEngaged(g, u)) return
      const ends = waysIn(g, u, c)
        .filter(way => comesFree(g, u, way))
        .flatMap(({ end }) => [end.x, end.y, end.facing])
      if (ends.length > 3) r.call(chargeWheel, { unit: u.id, target: v.target, ends }, 'end')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const c = chargeOf(g, v.unit)
      if (c === undefined || c.state !== 'declared' || !onTable(u) || isFleeing(u)) return r.end(undefined)
      const chosen = v.end.length === 0 ? undefined : waysIn(g, u, c).find(({ end }) => isAt(v.end, end))
      // What was measured holds while nobody has stirred since.
      let route = isEngaged(g, u) ? null : (chosen ?? v.route ?? plan(g, u, c))
      if (route !== null && !comesFree(g, u, route)) route = plan(g, u, c, true)
      if (isEngaged(g, u)) amendCharge(g, u.id, { state: 'moved' })
      else if (route === null) fail(r, u, v.fled ? 'fled' : 'blocked')
      else arrive(r, u, route)
      settleDue(r)
    },
  },
})
/** WAB-PANIC-13 to 15 */
export function panicsAt(g: Field, u: Unit, target: Unit): boolean {
  if (sideStruck(g, u, target) === 'front' || !isFormed(g, u) || countOf(g, u) < MINIMUM) return false
  if (refusal('be-turned', g, target) !== null) return false
  const loose = kindOf(g, target).order === 'loose' || kindOf(g, target).character
  return (!loose || isEngaged(g, target)) && feelsPanic(g, target, 'panic-charged')
}
const isAt = ([x, y, facing]: readonly number[], p: Pose): boolean => x === p.x && y === p.y && facing === p.facing

/** Where along the enemy's side its front comes to lie; nothing said: by the shortest way (WAB-CMOV-09). */
const chargeWheel = question({
  name: 'charge-wheel',
  kind: 'pose',
  rules: ['WAB-CMOV-09', 'WAB-CMOV-06'],
  /** `ends`: the poses in which it may come to stand, one after another. */
  with: (a: { unit: number; target: number; ends: number[] }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'pose', about: v.unit, enough: 'shortest-way' },
  forbids: (_g, v, picks) =>
    picks.length === 0 || endsIn(v.ends).some(end => isAt(end, poseOf(posePick(picks, 0)))) ? null : 'WAB-CMOV-09',
  candidates: (_g, v, _seat, n): Picks[] => [[], ...endsIn(v.ends).map(end => [end])].slice(0, n),
  take: (_r, _v, picks): number[] => (picks.length === 0 ? [] : [...posePick(picks, 0)]),
})
const endsIn = (ends: readonly number[]): [number, number, number][] =>
  Array.from({ length: ends.length / 3 }, (_, i) => [ends[3 * i], ends[3 * i + 1], ends[3 * i + 2]])

export const chargeSteps = [chargeMoves, chargers, nextCharger, oneCharge, chargeWheel]
