import { type Choice, type Pick, type Picks, pose as posePick, type Random, thing, word } from '@acies/kernel'
import {
  bodyAt,
  cornerX,
  cornerY,
  distanceTo,
  INCH,
  length,
  type Pose,
  pickOf,
  poseOf,
  SLACK,
  sweepTo,
  sweepTurn,
  wheelFor,
} from '@acies/table'
import type { Rule } from '../events.ts'
import { type Field, has, isFleeing, kindOf, onTable, put, type Unit } from '../position.ts'
import {
  blockAt,
  blockOf,
  bodyOf,
  distanceBetween,
  frontBody,
  onImpassable,
  overlapped,
  place,
} from '../rules/bodies.ts'
import { admit, loneAllowance, mayNotJoin, mayNotLeave } from '../rules/company.ts'
import { isEngaged } from '../rules/engaged.ts'
import { goStraight } from '../rules/going.ts'
import { allowanceOf } from '../rules/pace.ts'
import { formUp, hasMusician } from '../rules/ranks.ts'
import { isOnTable, straightOn } from '../rules/route.ts'
import {
  filesOffered,
  LEGS,
  type Leg,
  type LegWord,
  legBarred,
  mostOf,
  nearEnemy,
  othersOf,
  setOut,
  step,
  type Walk,
  walkOf,
} from '../rules/walk.ts'
import { becomesDue, refusal } from '../traits/index.ts'
import { procedure, question, seatsOf, type Table } from './book.ts'
import { leaveHost } from './losses.ts'
import { reformRallied } from './rally.ts'
import { settle, test } from './tests.ts'

/** How a unit goes, said before its first step (WAB-RUL-194). */
export const WAYS = ['move', 'march', 'fast-march', 'reform', 'go', 'join', 'leave', 'enter'] as const
export type MoveWay = (typeof WAYS)[number]
const isLegged = (way: Pick): way is 'move' | 'march' | 'fast-march' =>
  way === 'move' || way === 'march' || way === 'fast-march'

/** The rule by which a unit may not be moved in the remaining moves, or null. */
export function mayNotMove(g: Field, u: Unit): Rule | null {
  if (u.side !== g.active) return 'WAB-GEN-07'
  if (u.where === 'off') return has(u, 'returned') ? null : 'WAB-PURS-21'
  if (u.where === 'joined') return mayNotLeave(g, u)
  if (!onTable(u)) return 'WAB-MOV-03'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  if (isEngaged(g, u)) return 'WAB-MOV-07'
  if (has(u, 'held')) return 'WAB-RALLY-03'
  if (has(u, 'moved')) return 'WAB-MOV-03'
  return refusal('manoeuvre', g, u, { way: 'any' })
}
/** The rule by which a way of going is closed to a unit, or null. */
export function wayBarred(g: Field, u: Unit, way: MoveWay): Rule | null {
  if (u.where === 'off') return way === 'enter' ? null : 'WAB-PURS-24'
  if (u.where === 'joined') return way === 'leave' ? null : 'WAB-PERS-16'
  const lone = kindOf(g, u).character
  switch (way) {
    case 'enter':
      return 'WAB-PURS-24'
    case 'leave':
      return 'WAB-PERS-19'
    case 'go':
      return lone ? null : 'WAB-MOV-04'
    case 'join':
      return !lone ? 'WAB-PERS-08' : hostsFor(g, u).length > 0 ? null : 'WAB-PERS-08'
    case 'move':
      return lone ? 'WAB-PERS-02' : null
    case 'march':
      return lone ? 'WAB-PERS-02' : marchBarred(g, u)
    case 'fast-march':
      if (lone) return 'WAB-PERS-02'
      if (g.snap.column[u.id] !== 1) return 'WAB-MARCH-12'
      return g.snap.near[u.id] > 0 ? 'WAB-MARCH-14' : (marchBarred(g, u) ?? refusal('fast-march', g, u))
    case 'reform':
      if (lone || !hasMusician(u)) return 'WAB-MAN-11'
      return refusal('reform', g, u)
  }
}
/** WAB-MARCH-01, 03, 05, 06 */
function marchBarred(g: Field, u: Unit): Rule | null {
  const { troop } = kindOf(g, u)
  if (troop === 'elephant' || troop === 'machine') return 'WAB-MARCH-06'
  if (!hasMusician(u)) return 'WAB-MARCH-01'
  const near = g.snap.near[u.id]
  const mounted = troop === 'cavalry' || troop === 'chariot'
  if (near === 3 || (near === 2 && !mounted)) return 'WAB-MARCH-03'
  return refusal('march', g, u)
}
export const hostsFor = (g: Field, c: Unit): number[] =>
  g.units.filter(u => u.side === c.side && mayNotJoin(g, c, u) === null).map(u => u.id)
