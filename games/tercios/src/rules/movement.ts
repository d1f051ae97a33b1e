import {
  type Body,
  baseBody,
  bearing,
  closestApproach,
  distance,
  distanceTo,
  freeWay,
  gapBetween,
  INCH,
  inches,
  length,
  onTable as liesOnTable,
  nearestTo,
  overlaps,
  type Point,
  type Pose,
  pose,
  reoriented,
  SIDES,
  slid,
  turnBetween,
} from '@acies/table'
import { landingOf, nearby } from '@acies/tabletop'
import { type Field, kindOf, NOBODY, type Troop } from '../position.ts'
import { has } from '../traits/index.ts'
import { bodyOf, centresOf, elementBody, troopUnder } from './bodies.ts'
import { impassableUnder, is, nearestCentre, type Way, wayOf } from './ground.ts'
import { ANY_DISTANCE, type Line, lineTo, wayIsBarred } from './sight.ts'
import { isArtillery } from './troop.ts'
import { type Reckoning, reckonFor, type Source } from './values.ts'

/** How a troop goes: by which order, or because of what. */
export type Gait = 'attention' | 'attack' | 'run' | 'plain'

const NO_WAY: Way = { difficult: false, disorders: false, easy: false, impassable: false }

/** In inches (TER-ORD-12, 22, 30, 31; TER-TRR-02, 05; TER-UNI-21; TER-ART-01). */
export function speedOf(g: Field, u: Troop, gait: Gait, way: Way = NO_WAY): Reckoning {
  const sources: Source[] = []
  if (gait === 'attack') sources.push('attack+')
  if (gait === 'run') sources.push(u.gun >= 0 ? 'run+' : 'run++')
  if (way.difficult) sources.push('difficult-')
  if (way.easy) sources.push('easy+')
  return reckonFor(g, u, 'speed', plainSpeed(g, u), sources)
}
export function plainSpeed(g: Field, u: Troop): number {
  if (u.emplaced) return 0
  if (u.fortress) return 2
  const kind = kindOf(g, u)
  if (kind.branch === 'artillery') return u.limbered ? kind.limbered : kind.speed
  let speed = kind.speed
  // TER-RUL-50: a column goes at the pace of its slowest.
  if (u.members > 0) for (const m of g.troops) if (m.host === u.id) speed = Math.min(speed, kindOf(g, m).speed)
  return speed
}

/** How far it may go from a to b, in units of the table. */
export const allowance = (g: Field, u: Troop, gait: Gait, way: Way): number => inches(speedOf(g, u, gait, way).value)

/** The farthest it may go along a way: the ground it comes over counts, not what lies beyond. */
export function farthest(g: Field, u: Troop, gait: Gait, start: Point, along: (far: number) => Point): number {
  // The farther it goes, the worse its ground: roads are left, rough is entered.
  const goesNoFarther = (far: number): boolean => far > allowance(g, u, gait, wayOf(g, u, start, along(far))) + 5
  return leastOf(goesNoFarther, allowance(g, u, gait, EASY) + 6) - 1
}

const nobody = (): boolean => false
/** Open order troops pass through each other, but not in charges or flight (TER-CAV-26). */
const passing =
  (g: Field, u: Troop) =>
  (other: Troop): boolean =>
    has(g, u, 'loose') && has(g, other, 'loose')

/** A base that nothing prevents from standing there; friendly guns give way (TER-MOV-08, 09). */
export function isFree(g: Field, u: Troop, body: Body, but: Troop | null = null): boolean {
  if (!liesOnTable(g, body)) return false
  if (troopUnder(g, body, o => o === u || o === but || (o.side === u.side && isArtillery(g, o) && !isArtillery(g, u))))
    return false
  return impassableUnder(g, body, u.building) === null
}
export const bodyHere = (u: Troop, at: Pose): Body => baseBody(u.width, u.depth, at.x, at.y, at.facing)

/** What stands in the way of a base, as bodies: all troops but friendly guns, and impassable ground. */
export function obstacles(g: Field, u: Troop, but: Troop | null = null): Body[] {
  const bodies: Body[] = []
  for (const o of g.troops)
    if (o.where === 'table' && o !== u && o !== but && !(o.side === u.side && isArtillery(g, o) && !isArtillery(g, u)))
      bodies.push(bodyOf(o))
  for (const e of g.elements) {
    if (e.id === u.building || !is(g, e, 'impassable')) continue
    // Whoever stands on its bridge is not held up by the river beneath.
    if (e.kind !== 'river' || !overlaps(bodyOf(u), elementBody(e))) bodies.push(elementBody(e))
  }
  return bodies
}

