import {
  ahead,
  alongSide,
  type Base,
  type Body,
  bearing,
  bodyAt,
  bodyOf as bodyFrom,
  cellStart,
  cellsAlong,
  chargedSide,
  cornerX,
  cornerY,
  cosine,
  firstOverlapped,
  freeWay,
  frontCells,
  hasOnset,
  INCH,
  middleOf,
  type Onset,
  type OnsetTerms,
  onsetOn,
  onsetPoses,
  onsetsOn,
  overlaps,
  type Point,
  type Pose,
  polygonPiece,
  SLACK,
  sharesOf,
  sine,
  slid,
  sweepTurn,
  turnBetween,
  wheeled,
} from '@acies/table'
import { type Field, kindOf, onTable, type Struck, type Unit } from '../position.ts'
import { reckoned } from '../traits/index.ts'
import { besideOf, setFlush } from './align.ts'
import {
  blockAt,
  blockOf,
  bodiesOf,
  bodyOf,
  corner,
  frontBody,
  groundOf,
  isBeyond,
  isCloud,
  onImpassable,
  overlapped,
} from './bodies.ts'
import { inLine, runsWith } from './cloud.ts'
import { isAbandoned } from './crew.ts'
import { goStraight, keptOff } from './going.ts'
import { defendsAgainst } from './obstacle.ts'
import { allowanceOf } from './pace.ts'
import { ranksFor } from './ranks.ts'
import { areReal, pairOf, sceneOf } from './scene.ts'
import { type Line, routeAtCloud, routeOfCloud, screenOf, sideOfMost, zonesOf } from './swarm.ts'
import { Wheel } from './wheel.ts'

/** How a charger comes at a side of its target: a wheel, straight ahead, and flush (WAB-CMOV-05 to 10). */
export interface Route {
  target: number
  side: Struck
  angle: number
  advance: number
  cost: number
  wheeled: Pose
  met: Pose
  end: Pose
  models: number
  /** Its own among them, where it was counted. */
  own?: number
  /** Skirmishers who charge draw up so wide; skirmishers who are charged draw up so (WAB-SKI-16, 18). */
  files?: number
  theirs?: Line
}
/** The charger as it will stand. */
export const arrived = (u: Unit, route: Route): Unit => (route.files === undefined ? u : inLine(u, route.files))

export const vectorOf = (facing: number): Point => ({ x: sine(facing), y: -cosine(facing) })

/** The side a charger must strike, by where it stands when it sets out (WAB-ARC-01 to 06, WAB-RUL-112). */
export function sideStruck(g: Field, charger: Unit, target: Unit): Struck {
  if (!areReal(g, charger, target)) return sideBefore(g, charger, target)
  const { sides } = sceneOf(g)
  const key = pairOf(g, charger, target)
  let side = sides.get(key)
  if (side === undefined) {
    side = sideBefore(g, charger, target)
    sides.set(key, side)
  }
  return side
}
const sideBefore = (g: Field, charger: Unit, target: Unit): Struck =>
  isCloud(charger) ? sideOfMost(g, charger, target) : chargedSide(zonesOf(g, target), bodyOf(g, charger))

export interface Terms {
  budget: number
  share?: { from: number; to: number }
  /** Friends in the way do not count: they charge as well, or have not moved yet. */
  ghosts?: readonly number[]
  /** Enemies beside the target who are moved so that the charge strikes them as well (WAB-MULT-03). */
  yielding?: readonly Unit[]
}