export const movable = (g: Field): number[] =>
  g.units.filter(u => u.side === g.active && mayNotMove(g, u) === null).map(u => u.id)

/** Legs from the third pick on; a word that still wants its number is not among them. */
function legsIn(picks: Picks): Leg[] {
  const legs: Leg[] = []
  for (let i = 2; i < picks.length; ) {
    const go = word(picks, i++, LEGS)
    if (go === 'about') legs.push({ go, n: 1 })
    else if (i < picks.length) legs.push({ go, n: thing(picks, i++) })
  }
  return legs
}
const wantsNumber = (picks: Picks): boolean => {
  const last = picks[picks.length - 1]
  return picks.length > 2 && typeof last === 'string' && last !== 'about'
}
const MOST_LEGS = 8
const MOST_STOPS = 3

/**
 * One unit moves, with all its legs, in one answer; nothing at all: the rest of the army stays (WAB-MOV, WAB-MAN,
 * WAB-MARCH, WAB-PERS-02 to 23).
 */
export const move = question({
  name: 'move',
  kind: 'manoeuvre',
  rules: ['WAB-MOV-03', 'WAB-MOV-04', 'WAB-MAN-01'],
  with: (a: object) => a,
  seats: g => seatsOf(g, g.active),
  next(g, _v, draft): Choice | null {
    if (draft.length === 0) return { of: 'unit', options: movable(g), enough: 'done' }
    const about = thing(draft, 0)
    const u = g.units[about]
    if (draft.length === 1) return { of: 'word', options: WAYS.filter(w => wayBarred(g, u, w) === null), about }
    const way = word(draft, 1, WAYS)
    if (isLegged(way)) return nextLeg(g, u, way, draft)
    const n = draft.length - 2
    switch (way) {
      case 'reform':
        return null
      case 'join':
        return n > 0 ? null : { of: 'unit', options: hostsFor(g, u), about }
      case 'leave':
        return n > 0 ? null : { of: 'pose', about }
      case 'go':
        if (n === 0) return { of: 'pose', about }
        return n < MOST_STOPS ? { of: 'pose', about, enough: 'stop' } : null
      case 'enter':
        if (n === 0) return { of: 'number', min: -12 * INCH, max: 12 * INCH, about }
        return n === 1 ? { of: 'number', min: 0, max: allowanceOf(g, u, 'move'), about } : null
    }
  },
  why(g, _v, draft, pick) {
    if (draft.length === 0)
      return typeof pick === 'number' && g.units[pick] !== undefined ? mayNotMove(g, g.units[pick]) : null
    const u = g.units[thing(draft, 0)]
    if (draft.length === 1) {
      const way = WAYS.find(w => w === pick)
      return way === undefined ? null : wayBarred(g, u, way)
    }
    const way = word(draft, 1, WAYS)
    if (way === 'join')
      return typeof pick === 'number' && g.units[pick] !== undefined ? mayNotJoin(g, u, g.units[pick]) : null
    if (!isLegged(way)) return null
    const go = LEGS.find(l => l === pick)
    if (go !== undefined) return legBarred(g, u, way, go) ?? COSTS[go]
    const last = LEGS.find(l => l === draft[draft.length - 1])
    return last === undefined ? null : COSTS[last]
  },
  forbids: (g, _v, picks) => (picks.length === 0 ? null : forbidden(g, picks)),
  candidates: (g, _v, _seat, n, random) => {
    const found: Picks[] = []
    for (let i = 0; i < n; i++) found.push(someMove(g, random))
    return found
  },
  take: (_r, _v, picks): Pick[] => picks.map(p => (typeof p === 'object' ? [p[0], p[1], p[2]] : p)),
})
const COSTS: Readonly<Record<LegWord, Rule>> = {
  ahead: 'WAB-MOV-03',
  'wheel-left': 'WAB-MAN-02',
  'wheel-right': 'WAB-MAN-02',
  about: 'WAB-MAN-06',
  files: 'WAB-MAN-09',
}
function nextLeg(g: Field, u: Unit, way: 'move' | 'march' | 'fast-march', draft: Picks): Choice | null {
  const legs = legsIn(draft)
  const { walk, rule } = walkOf(g, u, way, legs, false)
  if (rule !== null) return { of: 'word', options: [], about: u.id, enough: 'stop' }
  if (wantsNumber(draft)) {
    const go = word(draft, draft.length - 1, LEGS)
    if (go !== 'files') return { of: 'number', min: 1, max: Math.max(1, mostOf(g, walk, go)), about: u.id }
    const files = filesOffered(g, walk)
    return { of: 'number', min: Math.min(...files), max: Math.max(...files), about: u.id }
  }
  const options =
    legs.length >= MOST_LEGS ? [] : LEGS.filter(go => legBarred(g, u, way, go) === null && mostOf(g, walk, go) > 0)
  if (legs.length > 0) return { of: 'word', options, about: u.id, enough: 'stop' }
  return { of: 'word', options, about: u.id }
}

