import { type Choice, thing } from '@acies/kernel'
import {
  apart,
  bearing,
  bodyAt,
  INCH,
  middleOf,
  overlaps,
  type Pose,
  turnBetween,
  wheelCost,
  wheeled,
  wheelFor,
} from '@acies/table'
import {
  type Charge,
  type Field,
  has,
  hold,
  isFleeing,
  kindOf,
  lift,
  onTable,
  put,
  type Struck,
  type Unit,
} from '../position.ts'
import { setFlush } from '../rules/align.ts'
import { blockAt, blockOf, bodiesOf, distanceBetween, groundOf, isCloud, place } from '../rules/bodies.ts'
import { drawUp, inLine } from '../rules/cloud.ts'
import { meet, sidesTouching, strikeAhead } from '../rules/contact.ts'
import { isAbandoned } from '../rules/crew.ts'
import { isEngaged, join } from '../rules/engaged.ts'
import { isInDifficult, touchesDifficult } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { allowanceOf } from '../rules/pace.ts'
import { countOf, isFormed, MINIMUM } from '../rules/ranks.ts'
import {
  alsoTouched,
  failedWay,
  type Route,
  routeOn,
  routeTo,
  rushed,
  shareOf,
  sideStruck,
  standsFree,
  straightOn,
  stripOf,
  vectorOf,
} from '../rules/route.ts'
import { isRoom } from '../rules/swarm.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { trample, wreck } from './abandon.ts'
import { procedure, question, seatsOf, type Table } from './book.ts'
import { chase } from './chase.ts'
import { amendCharge, chargeOf } from './declare.ts'
import { fearsCharge, standBefore } from './fear.ts'
import { flight } from './flight.ts'
import { feelsPanic, settle, test } from './tests.ts'

const toGo = (g: Field): Charge[] => g.charges.filter(c => c.state === 'declared' && onTable(g.units[c.unit]))

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
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})

/** WAB-CMOV-01 */
export const nextCharger = question({
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

/** The way of a charge as things stand, or null when nobody of its targets can be reached. */
function plan(g: Field, u: Unit, c: Charge, alone = false): Route | null {
  const budget = allowanceOf(g, u, 'charge')
  // Who comes to meet it is struck first (WAB-CCHG-07).
  const met = c.targets.filter(id => has(g.units[id], 'countercharged'))
  for (const id of [...met, ...c.targets.filter(t => !met.includes(t))]) {
    const target = g.units[id]
    // A beast that has run wild into its friends is nobody's enemy for the moment (WAB-RUL-278).
    if (!onTable(target) || target.side === u.side) continue
    const route = c.redirected ? straightTo(g, u, c, target, budget) : planOn(g, u, target, budget, alone)
    if (route !== null) return route
  }
  return null
}
function planOn(g: Field, u: Unit, target: Unit, budget: number, alone: boolean): Route | null {
  const rivals = g.charges
    .filter(o => o.unit !== u.id && o.targets[0] === target.id && o.state === 'declared')
    .map(o => g.units[o.unit])
  // Those who charge as well are not in the way; but nobody ends where one still stands.
  const ghosts = alone ? [] : toGo(g).map(o => o.unit)
  const side = sideStruck(g, u, target)
  const beside = rivals.filter(
    o =>
      onTable(o) &&
      sideStruck(g, o, target) === side &&
      routeTo(g, o, target, { budget: allowanceOf(g, o, 'charge'), ghosts }) !== null,
  )
  const share = shareOf(g, u, target, beside)
  return routeOn(g, u, target, share === undefined ? { budget, ghosts } : { budget, ghosts, share })
}
/** The wheel made for the first target, then straight on (WAB-REVEAL-02). */
function straightTo(g: Field, u: Unit, c: Charge, target: Unit, budget: number): Route | null {
  if (isCloud(u)) return routeTo(g, u, target, { budget })
  const block = blockOf(g, u)
  const turned: Pose = c.wheel === 0 ? block : wheeled(block, c.wheel > 0 ? 'front-right' : 'front-left', c.wheel)
  const paid = wheelCost(block.width, c.wheel)
  const found = strikeAhead(g, u, turned, Math.max(0, budget - paid), target)
  if (found === null) return null
  const { side, met, end, gone } = found
  return {
    target: target.id,
    side,
    angle: c.wheel,
    advance: gone,
    cost: paid + gone,
    wheeled: turned,
    met,
    end,
    models: 0,
  }
}

/** The charge fails: a normal move straight at the enemy, never into contact (WAB-CMOV-03, 04, WAB-MULT-07). */
export function fail(r: Table, u: Unit, why: 'short' | 'crossed' | 'blocked' | 'fled'): void {
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
export const oneCharge = procedure({
  name: 'one-charge',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, target: -1, fled: false, route: null as Route | null }),
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
      if (v.fled || !onTable(target) || sideStruck(g, u, target) === 'front') return
      if (!isFormed(g, u) || countOf(g, u) < MINIMUM || refusal('cause-panic', g, u) !== null) return
      if (refusal('be-turned', g, target) !== null) return
      const loose = kindOf(g, target).order === 'loose' || kindOf(g, target).character
      if ((loose && !isEngaged(g, target)) || !feelsPanic(g, target, 'panic-charged')) return
      if (test(r, target, 'panic-charged')) return
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
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const c = chargeOf(g, v.unit)
      if (c === undefined || c.state !== 'declared' || !onTable(u) || isFleeing(u)) return r.end(undefined)
      // What was measured holds while nobody has stirred since.
      let route = isEngaged(g, u) ? null : (v.route ?? plan(g, u, c))
      if (route !== null && !comesFree(g, u, route)) route = plan(g, u, c, true)
      if (isEngaged(g, u)) amendCharge(g, u.id, { state: 'moved' })
      else if (route === null) fail(r, u, v.fled ? 'fled' : 'blocked')
      else arrive(r, u, route)
      if (g.due.length > 0) r.call(settle, {})
    },
  },
})