/** The best way in; if somebody who stands close by its target bars it, the way that strikes both (WAB-MULT-01 to 03). */
export function routeOn(g: Field, u: Unit, target: Unit, terms: Terms): Route | null {
  if (isBeyond(g, u, target, terms.budget)) return null
  if (!areReal(g, u, target)) return bestRoute(g, u, target, terms)
  // Asked when it is declared, when ways may cross and when it sets out: mostly nothing has changed meanwhile.
  const known = sceneOf(g).found(g)
  const key = keyOf(u, target, terms)
  let route = known.get(key) as Route | null | undefined
  if (route === undefined) {
    route = bestRoute(g, u, target, terms)
    known.set(key, route)
  }
  return route
}
function keyOf(u: Unit, target: Unit, { budget, ghosts = NOBODY_ELSE, share }: Terms): string {
  let key = `${u.id} ${target.id} ${budget}`
  if (share !== undefined) key += ` ${share.from} ${share.to}`
  for (const id of ghosts) if (id !== u.id) key += `,${id}`
  return key
}
const NOBODY_ELSE: readonly number[] = []
/** Whether there is any way in, be it the best or not: `routeOn` would find one. */
export function isOpenTo(g: Field, u: Unit, target: Unit, terms: Terms): boolean {
  if (isBeyond(g, u, target, terms.budget)) return false
  if (!areReal(g, u, target)) return bestRoute(g, u, target, terms) !== null
  const known = sceneOf(g).found(g)
  const key = `any ${keyOf(u, target, terms)}`
  let is = known.get(key) as boolean | undefined
  if (is === undefined) {
    is = hasWayIn(g, u, target, terms) || routeOn(g, u, target, terms) !== null
    known.set(key, is)
  }
  return is
}
/** Whether a block finds a way at a block; false may also mean that others must make room for it. */
function hasWayIn(g: Field, u: Unit, target: Unit, terms: Terms): boolean {
  if (isCloud(u) || isCloud(target)) return false
  const side = sideStruck(g, u, target)
  return hasOnset(blockOf(g, u), blockOf(g, target), side, onsetTerms(g, u, target, side, terms))
}
function bestRoute(g: Field, u: Unit, target: Unit, terms: Terms): Route | null {
  const straight = routeTo(g, u, target, terms)
  // Nobody makes room beside a machine that is only wrecked (WAB-WAR-13).
  if (straight !== null || isCloud(u) || isCloud(target) || isAbandoned(g, target)) return straight
  const yielding = besideOf(g, target)
  return yielding.length === 0 ? null : routeTo(g, u, target, { ...terms, yielding })
}

/** The best way in, or null: too far, no room on that side, somebody in the way (WAB-CMOV-09, 10, WAB-MULT-09). */
export function routeTo(g: Field, u: Unit, target: Unit, terms: Terms): Route | null {
  if (isBeyond(g, u, target, terms.budget)) return null
  if (isCloud(u)) return routeOfCloud(g, u, target, terms)
  if (isCloud(target)) return routeAtCloud(g, u, target, terms)
  const side = sideStruck(g, u, target)
  const best = onsetOn(blockOf(g, u), blockOf(g, target), side, onsetTerms(g, u, target, side, terms))
  return best === null ? null : routeBy(g, u, target, side, best)
}
/** All ways in that bring as many into contact, two of its men's width apart; of loose men there is one (WAB-CMOV-09). */
export function routesTo(g: Field, u: Unit, target: Unit, terms: Terms): Route[] {
  if (isBeyond(g, u, target, terms.budget) || isCloud(u) || isCloud(target)) return []
  const side = sideStruck(g, u, target)
  const onset = onsetTerms(g, u, target, side, terms)
  return onsetsOn(blockOf(g, u), blockOf(g, target), side, onset, 2 * kindOf(g, u).width).map(found =>
    routeBy(g, u, target, side, found),
  )
}
function routeBy(g: Field, u: Unit, target: Unit, side: Struck, found: Onset): Route {
  const poses = onsetPoses(blockOf(g, u), blockOf(g, target), side, found)
  const { angle, advance, cost } = found
  return { target: target.id, side, angle, advance, cost, ...poses, models: found.own + found.theirs, own: found.own }
}
function onsetTerms(g: Field, u: Unit, target: Unit, side: Struck, terms: Terms): OnsetTerms {
  const mover = blockOf(g, u)
  const turns = turnsOf(g, u, target, side, terms.budget)
  const ghosts = terms.ghosts
  const yielding = terms.yielding ?? NOBODY_YIELDS
  const inTheWay = (o: Unit) =>
    o !== target &&
    !(o.side !== u.side && isAbandoned(g, o)) &&
    !runsWith(g, o, u) && // WAB-FRM-33
    (ghosts === undefined || !ghosts.includes(o.id)) &&
    !yielding.includes(o)
  const others = [
    ...g.units.filter(o => o !== u && onTable(o) && inTheWay(o)).map(o => screenOf(g, o)),
    ...groundOf(g).impassable,
  ].filter(isNear(bodyOf(g, u), terms.budget + 2 * (mover.width + mover.depth)))
  const onset: OnsetTerms = {
    budget: terms.budget,
    own: frontCells(ranksFor(g, u)),
    theirs: cellsAlong(ranksFor(g, target), side),
    wheelCost: turns.price,
    open: found => isOpen(g, u, target, side, found, others, turns) && theyYield(g, u, target, side, found, yielding),
  }
  if (terms.share !== undefined) onset.share = terms.share
  return onset
}