/** The rule against a whole answer, or null. */
function forbidden(g: Field, picks: Picks): Rule | null {
  const u = g.units[thing(picks, 0)]
  const way = word(picks, 1, WAYS)
  if (isLegged(way)) return walkOf(g, u, way, legsIn(picks), true).rule
  switch (way) {
    case 'go':
      return strollBarred(g, u, stopsIn(picks))
    case 'leave':
      return leaveBarred(g, u, poseOf(posePick(picks, 2)))
    case 'enter':
      return enterBarred(g, u, entryAt(g, u, thing(picks, 2), thing(picks, 3)))
    default:
      return null
  }
}
const stopsIn = (picks: Picks): Pose[] => picks.slice(2).map((_, i) => poseOf(posePick(picks, i + 2)))

/** A lone model goes where it likes, straight from stop to stop (WAB-PERS-02, 06, 07). */
function strollBarred(g: Field, c: Unit, stops: readonly Pose[]): Rule | null {
  const allowance = loneAllowance(g, c)
  let left = allowance
  let at: Pose = c
  const { enemies, friends } = othersOf(g, c)
  for (const stop of stops) {
    const body = bodyAt(blockAt(g, c, { ...at }))
    const dx = stop.x - at.x
    const dy = stop.y - at.y
    const far = Math.round(length(dx, dy))
    if (far > left) return 'WAB-PERS-07'
    const vector = far === 0 ? { x: 0, y: 0 } : { x: dx / far, y: dy / far }
    const gone = goStraight(g, c, at, vector, far, left, allowance)
    if (gone.reach < far - 1) return 'WAB-TERRAIN-03'
    if (sweepTo(body, dx, dy, enemies, INCH).free < far - SLACK) return 'WAB-MOV-01'
    if (sweepTo(body, dx, dy, friends).free < far - SLACK) return 'WAB-MOV-04'
    left -= gone.cost
    at = { x: stop.x, y: stop.y, facing: at.facing }
  }
  const last = stops[stops.length - 1]
  return downBarred(g, c, last)
}
/** The rule by which a body may not be put down there, or null. */
function downBarred(g: Field, u: Unit, at: Pose): Rule | null {
  const body = bodyAt(blockAt(g, u, at))
  if (!isOnTable(g, body)) return 'WAB-MOV-04'
  if (overlapped(g, body, u) !== null) return 'WAB-MOV-04'
  if (nearEnemy(g, u, body)) return 'WAB-MOV-01'
  return onImpassable(g, body) ? 'WAB-TERRAIN-05' : null
}
function leaveBarred(g: Field, c: Unit, at: Pose): Rule | null {
  if (distanceTo(bodyOf(g, g.units[c.host]), at) > loneAllowance(g, c)) return 'WAB-PERS-07'
  return downBarred(g, c, at)
}
/** Where a unit comes back: so far along its edge from the marker, so far in (WAB-PURS-24, WAB-MIS-123). */
function entryAt(g: Field, u: Unit, along: number, far: number): Pose {
  const [ex, ey] = u.exit
  const deep = blockOf(g, u).depth + far
  const edges = [
    { off: ey, at: { x: ex + along, y: deep, facing: 18000 } },
    { off: g.depth - ey, at: { x: ex + along, y: g.depth - deep, facing: 0 } },
    { off: ex, at: { x: deep, y: ey + along, facing: 9000 } },
    { off: g.width - ex, at: { x: g.width - deep, y: ey + along, facing: 27000 } },
  ].sort((a, b) => a.off - b.off)
  const { x, y, facing } = edges[0].at
  return { x: Math.round(x), y: Math.round(y), facing }
}
const enterBarred = (g: Field, u: Unit, at: Pose): Rule | null => (downBarred(g, u, at) === null ? null : 'WAB-PURS-24')