/** Nobody stands where the charger comes to, nor where skirmishers draw up against him. */
function comesFree(g: Field, u: Unit, route: Route): boolean {
  const target = g.units[route.target]
  if (route.files === undefined && route.theirs === undefined) return standsFree(g, u, route.end)
  const free = (x: Unit, at: Pose) => isRoom(g, bodyAt(blockAt(g, x, at)), u, target, undefined)
  if (!free(route.files === undefined ? u : inLine(u, route.files), route.end)) return false
  return route.theirs === undefined || free(inLine(target, route.theirs.files), route.theirs)
}
/** Wheel, straight ahead, flush: the charger has come (WAB-CMOV-05 to 08, 11). */
function arrive(r: Table, u: Unit, route: Route): void {
  const g = r.field
  const target = g.units[route.target]
  const poses = [u, route.wheeled, route.met, route.end]
  const path = poses.flatMap(p => [p.x, p.y, p.facing])
  // The side struck is by where it stands when it sets out (WAB-ARC-01).
  const others = alsoTouched(g, u, route).map(o => ({ unit: o, side: sideStruck(g, u, o) }))
  const rough = touchesDifficult(g, stripOf(g, u, route))
  // Loose models run in and form a line (WAB-SKI-16).
  if (route.files === undefined) place(u, route.end)
  else drawUp(u, route.files, route.end)
  // Any part of the way, or of where it ends (WAB-RUL-213).
  if (rough || isInDifficult(g, u)) put(u, 'rough-charge')
  if (route.side === 'front' && defendsAgainst(g, target, u) !== null) put(u, 'storms')
  amendCharge(g, u.id, { state: 'moved' })
  put(u, 'charged')
  put(u, 'moved', route.cost)
  hold(u, 'WAB-CMOV-02')
  put(u, 'silent')
  trample(r, u)
  if (isAbandoned(g, target)) {
    wreck(r, target, u)
    // Whoever stands close by it is struck all the same (WAB-MULT-03).
    for (const o of others) lineUp(r, u, o.unit, o.side)
    return touchOthers(r, u)
  }
  // Charged in flank or rear by a formed enemy: ranks are lost while the combat lasts (WAB-RANKS-02).
  meet(g, u, target, route.side)
  noteTurned(g, u, target, route.side)
  r.tell({
    type: 'contact',
    rules: ['WAB-CMOV-08', 'WAB-CMOV-09', 'WAB-CMOV-05'],
    unit: u.id,
    other: target.id,
    side: route.side,
    path,
    models: route.models,
  })
  becomesDue('contact', g, u, { other: target, charging: true, side: route.side })
  becomesDue('contact', g, target, { other: u, side: route.side })
  for (const o of others) lineUp(r, u, o.unit, o.side)
  touchOthers(r, u)
}
/** Another enemy the charge has come upon is set along its front, unless it fights elsewhere (WAB-MULT-02, 03). */
function lineUp(r: Table, u: Unit, o: Unit, side: Struck): void {
  const g = r.field
  // Skirmishers align themselves (WAB-SKI-18).
  if (isFleeing(o) || isEngaged(g, o) || isCloud(o)) return
  const to = setFlush(g, u, u, o, side)
  if (to === null || (apart(to, o) <= 12 && to.facing === o.facing)) return
  const path = [o.x, o.y, o.facing, to.x, to.y, to.facing]
  place(o, to)
  r.tell({ type: 'aligned', rules: ['WAB-MULT-03'], unit: o.id, other: u.id, path })
}
/** WAB-RANKS-02 */
export function noteTurned(g: Field, u: Unit, target: Unit, side: string): void {
  if (side === 'front' || !isFormed(g, u) || countOf(g, u) < MINIMUM) return
  if (refusal('be-turned', g, target) !== null) return
  if (refusal('cause-rank-loss', g, u, { other: target }) === null) put(target, 'ranks-lost')
}
/** Whoever else the front has come to touch is in the fight as well (WAB-MULT-01). */
function touchOthers(r: Table, u: Unit): void {
  const g = r.field
  for (const o of g.units) {
    if (o.side === u.side || !onTable(o) || isFleeing(o) || isAbandoned(g, o)) continue
    if (g.links.some(l => (l.a === u.id && l.b === o.id) || (l.b === u.id && l.a === o.id))) continue
    const sides = sidesTouching(g, u, o)
    if (sides === null || sides.own !== 'front') continue
    if (isCloud(o)) meet(g, u, o, sides.theirs)
    else join(g, u, o, sides.own, sides.theirs)
    noteTurned(g, u, o, sides.theirs)
    r.tell({
      type: 'contact',
      rules: ['WAB-MULT-01'],
      unit: u.id,
      other: o.id,
      side: sides.theirs,
      path: [],
      models: 0,
    })
  }
}