/** Whether a body is so near to another that it could come over it: by their boxes. */
export const isNear =
  (of: Body, far: number) =>
  (b: Body): boolean =>
    b.minX - far <= of.maxX && b.maxX + far >= of.minX && b.minY - far <= of.maxY && b.maxY + far >= of.minY

/** What a charge that wheels loses of its reach (WAB-FRM-28, 77, 85). */
const lossByTurning = (g: Field, u: Unit): number =>
  allowanceOf(g, u, 'charge') - allowanceOf(g, u, 'charge', { turned: true })
const NOBODY_YIELDS: readonly Unit[] = []
/** Whoever the charger would stand upon can be set along his front. */
function theyYield(g: Field, u: Unit, target: Unit, side: Struck, found: Onset, yielding: readonly Unit[]): boolean {
  if (yielding.length === 0) return true
  const { end } = onsetPoses(blockOf(g, u), blockOf(g, target), side, found)
  const last = bodyAt(blockAt(g, u, end))
  return yielding.every(o => !overlaps(last, bodyOf(g, o)) || setFlush(g, u, end, o, sideStruck(g, u, o)) !== null)
}

/** What any turn costs in a charge, besides the wheel itself. */
const chargeToll = (g: Field, u: Unit, budget: number): number =>
  Math.round(reckoned('price', 0, g, u, { way: 'charge', leg: 'wheel-right', n: budget }))

/** Nobody and nothing is met on the way or stood upon at the end, and the ground lets it come so far. */
function isOpen(
  g: Field,
  u: Unit,
  target: Unit,
  side: Struck,
  found: Onset,
  others: readonly Body[],
  turns: Turns,
): boolean {
  const mover = blockOf(g, u)
  const { wheeled: turned, end } = onsetPoses(mover, blockOf(g, target), side, found)
  const last = bodyAt(blockAt(g, u, end))
  for (const o of others) if (overlaps(last, o)) return false
  if (last.minX < -SLACK || last.minY < -SLACK || last.maxX > g.width + SLACK || last.maxY > g.depth + SLACK)
    return false
  if (found.angle !== 0) {
    const pivot = found.angle > 0 ? 'front-right' : 'front-left'
    const front = frontBody(g, u, mover)
    if (sweepTurn(front, cornerX(mover, pivot), cornerY(mover, pivot), found.angle, others).met !== -1) return false
  }
  return comesThrough(g, u, turned, found.advance, found.angle, others, turns)
}
/** Straight ahead after its wheel nobody is in the way, and the ground lets it come so far. */
export function comesThrough(
  g: Field,
  u: Unit,
  turned: Pose,
  advance: number,
  angle: number,
  others: readonly Body[],
  turns: Turns,
): boolean {
  if (advance > 0 && freeWay(frontBody(g, u, turned), turned.facing, advance, others) < advance - SLACK) return false
  const v = vectorOf(turned.facing)
  if (keptOff(g, u, turned, v.x * advance, v.y * advance) !== null) return false
  const left = turns.budget - turns.price(angle)
  const how = { paid: turns.paid(angle), charge: true }
  return goStraight(g, u, turned, v, advance, left, turns.budget, how).reach >= advance - SLACK
}
/** What the first wheel of a charge costs, and what obstacles it need not pay for after it. */
export interface Turns {
  budget: number
  price(angle: number): number
  paid(angle: number): readonly Body[]
}
export function turnsOf(g: Field, u: Unit, target: Unit, side: Struck, budget: number): Turns {
  // Nobody crosses the wall he charges at (WAB-RUL-106).
  const wall = side === 'front' ? defendsAgainst(g, target, u) : null
  const how = { paid: wall === null ? [] : [wall], charge: true }
  const wheels = { right: new Wheel(g, u, u, true, budget, how), left: new Wheel(g, u, u, false, budget, how) }
  const wheel = (angle: number) => (angle > 0 ? wheels.right : wheels.left)
  const toll = chargeToll(g, u, budget) + lossByTurning(g, u)
  return {
    budget,
    price: angle => (angle === 0 ? 0 : wheel(angle).costOf(Math.abs(angle)) + toll),
    paid: angle => (angle === 0 ? how.paid : [...how.paid, ...wheel(angle).within(budget, Math.abs(angle)).crossed]),
  }
}