/** A move left to chance, always a legal one; now and then the rest stays. */
function someMove(g: Field, random: Random): Picks {
  const units = movable(g)
  for (let tries = 0; tries < 4 && units.length > 0; tries++) {
    if (random(units.length + 6) < 1) return []
    const u = g.units[units[random(units.length)]]
    const ways = WAYS.filter(w => wayBarred(g, u, w) === null)
    if (ways.length === 0) continue
    const way = ways[random(ways.length)]
    const picks = isLegged(way) ? someLegs(g, u, way, random) : someOther(g, u, way, random)
    if (picks !== null && (isLegged(way) || forbidden(g, picks) === null)) return picks
  }
  return []
}
function someLegs(g: Field, u: Unit, way: 'move' | 'march' | 'fast-march', random: Random): Picks | null {
  const others = othersOf(g, u)
  const walk = setOut(g, u, way)
  const picks: Pick[] = [u.id, way]
  for (let i = 1 + random(2); i > 0; i--) {
    const legs = LEGS.filter(go => legBarred(g, u, way, go) === null && mostOf(g, walk, go) > 0)
    const go = random(3) > 0 && legs.includes('ahead') ? 'ahead' : legs[random(legs.length)]
    if (go === undefined) break
    const n = someAmount(g, walk, go, others, random)
    if (n <= 0) continue
    const before: Walk = { ...walk, path: walk.path.slice() }
    if (step(g, walk, way, { go, n }, others) !== null) {
      Object.assign(walk, before)
      continue
    }
    if (go === 'about') picks.push(go)
    else picks.push(go, n)
  }
  return picks.length > 2 ? picks : null
}
function someAmount(
  g: Field,
  walk: Walk,
  go: LegWord,
  { enemies, friends }: ReturnType<typeof othersOf>,
  random: Random,
): number {
  const { u } = walk
  switch (go) {
    case 'about':
      return 1
    case 'files': {
      const files = filesOffered(g, walk)
      return files[random(files.length)]
    }
    case 'ahead': {
      const free = straightOn(g, u, u, walk.left, walk.allowance, enemies, friends)
      return random(2) === 0 ? free : Math.floor((free * (1 + random(4))) / 4)
    }
    default: {
      const right = go === 'wheel-right'
      const block = blockOf(g, u)
      const corner = right ? 'front-right' : 'front-left'
      const most = Math.min(mostOf(g, walk, go), wheelFor(block.width, walk.left), 4500)
      const angle = 1 + random(Math.max(1, most))
      const front = frontBody(g, u, u)
      const turn = (bodies: typeof enemies, gap: number) =>
        Math.abs(
          sweepTurn(front, cornerX(block, corner), cornerY(block, corner), right ? angle : -angle, bodies, gap).free,
        )
      return Math.min(turn(enemies, INCH), turn(friends, 0))
    }
  }
}
function someOther(g: Field, u: Unit, way: MoveWay, random: Random): Picks | null {
  const most = u.where === 'off' ? allowanceOf(g, u, 'move') : loneAllowance(g, u)
  const around = (from: Pose): Pose => {
    const a = random(360) * 100
    const far = random(Math.max(1, most))
    const to = {
      x: Math.round(from.x + (far * (random(201) - 100)) / 142),
      y: Math.round(from.y + (far * (random(201) - 100)) / 142),
    }
    return { ...to, facing: a }
  }
  switch (way) {
    case 'reform':
      return random(4) === 0 ? [u.id, way] : null
    case 'join': {
      const hosts = hostsFor(g, u)
      return [u.id, way, hosts[random(hosts.length)]]
    }
    case 'leave':
      return random(4) === 0 ? [u.id, way, pickOf(around(g.units[u.host]))] : null
    case 'go':
      return [u.id, way, pickOf(around(u))]
    case 'enter':
      return [u.id, way, random(24 * INCH) - 12 * INCH, random(most)]
    default:
      return null
  }
}