/** How far short of contact it stops: a millimetre. */
const SHORT = 100
/** Slight overlaps are put right: an inch, fifteen degrees (TER-MOV-12, TER-RUL-22). */
const SLIGHT = { shift: INCH, turn: 1500 }

/** Where the base comes to stand: there, or a little beside it; null when there is no room (TER-MOV-08, 12). */
export function landing(g: Field, u: Troop, at: Pose): Pose | null {
  const body = bodyHere(u, at)
  if (!liesOnTable(g, body)) return null
  if (isFree(g, u, body)) return gunsGiveWay(g, u, body) ? at : null
  const free = (there: Body): boolean =>
    isFree(g, u, there) && !tooNear(g, u, there, INCH) && !touchesEnemy(g, u, there) && gunsGiveWay(g, u, there)
  return landingOf({ width: u.width, depth: u.depth, table: g, free, obstacles: () => obstacles(g, u) }, at, SLIGHT)
}
/** Put right beside a friend, never into contact with an enemy (TER-RUL-22). */
const touchesEnemy = (g: Field, u: Troop, body: Body): boolean =>
  g.troops.some(o => {
    if (o.where !== 'table' || o.side === u.side) return false
    const other = bodyOf(o)
    return nearby(body, other, SHORT) && gapBetween(body, other) < SHORT
  })
/** Nothing prevents it from standing there, and friendly guns under it have somewhere to go. */
export const hasRoom = (g: Field, u: Troop, body: Body): boolean => isFree(g, u, body) && gunsGiveWay(g, u, body)
const gunsGiveWay = (g: Field, u: Troop, body: Body): boolean => displacedGuns(g, u, body) !== null

/** A friendly gun that a base comes to lie over, and where it goes. */
interface DisplacedGun {
  gun: Troop
  at: Pose
}
const NO_GUNS: readonly DisplacedGun[] = []
/** One after another, none in the place of another; null when one has nowhere to go (TER-MOV-10, TER-RUL-24). */
export function displacedGuns(g: Field, u: Troop, body: Body): readonly DisplacedGun[] | null {
  if (isArtillery(g, u)) return NO_GUNS
  let found: DisplacedGun[] | null = null
  for (const gun of g.troops) {
    if (gun.where !== 'table' || gun === u || gun.side !== u.side || !isArtillery(g, gun)) continue
    if (!overlaps(body, bodyOf(gun))) continue
    found ??= []
    const at = wayFor(g, u, body, gun, found)
    if (at === null) return null
    found.push({ gun, at })
  }
  return found ?? NO_GUNS
}
/** A gun is shifted toward the mover's rear, clear of it by an inch; further if there is no room. */
function wayFor(g: Field, u: Troop, body: Body, gun: Troop, gone: readonly DisplacedGun[]): Pose | null {
  const [{ ux, uy }] = body.pieces
  const shifted = (d: number): Pose => pose(gun.x - ux * d, gun.y - uy * d, gun.facing)
  const isClear = (d: number): boolean => distance(bodyHere(gun, shifted(d)), body) >= INCH
  for (let d = leastOf(isClear, inches(36)); d < inches(36); d += INCH / 2) {
    const at = shifted(d)
    const there = bodyHere(gun, at)
    if (!liesOnTable(g, there)) return null
    if (impassableUnder(g, there, gun.building) !== null) continue
    if (troopUnder(g, there, o => o === gun || o === u || gone.some(other => other.gun === o)) !== null) continue
    if (!gone.some(other => overlaps(there, bodyHere(other.gun, other.at)))) return at
  }
  return null
}
/** The least whole number for which something holds that holds for all above it. */
export function leastOf(holds: (n: number) => boolean, most: number): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
/** Is any enemy centre nearer than so much to the base, and nearer than it is now (TER-GEN-05, TER-RUL-01)? */
export function tooNear(g: Field, u: Troop, body: Body, limit: number): boolean {
  const [piece] = body.pieces
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    const far = o.width + o.depth + piece.reach + limit
    if (Math.abs(o.x - piece.x) > far || Math.abs(o.y - piece.y) > far) continue
    for (const c of centresOf(o)) {
      const d = distanceTo(body, c)
      if (d < limit - 5 && d < distanceTo(bodyOf(u), c)) return true
    }
  }
  return false
}
function passesTooNear(g: Field, u: Troop, a: Point, b: Point): boolean {
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    const far = o.width + o.depth + INCH
    const reachX = Math.abs(b.x - a.x) + far
    const reachY = Math.abs(b.y - a.y) + far
    if (Math.abs(o.x - a.x) > reachX || Math.abs(o.y - a.y) > reachY) continue
    for (const c of centresOf(o)) {
      const d = closestApproach(a, b, c).distance
      if (d < INCH - 5 && d < length(a.x - c.x, a.y - c.y) - 5) return true
    }
  }
  return false
}

