import { type Choice, type Picks, pose as posePick, type Random, thing, word } from '@acies/kernel'
import { bearing, inches, length, type Point, type Pose, pickOf, pose, poseOf, slid } from '@acies/table'
import { enemyOf, type Field, kindOf, NOBODY, type Troop } from '../position.ts'
import { inHiding } from '../rules/aim.ts'
import { bodyOf } from '../rules/bodies.ts'
import { wayOf } from '../rules/ground.ts'
import {
  allowance,
  bodyHere,
  type Gait,
  hasRoom,
  landing,
  moveFault,
  reorientLanding,
  speedOf,
  startOf,
} from '../rules/movement.ts'
import { whyNoTurn } from '../rules/why.ts'
import { roomNear } from '../rules/withdrawal.ts'
import { traitsWith } from '../traits/index.ts'
import { stumble } from './ambush.ts'
import { inTheWrongPlace, putDown, riddenDown } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { chooseColumn, columnsFor, fallIn } from './column.ts'
import { disorder } from './losses.ts'
import { approach, type Met } from './reaction.ts'
import { stepAside } from './step-aside.ts'
import { AMBUSH_KEY, nextWindow } from './windows.ts'

export const TURNS = ['right', 'rear', 'left'] as const
export type Turn = (typeof TURNS)[number]
export const turnNumber = (turn: Turn): 1 | 2 | 3 => (turn === 'right' ? 1 : turn === 'rear' ? 2 : 3)

export const hasRoomToTurn = (g: Field, u: Troop, turn: Turn): boolean =>
  reorientLanding(g, u, turnNumber(turn)) !== null
export const turnsOf = (g: Field, u: Troop): Turn[] =>
  mayReorient(g, u) ? TURNS.filter(t => hasRoomToTurn(g, u, t)) : []
export const mayTurn = (g: Field, u: Troop): boolean => mayReorient(g, u) && TURNS.some(t => hasRoomToTurn(g, u, t))
/** TER-UNI-21, TER-UNI-29, TER-RUL-59 */
const mayReorient = (g: Field, u: Troop): boolean =>
  u.where === 'table' && !u.fortress && !u.emplaced && u.building < 0 && speedOf(g, u, 'plain').value > 0

export function reorient(r: Table, u: Troop, turn: Turn, rules: readonly string[]): void {
  const at = reorientLanding(r.field, u, turnNumber(turn))
  if (at === null) return
  const path = [u.x, u.y, u.facing, at.x, at.y, at.facing]
  const dug = u.entrenched
  putDown(r, u, at)
  u.entrenched = dug // TER-RUL-62
  r.tell(event('reoriented', rules, { unit: u.id, word: turn, path }))
}

/** A free turn before the order is carried out (TER-CAV-03, TER-MOV-14). */
export const mobility = question({
  name: 'mobility',
  kind: 'one',
  rules: ['TER-CAV-03', 'TER-MOV-14'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: turnsOf(g, g.troops[v.unit]), about: v.unit, enough: 'keep' },
  why: (g, v) => whyNoTurn(g, g.troops[v.unit]),
  take(r, v, picks) {
    if (picks.length > 0) reorient(r, r.field.troops[v.unit], word(picks, 0, TURNS), ['TER-CAV-03'])
  },
})

const SHARES = [4, 4, 4, 3, 2, 1]
/** Moves worth a thought: ahead and aside, long and short. */
export function moveCandidates(g: Field, u: Troop, gait: Gait, n: number, random: Random): Pose[] {
  const found: Pose[] = []
  const most = allowance(g, u, gait, { difficult: false, disorders: false, easy: false, impassable: false })
  if (most === 0) return found
  for (let tries = 0; tries < 3 * n && found.length < n; tries++) {
    const off = tries === 0 && random(2) === 0 ? 0 : (random(19) - 9) * 1000
    const way = (u.facing + off + 36000) % 36000
    const far = Math.floor((most * SHARES[random(SHARES.length)]) / 4)
    const from = u.building < 0 ? u : slid(u, way, 0)
    const at = slid(from, way, far)
    const start = startOf(g, u, at)
    const to = pose(at.x, at.y, bearing(start, at))
    if (moveFault(g, u, gait, to) === null) found.push(to)
  }
  return found
}

