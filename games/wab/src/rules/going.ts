import {
  type Base,
  type Body,
  bodyAt,
  cosine,
  costOf,
  type Going,
  goingOn,
  INCH,
  overlaps,
  type Point,
  type Pose,
  reachFor,
  SLACK,
  sine,
  spans,
  sweepTo,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import type { Rule } from '../events.ts'
import { type Field, kindOf, type Unit } from '../position.ts'
import { refusal } from '../traits/index.ts'
import { blockAt, bodyOf, filePoint, filesOf, groundOf, isCloud, ranksOf } from './bodies.ts'

/** Half an inch: what a quarter move in very difficult ground is rounded up to (WAB-TERRAIN-04). */
const HALF_INCH = INCH / 2

export interface Slow {
  body: Body
  times: number
  obstacle: boolean
  /** Paid apart. */
  toll: 0
}
const NOTHING: readonly Slow[] = []
/** Slow ground and obstacles that the box round a way touches: most ways touch none. */
export function slowOn(g: Field, at: Base, to: Point): readonly Slow[] {
  const reach = at.width + at.depth
  const minX = Math.min(at.x, to.x) - reach
  const maxX = Math.max(at.x, to.x) + reach
  const minY = Math.min(at.y, to.y) - reach
  const maxY = Math.max(at.y, to.y) + reach
  let found: Slow[] | null = null
  for (const { body, element } of groundOf(g).rough) {
    if (body.minX > maxX || body.maxX < minX || body.minY > maxY || body.maxY < minY) continue
    const { times, obstacle } = GROUND_DATA[element.kind]
    found ??= []
    found.push({ body, times: Math.max(1, times), obstacle, toll: 0 })
  }
  return found ?? NOTHING
}
/** What an obstacle takes of a way (WAB-TERRAIN-06, WAB-RUL-139). */
export const tollOf = (allowance: number): number => Math.round(allowance / 2)

/** How a unit goes: charging, on the march; obstacles it has paid for, or need not. */
export interface Gait {
  paid?: readonly Body[]
  march?: boolean
  charge?: boolean
}
export interface Gone {
  /** How far it may go, and what that costs. */
  reach: number
  cost: number
  /** The obstacles that were crossed and paid for. */
  crossed: readonly Body[]
}
const NONE: readonly Body[] = []
const free = (cost: number): Gone => ({ reach: cost, cost, crossed: NONE })
/** Whether the ground is nothing to it. */
export const isFreeOf = (g: Field, u: Unit, slow: readonly Slow[], how: Gait): boolean =>
  slow.length === 0 || refusal('unslowed', g, u, { way: wayIn(how) }) !== null
/**
 * Straight in a direction with so much left of an allowance: the dearest of the files' ways decides (WAB-TERRAIN-03,
 * WAB-MIS-107), and whichever rank comes to an obstacle first pays for all (WAB-TERRAIN-06, 07). A move that may not enter
 * rough ground stops at its edge (WAB-MARCH-08).
 */
export function goStraight(
  g: Field,
  u: Unit,
  at: Pose,
  vector: Point,
  distance: number,
  left: number,
  allowance: number,
  how: Gait = {},
): Gone {
  const plain = Math.min(distance, left)
  if (groundOf(g).rough.length === 0) return free(plain)
  const block = blockAt(g, u, at)
  const slow = slowOn(g, block, { x: at.x + vector.x * distance, y: at.y + vector.y * distance })
  if (isFreeOf(g, u, slow, how)) return free(plain)
  const from = Array.from({ length: filesOf(u) }, (_, file) => filePoint(g, u, at, file))
  const to = (p: Point) => ({ x: p.x + vector.x * distance, y: p.y + vector.y * distance })
  const ways = from.map(p => goingOn(p, to(p), slow)).filter(going => going.length > 0)
  const dearest = (far: number) => ways.reduce((most, going) => Math.max(most, costOf(far, going)), far)
  const entries = entriesOf(g, u, at, from, vector, distance, slow, how.paid ?? NONE)
  let reach = plain
  if (how.march === true) {
    for (const going of ways)
      for (const s of going) if (s.to > SLACK) reach = Math.min(reach, Math.max(0, Math.floor(s.from)))
    for (const e of entries) reach = Math.min(reach, e.far)
    return free(reach)
  }
  const toll = tollOf(allowance)
  let budget = left
  const paid: Entry[] = []
  for (const e of entries) {
    if (dearest(e.far) + toll > budget) {
      reach = Math.min(reach, e.far)
      break
    }
    budget -= toll
    paid.push(e)
  }
  for (const going of ways) reach = Math.min(reach, farOn(going, budget, distance))
  reach = Math.min(reach, budget)
  const cost = Math.min(left, dearest(reach) + left - budget)
  return { reach, cost, crossed: paid.map(e => e.body) }
}
/** Where the first of a unit comes to an obstacle. */
interface Entry {
  body: Body
  far: number
}
/** Who is no deeper in an obstacle than this has not crossed it. */
export const CLOSE = 20
/** The obstacles that any rank of a unit comes over on its way, those it stands upon already and has paid for apart. */
function entriesOf(
  g: Field,
  u: Unit,
  at: Pose,
  from: readonly Point[],
  vector: Point,
  distance: number,
  slow: readonly Slow[],
  paid: readonly Body[],
): Entry[] {
  const found: Entry[] = []
  const deep = kindOf(g, u).depth
  const ranks = isCloud(u) ? 1 : ranksOf(u)
  const back = { x: -sine(at.facing) * deep, y: cosine(at.facing) * deep }
  for (const { body, obstacle } of slow) {
    if (!obstacle || paid.includes(body)) continue
    let far = distance
    for (const p of from)
      for (let rank = 0; rank < ranks; rank++) {
        const x = p.x + back.x * rank
        const y = p.y + back.y * rank
        const behind = { x: x - vector.x * CLOSE, y: y - vector.y * CLOSE }
        const [first] = spans(body, behind, { x: x + vector.x * distance, y: y + vector.y * distance })
        if (first !== undefined && first.from > SLACK) far = Math.min(far, Math.max(0, first.from - CLOSE))
      }
    if (far < distance) found.push({ body, far })
  }
  return found.sort((a, b) => a.far - b.far)
}

/** The rule of the ground by which a way is too long: an obstacle, very difficult or difficult ground. */
export function slowedOn(g: Field, u: Unit, at: Pose, vector: Point, distance: number): Rule {
  const to = { x: at.x + vector.x * distance, y: at.y + vector.y * distance }
  return slowRule(slowOn(g, blockAt(g, u, at), to))
}
export function slowRule(slow: readonly Slow[]): Rule {
  if (slow.some(s => s.obstacle)) return 'WAB-TERRAIN-06'
  return slow.some(s => s.times === 4) ? 'WAB-TERRAIN-04' : 'WAB-TERRAIN-03'
}
const wayIn = (how: Gait): string => (how.march === true ? 'march' : how.charge === true ? 'charge' : 'move')
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
