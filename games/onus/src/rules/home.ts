import {
  aboutFaced,
  type Body,
  bearingTo,
  canStir,
  crossings,
  EDGES,
  extentAlong,
  firstOverlapped,
  leavesAfter,
  type Pose,
  pose,
  reoriented,
  slid,
  turnBetween,
  wayHome,
  wayTo,
} from '@acies/table'
import { areFriends, type Field, STEP, stands, type Unit } from '../position.ts'
import { edgesOf, isWall, moveOf } from './going.ts'
import { baseOf, bodiesOf, hasRoom, isFar, lineAt, REACH, stanceOf } from './stance.ts'

/** The bare card: a unit in flight has no markers (ONU-FLE-01). */
const bare = (at: Pose): Body => stanceOf({ x: at.x, y: at.y, facing: at.facing, left: false, right: false }).card

/** The direction of its base edge (ONU-R-32). */
export const homeward = (g: Field, u: Unit): number => bearingTo(g.edge[u.seat])

interface Others {
  walls: Body[]
  friends: Body[]
  friendIds: number[]
}
/** What a unit in flight must go round, and what it runs over (ONU-FLE-15, 16, 20). */
function othersOf(g: Field, u: Unit, reach: number): Others {
  const found: Others = { walls: [], friends: [], friendIds: [] }
  for (const o of g.units) {
    if (!stands(o) || o.id === u.id || o.under === u.id || o.id === u.under || isFar(o, u, reach + REACH)) continue
    const bodies = bodiesOf(o)
    if (!areFriends(g, u, o) || isWall(g, u, o) !== null) found.walls.push(...bodies)
    else {
      found.friends.push(...bodies)
      for (const _ of bodies) found.friendIds.push(o.id)
    }
  }
  return found
}

/** Enemies, friends it may not pass and, unless it flees, the edges leave a bare card no way out (ONU-ENG-02, ONU-R-90). */
export function isBlocked(g: Field, u: Unit): boolean {
  const { walls } = othersOf(g, u, 500)
  if (walls.length === 0) return false
  const card = bare(u)
  if (!u.fleeing) walls.push(...edgesOf(g))
  for (const off of [0, 18000, 9000, 27000]) if (wayTo(card, u.facing + off, 500, walls).met === -1) return false
  return !canStir(card, walls, 500)
}

/** A flight: where it leads, whom it breaks on its way, and whether it leaves the table. */
export interface Flight {
  /** x, y, facing; x, y, facing … at the end of each leg, the start first; in the end it looks home if it can (ONU-R-83). */
  readonly path: readonly number[]
  /** Friends it runs through, in order (ONU-FLE-17). */
  readonly passed: readonly number[]
  readonly off: boolean
}

/**
 * The ways on which a unit in flight, moving in any direction without turning, gets nearest to its base edge (ONU-FLE-03, 14
 * to 16, ONU-R-31): one, or two when left and right are as good, left first, as its owner sees it looking home.
 */
export function flightsOf(g: Field, u: Unit): Flight[] {
  const budget = moveOf(g, u) * STEP
  const home = homeward(g, u)
  const others = othersOf(g, u, budget)
  // Detours stay on the table: only the base edge is a way out.
  edgesOf(g).forEach((body, i) => {
    if (EDGES[i] !== g.edge[u.seat]) others.walls.push(body)
  })
  return wayHome(bare(u), home, budget, others.walls).map(({ legs }) => fly(g, u, legs, others))
}

function fly(g: Field, u: Unit, legs: readonly { bearing: number; distance: number }[], others: Others): Flight {
  const path: Pose[] = []
  const passed: number[] = []
  let at = pose(u.x, u.y, u.facing)
  for (const { bearing, distance } of legs) {
    const body = bare(at)
    const edge = leavesAfter(g, body, bearing)
    const gone = Math.min(edge, distance)
    for (const { index } of crossings(body, bearing, gone, others.friends)) note(passed, others.friendIds[index])
    at = slid(at, bearing, gone)
    path.push(at)
    // ONU-FLE-10
    if (edge < distance) return { path: flat(u, path), passed, off: true }
  }
  return stopBefore(g, u, legs, others, path, passed)
}
const flat = (from: Pose, path: readonly Pose[]): number[] => [from, ...path].flatMap(p => [p.x, p.y, p.facing])
const note = (list: number[], id: number): void => {
  if (!list.includes(id)) list.push(id)
}

/** A crossing begins so deep in the other; contact lies just before it. */
const GRAZE = 3