/** Its part of the struck side among several chargers in their order along it (WAB-MULT-05). */
export function shareOf(
  g: Field,
  u: Unit,
  target: Unit,
  with_: readonly Unit[],
): { from: number; to: number } | undefined {
  // Loose models find room for themselves.
  if (isCloud(u) || isCloud(target)) return undefined
  const side = sideStruck(g, u, target)
  const goal = blockOf(g, target)
  const abreast = [u, ...with_.filter(o => o !== u)]
    .map(o => ({ o, at: alongSide(goal, side, blockOf(g, o)) }))
    .sort((a, b) => a.at - b.at || a.o.id - b.o.id)
  if (abreast.length < 2) return undefined
  const cells = cellsAlong(ranksFor(g, target), side)
  const ends = sharesOf(
    cells.count,
    abreast.map(a => blockOf(g, a.o).width),
  )
  const i = abreast.findIndex(a => a.o === u)
  return {
    from: i === 0 ? Number.NEGATIVE_INFINITY : cellStart(cells, ends[i - 1]),
    to: i === abreast.length - 1 ? Number.POSITIVE_INFINITY : cellStart(cells, ends[i]),
  }
}

/** The strip that a charger's front sweeps from its wheel to the enemy. */
export function stripOf(g: Field, u: Unit, route: Route): Body {
  if (route.files !== undefined) return bodyAt(blockAt(g, arrived(u, route), route.end))
  const from = blockAt(g, u, route.wheeled)
  const to = blockAt(g, u, route.met)
  const points = [
    corner(to, 'front-left'),
    corner(to, 'front-right'),
    corner(from, 'front-right'),
    corner(from, 'front-left'),
  ]
  return bodyFrom([polygonPiece(points.flatMap(p => [p.x, p.y]))])
}