/** The rule a move breaks, or null (TER-MOV-03 to 08, TER-GEN-05). The pose faces the way it went. */
export function moveFault(g: Field, u: Troop, gait: Gait, to: Pose): string | null {
  const start = startOf(g, u, to)
  const far = length(to.x - start.x, to.y - start.y)
  if (far < 1) return 'TER-MOV-05'
  const way = bearing(start, to)
  if (to.facing !== way) return 'TER-MOV-05'
  if (u.building < 0 && Math.abs(turnBetween(u.facing, way)) > 9000) return 'TER-MOV-04'
  const ground = wayOf(g, u, start, to)
  if (ground.impassable) return 'TER-TRR-04'
  if (far > allowance(g, u, gait, ground) + 5) return 'TER-MOV-05'
  const barred = wayIsBarred(g, u, start, to, null, passing(g, u))
  if (barred !== null) return barred
  if (passesTooNear(g, u, start, to)) return 'TER-GEN-05'
  const at = landing(g, leaver(g, u), to)
  if (at === null) return 'TER-MOV-08'
  return tooNear(g, u, bodyHere(leaver(g, u), at), INCH) ? 'TER-GEN-05' : null
}
/** Out of a building one measures from any of its edges (TER-RUL-102). */
export const startOf = (_g: Field, u: Troop, to: Point): Point => (u.building < 0 ? u : nearestTo(bodyOf(u), to))
/** The troop with the base it has in the open. */
export function leaver(g: Field, u: Troop): Troop {
  if (u.building < 0) return u
  const { width, depth } = kindOf(g, u)
  return { ...u, width, depth }
}

/** A move that ends at the edge of something: a building to enter, a column to join; null when it cannot get there. */
export function wayUpTo(
  g: Field,
  u: Troop,
  gait: Gait,
  body: Body,
  points: readonly Point[],
  at: { column: Troop | null; building: number },
): Pose | null {
  const mover = at.building === NOBODY ? u : { ...u, building: at.building }
  const aims = [nearestTo(body, u), ...points]
    .map(p => ({ p, far: length(p.x - u.x, p.y - u.y) }))
    .sort((one, other) => one.far - other.far)
  for (const { p, far } of aims) {
    if (far < 1) return pose(u.x, u.y, u.facing)
    const way = bearing(u, p)
    if (Math.abs(turnBetween(u.facing, way)) > 9000) continue
    const ground = wayOf(g, mover, u, p)
    if (ground.impassable || far > allowance(g, u, gait, ground) + 5 || passesTooNear(g, u, u, p)) continue
    if (wayIsBarred(g, u, u, p, at.column, passing(g, u), at.building) === null) return pose(p.x, p.y, way)
  }
  return null
}

/** Where each side's centre would be the front: right, rear, left (TER-MOV-13). */
export const reorientedPose = (u: Troop, side: 1 | 2 | 3): Pose => reoriented(u, SIDES[side])
export function reorientLanding(g: Field, u: Troop, side: 1 | 2 | 3): Pose | null {
  const at = landing(g, u, reorientedPose(u, side))
  return at === null || tooNear(g, u, bodyHere(u, at), INCH) ? null : at
}

/** A way to an enemy: where the charger ends, how far that is, and whether it strikes. */
export interface Onrush {
  pose: Pose
  length: number
  strikes: boolean
}

