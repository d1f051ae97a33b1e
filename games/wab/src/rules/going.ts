import {
  type Base,
  type Body,
  bodyAt,
  costOf,
  type Going,
  goingOn,
  INCH,
  overlaps,
  type Point,
  type Pose,
  reachFor,
  sweepTo,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import type { Rule } from '../events.ts'
import type { Field, Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { blockAt, bodyOf, corner, filePoint, filesOf, groundOf } from './bodies.ts'

/** Half an inch: what a quarter move in very difficult ground is rounded up to (WAB-TERRAIN-04). */
const HALF_INCH = INCH / 2

interface Slow {
  body: Body
  times: number
  toll: number
}
const NOTHING: readonly Slow[] = []
/** Slow ground and obstacles that the box round a way touches: most ways touch none. */
function slowOn(g: Field, at: Base, to: Point, allowance: number, paid: boolean): readonly Slow[] {
  const { rough } = groundOf(g)
  if (rough.length === 0) return NOTHING
  const reach = at.width
  const minX = Math.min(at.x, to.x) - reach
  const maxX = Math.max(at.x, to.x) + reach
  const minY = Math.min(at.y, to.y) - reach
  const maxY = Math.max(at.y, to.y) + reach
  let found: Slow[] | null = null
  for (const { body, element } of rough) {
    if (body.minX > maxX || body.maxX < minX || body.minY > maxY || body.maxY < minY) continue
    const { times, obstacle } = GROUND_DATA[element.kind]
    // A toll is paid once in a move, whoever of the ranks crosses (WAB-TERRAIN-06, WAB-RUL-139).
    found ??= []
    found.push({ body, times: Math.max(1, times), toll: obstacle && !paid ? Math.round(allowance / 2) : 0 })
  }
  return found ?? NOTHING
}

export interface Gone {
  /** How far it may go, and what that costs. */
  reach: number
  cost: number
  /** Whether an obstacle was crossed. */
  crossed: boolean
}
/**
 * Straight in a direction with so much left of an allowance: the dearest of the files' ways decides (WAB-TERRAIN-03,
 * WAB-MIS-107). A move that may not enter rough ground stops at its edge (WAB-MARCH-08).
 */
export function goStraight(
  g: Field,
  u: Unit,
  at: Pose,
  vector: Point,
  distance: number,
  left: number,
  allowance: number,
  how: { paid?: boolean; march?: boolean; charge?: boolean } = {},
): Gone {
  const plain = Math.min(distance, left)
  if (groundOf(g).rough.length === 0) return { reach: plain, cost: plain, crossed: false }
  const block = blockAt(g, u, at)
  const to = { x: at.x + vector.x * distance, y: at.y + vector.y * distance }
  const slow = slowOn(g, block, to, allowance, how.paid === true)
  const free = slow.length === 0 || refusal('unslowed', g, u, { way: wayIn(how) }) !== null
  if (free) return { reach: plain, cost: plain, crossed: false }
  let reach = plain
  const ways: Going[][] = []
  for (let file = 0; file < filesOf(u); file++) {
    const from = filePoint(g, u, at, file)
    const going = goingOn(from, { x: from.x + vector.x * distance, y: from.y + vector.y * distance }, slow)
    if (going.length === 0) continue
    ways.push(going)
    if (how.march !== true) reach = Math.min(reach, farOn(going, left, distance))
    else for (const s of going) if (s.to > 5) reach = Math.min(reach, Math.max(0, Math.floor(s.from)))
  }
  if (how.march === true) return { reach, cost: reach, crossed: false }
  let cost = reach
  let crossed = false
  for (const going of ways) {
    for (const s of going) if (s.toll > 0 && s.from > 5 && s.from < reach) crossed = true
    cost = Math.max(cost, costOf(reach, going))
  }
  return { reach, cost: Math.min(left, cost), crossed }
}
/** The rule of the ground by which a way is too long: an obstacle, very difficult or difficult ground. */
export function slowedOn(g: Field, u: Unit, at: Pose, vector: Point, distance: number): Rule {
  const to = { x: at.x + vector.x * distance, y: at.y + vector.y * distance }
  const slow = slowOn(g, blockAt(g, u, at), to, distance, false)
  if (slow.some(s => s.toll > 0)) return 'WAB-TERRAIN-06'
  return slow.some(s => s.times === 4) ? 'WAB-TERRAIN-04' : 'WAB-TERRAIN-03'
}
const wayIn = (how: { march?: boolean; charge?: boolean }): string =>
  how.march === true ? 'march' : how.charge === true ? 'charge' : 'move'
/** How far with what is left; a quarter move in very difficult ground is rounded up to the half inch. */
function farOn(going: readonly Going[], left: number, distance: number): number {
  const reach = reachFor(left, distance, going)
  if (reach >= distance) return reach
  for (const s of going) {
    if (s.times !== 4 || reach < s.from || reach >= s.to) continue
    const inside = reach - Math.max(0, s.from)
    if (inside <= 0 && left <= 0) continue
    return Math.min(
      distance,
      Math.floor(s.to),
      Math.round(Math.max(0, s.from) + Math.ceil(inside / HALF_INCH) * HALF_INCH),
    )
  }
  return reach
}

/** How many times as dear a wheel is: by the ground under its outer corner where it starts. */
export function wheelRate(g: Field, u: Unit, at: Pose, right: boolean): number {
  const { rough } = groundOf(g)
  if (rough.length === 0) return 1
  const outer = corner(blockAt(g, u, at), right ? 'front-left' : 'front-right')
  let rate = 1
  for (const { body, element } of rough) {
    const { times } = GROUND_DATA[element.kind]
    if (times > rate && holdsPoint(body, outer)) rate = times
  }
  return rate
}
const holdsPoint = (
  body: {
    minX: number
    maxX: number
    minY: number
    maxY: number
    pieces: readonly { x: number; y: number; ux: number; uy: number; halfWidth: number; halfDepth: number }[]
  },
  at: Point,
): boolean => {
  if (at.x < body.minX || at.x > body.maxX || at.y < body.minY || at.y > body.maxY) return false
  return body.pieces.some(p => {
    const dx = at.x - p.x
    const dy = at.y - p.y
    return Math.abs(dx * p.ux + dy * p.uy) <= p.halfDepth && Math.abs(dy * p.ux - dx * p.uy) <= p.halfWidth
  })
}

/** Is a part of it on difficult or very difficult ground (WAB-RANKS-05, WAB-CR-16)? */
export const isInDifficult = (g: Field, u: Unit): boolean => touchesDifficult(g, bodyOf(g, u))
export function touchesDifficult(g: Field, body: Body): boolean {
  for (const rough of groundOf(g).rough)
    if (GROUND_DATA[rough.element.kind].times > 1 && overlaps(rough.body, body)) return true
  return false
}
export const isInWood = (g: Field, u: Unit): boolean =>
  groundOf(g).rough.some(({ body, element }) => element.kind === 'wood' && overlaps(body, bodyOf(g, u)))

/** The rule by which a special rule keeps a unit off ground that it would come over from a pose, or null. */
export function keptOff(g: Field, u: Unit, at: Pose, dx: number, dy: number): Rule | null {
  const { rough } = groundOf(g)
  if (rough.length === 0) return null
  const body = bodyAt(blockAt(g, u, at))
  for (const r of rough) {
    const { obstacle, times } = GROUND_DATA[r.element.kind]
    const rule = refusal(obstacle ? 'cross' : 'enter', g, u, { n: times })
    if (rule !== null && (overlaps(body, r.body) || sweepTo(body, dx, dy, [r.body]).met >= 0)) return rule
  }
  return null
}
/** Does a way of stops, x y facing each, come over slow ground or an obstacle? */
export function isRough(g: Field, u: Unit, path: readonly number[]): boolean {
  if (groundOf(g).rough.length === 0) return false
  const rough = groundOf(g).rough.map(x => x.body)
  for (let i = 0; i + 5 < path.length; i += 3) {
    const at = { x: path[i], y: path[i + 1], facing: path[i + 2] }
    const body = bodyAt(blockAt(g, u, at))
    if (sweepTo(body, path[i + 3] - at.x, path[i + 4] - at.y, rough).met >= 0) return true
  }
  return false
}