/** A flight that would end on a friend stops just before him (ONU-FLE-16). */
function stopBefore(
  g: Field,
  u: Unit,
  legs: readonly { bearing: number; distance: number }[],
  others: Others,
  path: Pose[],
  passed: number[],
): Flight {
  let last = path.length - 1
  let far = last >= 0 ? legs[last].distance : 0
  const start = (leg: number): Pose => (leg === 0 ? pose(u.x, u.y, u.facing) : path[leg - 1])
  while (last >= 0) {
    const under = firstOverlapped(bare(path[last]), others.friends)
    if (under === -1) break
    const from = start(last)
    const { bearing } = legs[last]
    const hit = crossings(bare(from), bearing, far, others.friends).find(c => c.index === under)
    if (hit === undefined || hit.from <= 0) {
      last--
      path.length = last + 1
      far = last >= 0 ? legs[last].distance : 0
    } else {
      far = Math.max(0, hit.from - GRAZE)
      path[last] = slid(from, bearing, far)
    }
  }
  const kept: number[] = []
  for (let leg = 0; leg <= last; leg++) {
    const gone = leg === last ? far : legs[leg].distance
    for (const { index } of crossings(bare(start(leg)), legs[leg].bearing, gone, others.friends))
      note(kept, others.friendIds[index])
  }
  // A unit that does not get away turns about where it stands.
  if (last >= 0) path[last] = lookingHome(g, u, path[last])
  else path.push(lookingHome(g, u, pose(u.x, u.y, u.facing)))
  return { path: flat(u, path), passed: kept.filter(id => passed.includes(id)), off: false }
}

/** Turned about, free and on the same ground, if it then looks more towards its base edge (ONU-FLE-21, ONU-R-83). */
function lookingHome(g: Field, u: Unit, at: Pose): Pose {
  return Math.abs(turnBetween(at.facing, homeward(g, u))) <= 9000 ? at : aboutFaced({ ...baseOf(u), ...at })
}

// ---- elephants ----

/**
 * Elephants look at their base edge before they run: turning about is free, any other turn costs 1 UD and needs room;
 * without it they run as they stand (ONU-ELE-01, ONU-R-83).
 */
export function elephantsTurn(g: Field, u: Unit): { at: Pose; cost: number } {
  const home = homeward(g, u)
  const here = pose(u.x, u.y, u.facing)
  const off = Math.abs(turnBetween(u.facing, home))
  if (off === 0) return { at: here, cost: 0 }
  if (off === 18000) return { at: aboutFaced(baseOf(u)), cost: 0 }
  const middle = { x: u.x, y: u.y, facing: u.facing }
  const turned = facedHome(u, home)
  if (hasRoom(g, lineAt({ left: false, right: false, ...middle }, turned), o => o.id !== u.id && o.under !== u.id))
    return { at: turned, cost: 100 }
  return { at: here, cost: 0 }
}
function facedHome(u: Unit, home: number): Pose {
  const base = baseOf(u)
  const middle = reoriented(base, 'rear')
  const x = (base.x + middle.x) / 2
  const y = (base.y + middle.y) / 2
  return slid(pose(x, y, home), home, base.depth / 2)
}

/** The next unit on the lane of running elephants: who, where they come into it, and where they are out of it again. */
interface InTheLane {
  readonly unit: number
  readonly from: number
  readonly to: number
  /** Sections of the elephants that cross it: dice (ONU-ELE-04). */
  readonly dice: number
}
/** Beyond those already crossed (ONU-ELE-02, 03); null when the lane is free for so far. */
export function nextInLane(g: Field, u: Unit, left: number, crossed: readonly number[]): InTheLane | null {
  const home = homeward(g, u)
  const body = bare(u)
  let best: InTheLane | null = null
  for (const o of g.units) {
    if (!stands(o) || o.id === u.id || o.under === u.id || o.id === u.under || crossed.includes(o.id)) continue
    if (isFar(o, u, left + REACH)) continue
    const met = crossings(body, home, left, bodiesOf(o))
    if (met.length === 0) continue
    const from = Math.max(0, Math.min(...met.map(m => m.from)) - GRAZE)
    if (best !== null && best.from <= from) continue
    const to = Math.max(...met.map(m => m.to)) + GRAZE
    best = { unit: o.id, from, to, dice: sectionsAcross(u, home, bodiesOf(o)) }
  }
  return best
}

/** How many of the leading sections of a card run over a body: strips that its extent across the run meets. */
function sectionsAcross(u: Unit, home: number, bodies: readonly Body[]): number {
  const own = extentAlong(bare(u), home + 9000)
  const n = Math.max(1, Math.round((own.high - own.low) / 2000))
  const wide = (own.high - own.low) / n
  let dice = 0
  for (let i = 0; i < n; i++) {
    const low = own.low + i * wide
    const meets = bodies.some(body => {
      const there = extentAlong(body, home + 9000)
      return there.low < low + wide - 5 && there.high > low + 5
    })
    if (meets) dice++
  }
  return Math.min(4, dice)
}