/** WAB-TURN-03: everybody else, one after another, until the rest stays. */
export const remaining = procedure({
  name: 'remaining',
  gives: undefined,
  with: (_: object) => ({ picks: [] as Pick[] }),
  lines: {
    ask(r, v) {
      v.picks = []
      if (movable(r.field).length === 0) return r.end(undefined)
      r.call(move, {}, 'picks')
    },
    go(r, v) {
      const g = r.field
      if (v.picks.length === 0) return r.end(undefined)
      const u = g.units[thing(v.picks, 0)]
      const way = word(v.picks, 1, WAYS)
      if (way === 'reform') {
        put(u, 'held')
        put(u, 'silent')
        put(u, 'moved')
        // It forms up anew if it passes; if not it neither moves nor shoots (WAB-MAN-12, 14, 15).
        if (test(r, u, 'reform')) r.call(reformRallied, { unit: u.id, rallied: false })
        return
      }
      carryOut(r, u, way, v.picks)
    },
    settle(r) {
      if (r.field.due.length > 0) r.call(settle, {})
    },
    again(r) {
      r.repeat()
    },
  },
})

function carryOut(r: Table, u: Unit, way: MoveWay, picks: Picks): void {
  const g = r.field
  const path = [u.x, u.y, u.facing]
  if (isLegged(way)) {
    const legs = legsIn(picks)
    const { walk } = walkOf(g, u, way, legs, false)
    place(u, walk.u)
    if (legs.some(l => l.go === 'files' || l.go === 'about')) formUp(u, walk.u.files)
    put(u, 'moved', walk.allowance - walk.left)
    if (way !== 'move') put(u, 'marched')
    const rules: readonly Rule[] =
      way === 'move' ? ['WAB-MOV-03'] : way === 'march' ? ['WAB-MARCH-01'] : ['WAB-MARCH-10']
    r.tell({ type: 'moved', rules, unit: u.id, way, path: walk.path, cost: walk.allowance - walk.left })
    if (legs.some(l => l.go === 'files'))
      r.tell({ type: 'formed', rules: ['WAB-MAN-09'], unit: u.id, files: u.files, path: [], how: 'files' })
    becomesDue('remaining', g, u, { way })
    return
  }
  switch (way) {
    case 'go': {
      const stops = stopsIn(picks)
      for (const s of stops) path.push(s.x, s.y, s.facing)
      place(u, stops[stops.length - 1])
      put(u, 'moved', 1)
      return r.tell({ type: 'moved', rules: ['WAB-PERS-02', 'WAB-PERS-07'], unit: u.id, way, path, cost: 0 })
    }
    case 'join': {
      const host = g.units[thing(picks, 2)]
      const left = Math.max(0, loneAllowance(g, u) - distanceBetween(g, u, host))
      admit(host, u)
      put(u, 'joined', host.id)
      put(u, 'moved', 1)
      // The unit goes no farther than he still could (WAB-PERS-13).
      if (!has(host, 'moved')) put(host, 'bound', left)
      return r.tell({ type: 'joined', rules: ['WAB-PERS-08', 'WAB-PERS-13'], unit: u.id, other: host.id })
    }
    case 'leave': {
      const host = g.units[u.host]
      const to = poseOf(posePick(picks, 2))
      const left = Math.max(0, loneAllowance(g, u) - distanceTo(bodyOf(g, host), to))
      leaveHost(g, u)
      u.where = 'table'
      place(u, to)
      put(u, 'left', host.id)
      put(u, 'bound', left)
      return r.tell({ type: 'left', rules: ['WAB-PERS-19', 'WAB-PERS-21'], unit: u.id, other: host.id })
    }
    case 'enter': {
      place(u, entryAt(g, u, thing(picks, 2), thing(picks, 3)))
      u.where = 'table'
      u.exit = []
      put(u, 'moved', 1)
      put(u, 'held')
      return r.tell({ type: 'returned', rules: ['WAB-PURS-24', 'WAB-PURS-25'], unit: u.id, path: [u.x, u.y, u.facing] })
    }
    default:
      return
  }
}
export const moveSteps = [remaining, move, reformRallied]