/** The charge, if it reaches: straight to a centre, the nearest first, or to a point of its edge (TER-CHG-03 to 05). */
export function chargeTo(g: Field, u: Troop, target: Troop, gait: Gait = 'attack', most = ANY_DISTANCE): Onrush | null {
  if (plainSpeed(g, u) === 0) return null
  const top = Math.min(most, inches(speedOf(g, u, gait, EASY).value))
  const aims = centresOf(target)
    .map(c => ({ c, far: length(c.x - u.x, c.y - u.y) }))
    .filter(a => a.far <= top + 5)
    .sort((a, b) => a.far - b.far)
  for (const { c, far } of aims) {
    const found = chargeAlong(g, u, target, c, far, gait, most)
    if (found !== null) return found
  }
  // Without a centre within its speed there is no combat, though the edge of the base be nearer (TER-RUL-106).
  const within = (a: { c: Point; far: number }): boolean =>
    a.far <= Math.min(most, allowance(g, u, gait, wayOf(g, u, u, a.c))) + 5
  if (!aims.some(within)) return null
  const edge = nearestTo(bodyOf(target), u)
  return chargeAlong(g, u, target, edge, length(edge.x - u.x, edge.y - u.y), gait, most)
}
/** The best ground there is: nobody goes farther. */
export const EASY: Way = { difficult: false, disorders: false, easy: true, impassable: false }

function chargeAlong(
  g: Field,
  u: Troop,
  target: Troop,
  aim: Point,
  far: number,
  gait: Gait,
  most: number,
): Onrush | null {
  const way = far < 1 ? u.facing : bearing(u, aim)
  if (Math.abs(turnBetween(u.facing, way)) > 9000) return null
  const ground = wayOf(g, u, u, aim)
  if (ground.impassable || far > Math.min(most, allowance(g, u, gait, ground)) + 5) return null
  if (wayIsBarred(g, u, u, aim, target, nobody) !== null) return null
  const turned = pose(u.x, u.y, way)
  const free = freeWay(bodyHere(u, turned), way, Math.round(far), [bodyOf(target)])
  const at = slid(turned, way, free)
  const body = bodyHere(u, at)
  if (!hasRoom(g, u, body)) return null
  return { pose: at, length: free, strikes: true }
}

const straightTo = (u: Troop, to: Point): Line => ({ from: u, to, length: length(to.x - u.x, to.y - u.y) })

/** As near as it can get to an enemy it cannot reach, always short of contact (TER-CHG-07, TER-RUL-106). */
export function advanceTo(
  g: Field,
  u: Troop,
  target: Troop,
  gait: Gait = 'attack',
  most = ANY_DISTANCE,
): Onrush | null {
  if (plainSpeed(g, u) === 0) return null
  // Whoever has fled out of sight is still made for (TER-CHG-07, TER-RUL-14).
  const line = lineTo(g, u, target, ANY_DISTANCE) ?? straightTo(u, nearestCentre(target, u))
  const aim = line.to
  const way = bearing(u, aim)
  if (Math.abs(turnBetween(u.facing, way)) > 9000) return null
  const turned = pose(u.x, u.y, way)
  const body = bodyHere(u, turned)
  const longest = Math.min(most, allowance(g, u, gait, EASY))
  const sure = Math.min(Math.round(line.length), longest + SHORT)
  const reach = Math.min(longest, Math.max(0, freeWay(body, way, sure, [bodyOf(target)]) - SHORT))
  // Over open ground the speed is the same however far it goes.
  const open = wayOf(g, u, u, slid(turned, way, reach))
  const slowed = open.difficult || open.impassable || open.easy
  const farthest = slowed ? reach : Math.min(reach, allowance(g, u, gait, open))
  for (let d = farthest; d >= INCH / 2; d -= INCH / 2) {
    const at = slid(turned, way, d)
    if (slowed) {
      const ground = wayOf(g, u, u, at)
      if (ground.impassable || d > allowance(g, u, gait, ground) + 5) continue
    }
    const there = bodyHere(u, at)
    if (!hasRoom(g, u, there)) continue
    if (wayIsBarred(g, u, u, at, null, nobody) === null) return { pose: at, length: Math.round(d), strikes: false }
  }
  return null
}