/** Half its move straight at the charger; if it cannot, it holds (WAB-CCHG-02 to 05). */
function counterCharge(r: Table, u: Unit, charger: Unit): void {
  const g = r.field
  lift(u, 'counters')
  if (distanceBetween(g, u, charger) * 2 < allowanceOf(g, charger, 'charge')) return // WAB-CCHG-02
  const budget = allowanceOf(g, u, 'counter')
  const path = [u.x, u.y, u.facing]
  const way = toward(g, u, charger, budget)
  if (way.length === 0) return
  for (const p of way) path.push(p.x, p.y, p.facing)
  const rough = isInDifficult(g, u)
  place(u, way[way.length - 1])
  put(u, 'countercharged')
  if (rough || isInDifficult(g, u)) put(u, 'rough-charge') // WAB-WPN-20, 24
  r.tell({ type: 'countercharged', rules: ['WAB-CCHG-03', 'WAB-CCHG-04'], unit: u.id, other: charger.id, path })
}
/** Wheeled toward the charger as far as it can pay, then straight on, up to an inch from him. */
function toward(g: Field, u: Unit, charger: Unit, budget: number): Pose[] {
  if (isCloud(u)) return rushed(g, u, charger, budget, INCH)
  const block = blockOf(g, u)
  const enemies = bodiesOf(g, u, o => o.side !== u.side)
  const friends = [...bodiesOf(g, u, o => o.side === u.side), ...groundOf(g).impassable]
  const turn = turnBetween(u.facing, bearing(u, middleOf(blockOf(g, charger))))
  const angle = Math.min(Math.abs(turn), wheelFor(block.width, budget))
  const way: Pose[] = []
  let at: Pose = u
  if (angle > 100) {
    const end = wheeled(block, turn > 0 ? 'front-right' : 'front-left', turn > 0 ? angle : -angle)
    if (!standsFree(g, u, end)) return []
    at = end
    way.push(at)
  }
  const left = Math.max(0, budget - (at === u ? 0 : wheelCost(block.width, angle)))
  const on = straightOn(g, u, at, left, budget, enemies, friends)
  if (on <= 0) return way
  const v = vectorOf(at.facing)
  return [...way, { x: Math.round(at.x + v.x * on), y: Math.round(at.y + v.y * on), facing: at.facing }]
}
/** The charger is out of reach: who wanted to meet him goes an inch (WAB-CCHG-06, WAB-RUL-140). */
function counterInVain(r: Table, c: Charge): void {
  const g = r.field
  for (const id of c.targets) {
    const u = g.units[id]
    if (!onTable(u) || !has(u, 'counters')) continue
    lift(u, 'counters')
    const way = toward(g, u, g.units[c.unit], INCH)
    if (way.length === 0) continue
    const path = [u.x, u.y, u.facing, way[0].x, way[0].y, way[0].facing]
    place(u, way[0])
    r.tell({ type: 'countercharged', rules: ['WAB-CCHG-06'], unit: u.id, other: c.unit, path })
  }
}
export const chargeSteps = [chargeMoves, chargers, nextCharger, oneCharge]