/** Run: one move, nothing else (TER-ORD-30). */
export const run = procedure({
  name: 'run',
  gives: undefined,
  with: (a: { unit: number }) => ({ unit: a.unit, column: NOBODY, to: [] as number[] }),
  lines: {
    column(r, v) {
      const gait: Gait = 'run'
      if (columnsFor(r.field, r.field.troops[v.unit], gait).length > 0)
        r.call(chooseColumn, { unit: v.unit, gait }, 'column')
    },
    join(r, v) {
      const gait: Gait = 'run'
      if (v.column !== NOBODY) r.call(fallIn, { unit: v.unit, column: v.column, gait })
    },
    choose(r, v) {
      if (v.column !== NOBODY) return r.end(undefined)
      r.call(chooseMove, { unit: v.unit, gait: 'run' as Gait }, 'to')
    },
    go(r, v) {
      if (v.to.length === 3) return r.call(march, { unit: v.unit, to: v.to, charge: NOBODY })
      r.tell(event('nothing', ['TER-ORD-30'], { unit: v.unit }))
    },
  },
})

/** What a move brings about for special rules (TER-QUA-61). */
export function settleAfterMove(g: Field, unit: number): void {
  const u = g.troops[unit]
  if (u.where !== 'table') return
  for (const t of traitsWith(g, u, 'moved')) t.moved(u, inHiding(g, u))
}

/** Where to; [] stays. */
export const chooseMove = question({
  name: 'choose-move',
  kind: 'pose',
  rules: ['TER-MOV-03', 'TER-MOV-02', 'TER-MOV-05'],
  with: (a: { unit: number; gait: Gait }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'pose', about: v.unit, enough: 'stay' }),
  forbids: (g, v, picks) =>
    picks.length === 0 ? null : moveFault(g, g.troops[v.unit], v.gait, poseOf(posePick(picks, 0))),
  candidates(g, v, _seat, n, random): Picks[] {
    const poses = moveCandidates(g, g.troops[v.unit], v.gait, n, random)
    return poses.length === 0 ? [[]] : poses.map(p => [pickOf(p)])
  },
  take: (_r, _v, picks): number[] => (picks.length === 0 ? [] : [...posePick(picks, 0)]),
})

/** What became of a march: it arrived, stopped on its way of its own will, or was beaten and comes no farther. */
export type Marched = 'arrived' | 'stopped' | 'halted'

/**
 * Goes straight to a pose, pausing wherever an enemy who still has a card may react (TER-REA-01, TER-RUL-04 to 07).
 * While it is on its way it may stand over others; at the end it stands free.
 */
export const march = procedure({
  name: 'march',
  gives: 'arrived' as Marched,
  with: (a: { unit: number; to: number[]; charge: number }, g) => {
    const u = g.troops[a.unit]
    const start = startOf(g, u, { x: a.to[0], y: a.to[1] })
    return {
      unit: a.unit,
      to: a.to,
      charge: a.charge,
      from: [start.x, start.y],
      was: [u.x, u.y, u.facing],
      gone: 0,
      who: NOBODY,
      key: NOBODY,
      met: 'none' as Met,
      stops: false,
      begun: false,
    }
  },
  lines: {
    setOut(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      g.moving = u.id
      if (!v.begun) {
        v.begun = true
        if (u.building >= 0) leaveBuilding(g, u)
        u.x = v.from[0]
        u.y = v.from[1]
        u.facing = v.to[2]
      }
      // Out of a building it faces where it goes from the start.
      const facing = v.from[0] === v.was[0] && v.from[1] === v.was[1] ? v.was[2] : v.to[2]
      const { who, at, key, others } = nextWindow(g, u, v.from, facing, v.to, v.gone)
      v.who = who
      v.key = key
      v.met = 'none'
      if (who === NOBODY) return
      v.gone = at
      const there = slid({ x: v.from[0], y: v.from[1], facing: v.to[2] }, v.to[2], at)
      u.x = there.x
      u.y = there.y
      churned(r, u, v.from)
      if (others.length > 0) r.call(chooseWindow, { options: [who, ...others], against: u.id }, 'who')
    },
    window(r, v) {
      if (v.who === NOBODY) return
      // The key of an ambush names its ground too.
      r.field.asked.push(v.key >= AMBUSH_KEY ? v.key : v.who)
      r.call(approach, { unit: v.who, mover: v.unit, to: v.to }, 'met')
    },
    decide(r, v) {
      // Whoever has beaten off an interceptor may go on, or stop there (TER-REA-22).
      v.stops = false
      if (v.who !== NOBODY && v.met === 'fought') r.call(stopHere, { unit: v.unit }, 'stops')
    },
    goOn(r, v) {
      if (v.who === NOBODY) return
      const g = r.field
      const u = g.troops[v.unit]
      if (v.met === 'halted' || u.where !== 'table') {
        g.moving = NOBODY
        return r.end('halted')
      }
      // An interceptor may have met it farther on.
      v.gone = Math.max(v.gone, goneFrom(u, v.from))
      // A pursuit may have taken it farther than it wanted to go: it is not put back (TER-CAV-07).
      const beyond = v.gone > wayTo(v)
      if (!v.stops && !beyond) return r.repeat()
      settle(r, u)
      churned(r, u, v.from)
      r.end(v.stops ? 'stopped' : 'arrived')
    },
    arrive(r, v) {
      const g = r.field
      const u = g.troops[v.unit]
      arriveAt(r, u, { x: v.from[0], y: v.from[1] }, poseOf([v.to[0], v.to[1], v.to[2]]), v.was, v.charge)
    },
    stumble(r, v) {
      if (r.field.troops.some(o => o.where === 'ambush'))
        r.call(stumble, { unit: v.unit, from: v.from, charges: v.charge >= 0 })
    },
    aside(r) {
      if (r.field.displaced.length > 0) r.call(stepAside, {})
    },
  },
})