/** The way of a charge that fails: a wheel toward the target as far as it must, then straight on (WAB-RUL-184). */
export function failedWay(
  g: Field,
  u: Unit,
  target: Unit,
  budget = allowanceOf(g, u, 'failed'),
  through: (o: Unit) => boolean = () => false,
): Pose[] {
  if (isCloud(u)) return rushed(g, u, target, budget, INCH)
  const mover = blockOf(g, u)
  const turn = Math.max(-9000, Math.min(9000, turnBetween(u.facing, bearing(u, middleOf(blockOf(g, target))))))
  const path: Pose[] = []
  const enemies = bodiesOf(g, u, o => o.side !== u.side)
  const friends = [...bodiesOf(g, u, o => o.side === u.side && !through(o)), ...groundOf(g).impassable]
  let at: Pose = u
  let left = budget
  let paid: readonly Body[] = []
  if (Math.abs(turn) > 50) {
    const pivot = turn > 0 ? 'front-right' : 'front-left'
    const wheel = new Wheel(g, u, u, turn > 0, budget)
    const most = wheel.within(left, Math.abs(turn)).angle
    const front = frontBody(g, u, mover)
    const open = (others: readonly Body[], gap: number) =>
      Math.abs(
        sweepTurn(front, cornerX(mover, pivot), cornerY(mover, pivot), turn < 0 ? -most : most, others, gap).free,
      )
    const free = Math.min(open(enemies, INCH), open(friends, 0))
    const end = wheeled(mover, pivot, turn < 0 ? -free : free)
    if (free > 0 && standsFree(g, u, end, through)) {
      at = end
      const gone = wheel.within(left, free)
      left = Math.max(0, left - gone.cost)
      paid = gone.crossed
      path.push(at)
    }
  }
  const on = straightOn(g, u, at, left, budget, enemies, friends, paid)
  if (on > 0) path.push(ahead(at, on))
  return path
}
/** A cloud goes straight at an enemy, as it stands, and stops short of him. */
export function rushed(g: Field, u: Unit, target: Unit, budget: number, gap: number): Pose[] {
  const { x, y } = middleOf(blockOf(g, u))
  const way = bearing({ x, y }, middleOf(blockOf(g, target)))
  const body = bodyOf(g, u)
  const enemies = bodiesOf(g, u, o => o.side !== u.side)
  const friends = [...bodiesOf(g, u, o => o.side === u.side), ...groundOf(g).impassable]
  const free = Math.min(freeWay(body, way, budget, enemies, gap), freeWay(body, way, budget, friends))
  const { reach } = goStraight(g, u, u, vectorOf(way), Math.max(0, free), budget, budget, { charge: true })
  const far = Math.min(reach, edgeBefore(g, body, way))
  return far <= 0 ? [] : [slid(u, way, far)]
}
/** How far straight ahead, an inch from enemies, up to friends, on to the edge of the table, as the ground allows. */
export function straightOn(
  g: Field,
  u: Unit,
  at: Pose,
  left: number,
  allowance: number,
  enemies: readonly Body[],
  friends: readonly Body[],
  paid: readonly Body[] = [],
): number {
  const body = bodyAt(blockAt(g, u, at))
  const gap = Math.min(freeWay(body, at.facing, left, enemies, INCH), freeWay(body, at.facing, left, friends))
  const { reach } = goStraight(g, u, at, vectorOf(at.facing), gap, left, allowance, { paid })
  let far = Math.max(0, Math.min(reach, edgeBefore(g, body, at.facing)))
  // Flush with a friend one slides along him; where rounding would press a corner into him, a hair less.
  while (far > 0 && firstOverlapped(bodyAt(blockAt(g, u, ahead(at, far))), friends) !== -1)
    far = Math.max(0, far - SLACK)
  return far
}
const edgeBefore = (g: Field, body: Body, facing: number): number => {
  const v = vectorOf(facing)
  let least = Number.POSITIVE_INFINITY
  if (v.x > 0) least = Math.min(least, (g.width - body.maxX) / v.x)
  if (v.x < 0) least = Math.min(least, body.minX / -v.x)
  if (v.y > 0) least = Math.min(least, (g.depth - body.maxY) / v.y)
  if (v.y < 0) least = Math.min(least, body.minY / -v.y)
  return Math.max(0, Math.floor(least))
}
/** Has the whole block room there, on the table and on nobody? */
export function standsFree(g: Field, u: Unit, at: Pose, through: (o: Unit) => boolean = () => false): boolean {
  const body = bodyAt(blockAt(g, u, at))
  return isOnTable(g, body) && overlapped(g, body, u, o => !through(o)) === null && !onImpassable(g, body)
}
export const isOnTable = (g: Field, body: Body): boolean =>
  body.minX >= -SLACK && body.minY >= -SLACK && body.maxX <= g.width + SLACK && body.maxY <= g.depth + SLACK

/** Enemies besides its target that a charger's front will touch (WAB-CHG-04, WAB-MULT-01). */
export function alsoTouched(g: Field, u: Unit, route: Route): Unit[] {
  const end: Base = blockAt(g, arrived(u, route), route.end)
  const front = { ...end, depth: 200 }
  const body = bodyAt({
    ...front,
    x: Math.round(end.x + vectorOf(end.facing).x * 20),
    y: Math.round(end.y + vectorOf(end.facing).y * 20),
  })
  // Whoever has to make room may stand deeper in the block than its front is.
  const block = bodyAt(end)
  const isMet = (o: Unit) => overlaps(body, bodyOf(g, o)) || overlaps(block, bodyOf(g, o))
  return g.units.filter(o => o.side !== u.side && onTable(o) && o.id !== route.target && isMet(o))
}