const goneFrom = (u: Troop, from: readonly number[]): number => Math.round(length(u.x - from[0], u.y - from[1]))
const wayTo = ({ from, to }: { from: readonly number[]; to: readonly number[] }): number =>
  Math.round(length(to[0] - from[0], to[1] - from[1]))

/** Very difficult ground disorders as soon as the front centre is in it, before anything else happens (TER-RUL-27). */
export function churned(r: Table, u: Troop, from: readonly number[]): void {
  if (!u.disordered && wayOf(r.field, u, { x: from[0], y: from[1] }, u).disorders) disorder(r, u, ['TER-TRR-03'])
}

const STOP = ['go-on', 'stop'] as const
export const stopHere = question({
  name: 'stop-here',
  kind: 'one',
  rules: ['TER-REA-22', 'TER-UNI-41'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: STOP, about: v.unit }),
  take: (_r, _v, picks): boolean => word(picks, 0, STOP) === 'stop',
})

export function leaveBuilding(g: Field, u: Troop): void {
  const { width, depth } = kindOf(g, u)
  u.building = NOBODY
  u.width = width
  u.depth = depth
}

/** Several troops have their window at one point of the way: their owner says whose is first (TER-RUL-07). */
export const chooseWindow = question({
  name: 'choose-window',
  kind: 'one',
  rules: ['TER-REA-01'],
  with: (a: { options: number[]; against: number }) => a,
  seats: (g, v) => seatOf(enemyOf(g.troops[v.against].side)),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.options }),
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Comes to stand at the end of its way, or as near to it as there is room. */
function arriveAt(
  r: Table,
  u: Troop,
  from: { x: number; y: number },
  to: Pose,
  was: readonly number[],
  charge: number,
): void {
  const g = r.field
  const far = Math.round(length(to.x - from.x, to.y - from.y))
  let at: Pose | null = null
  let end: Point = from
  for (let d = far; at === null && d >= 0; d -= inches(0.5)) {
    const there = d === far ? to : slid(pose(from.x, from.y, to.facing), to.facing, d)
    end = there
    if (charge >= 0) at = hasRoom(g, u, bodyHere(u, there)) ? there : null
    else at = landing(g, u, there)
  }
  at ??= roomNear(g, u, pose(was[0], was[1], was[2])) ?? pose(was[0], was[1], was[2])
  const way = wayOf(g, u, from, at)
  const touched = riddenDown(g, u, from, at)
  g.moving = NOBODY
  putDown(r, u, at)
  r.tell(
    event('moved', ['TER-MOV-05', 'TER-MOV-04'], {
      unit: u.id,
      n: Math.round(length(at.x - from.x, at.y - from.y)),
      path: [...was, at.x, at.y, at.facing, from.x, from.y, end.x, end.y],
    }),
  )
  for (const c of touched) inTheWrongPlace(r, c, u)
  if (way.disorders) disorder(r, u, ['TER-TRR-03'])
}

/** A troop that stopped in mid-move stands free of everybody. */
function settle(r: Table, u: Troop): void {
  const g = r.field
  if (u.where !== 'table') return
  g.moving = NOBODY
  const here = pose(u.x, u.y, u.facing)
  const at = hasRoom(g, u, bodyOf(u)) ? here : (landing(g, u, here) ?? roomNear(g, u, here) ?? here)
  putDown(r, u, at)
}
