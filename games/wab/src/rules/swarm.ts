import {
  alongSide,
  approaches,
  type Base,
  type Body,
  baseAt,
  bearing,
  bodyAt,
  bodyOf as bodyFrom,
  chargedSide,
  edgeOf,
  freeTo,
  INCH,
  isBeyond,
  length,
  middleOf,
  nearest,
  nearestTo,
  opposite,
  outward,
  overlaps,
  type Pose,
  polygonPiece,
  pose,
  rectangle,
  SLACK,
  sideLength,
  spot,
  wheeled,
} from '@acies/table'
import { type Field, kindOf, modelsIn, onTable, type Struck, type Unit } from '../position.ts'
import { blockAt, blockOf, bodyOf, groundOf, isCloud, onImpassable, shapeOf } from './bodies.ts'
import { COHERENCY, inLine, lone, modelsOf, runsWith } from './cloud.ts'
import { goStraight } from './going.ts'
import { comesThrough, isNear, isOnTable, type Route, turnsOf } from './route.ts'

/** The rectangle by which front, flanks and rear are told: of a cloud with a long side to its front (WAB-SKI-28). */
export function zonesOf(g: Field, u: Unit): Base {
  const block = blockOf(g, u)
  if (!isCloud(u) || block.width >= block.depth) return block
  const at = middleOf(block)
  const front = spot({ facing: block.facing, ...at }, 0, block.width / 2)
  return baseAt(block.depth, block.width, { facing: block.facing, ...front })
}
/** The side that most of the models of a cloud are before (WAB-SKI-16). */
export function sideOfMost(g: Field, charger: Unit, target: Unit): Struck {
  const zones = zonesOf(g, target)
  const count = { front: 0, left: 0, right: 0, rear: 0 }
  for (const m of modelsOf(g, charger)) count[chargedSide(zones, bodyAt(m))]++
  const sides: readonly Struck[] = ['front', 'left', 'right', 'rear']
  return sides.reduce((best, side) => (count[side] > count[best] ? side : best))
}

/**
 * Whom nobody charges through: each model, and the ground between two mates (WAB-SKI-13). A gap of more than two inches
 * lets a charge pass.
 */
export function screenOf(g: Field, u: Unit): Body {
  if (!isCloud(u)) return bodyOf(g, u)
  const shape = shapeOf(g, u)
  shape.screen ??= screenRound(modelsOf(g, u))
  return shape.screen
}
function screenRound(models: readonly Base[]): Body {
  const bodies = models.map(bodyAt)
  const pieces = bodies.map(b => b.pieces[0])
  for (let i = 0; i < models.length; i++)
    for (let j = i + 1; j < models.length; j++) {
      if (isBeyond(bodies[i], bodies[j], COHERENCY + SLACK)) continue
      const [a, b] = [middleOf(models[i]), middleOf(models[j])]
      const far = length(b.x - a.x, b.y - a.y)
      if (far < INCH / 2) continue
      const [ox, oy] = [(-(b.y - a.y) / far) * 50, ((b.x - a.x) / far) * 50]
      pieces.push(polygonPiece([a.x - ox, a.y - oy, b.x - ox, b.y - oy, b.x + ox, b.y + oy, a.x + ox, a.y + oy]))
    }
  return bodyFrom(pieces)
}

interface Terms {
  budget: number
  ghosts?: readonly number[]
}
/**
 * What is in the way of a charge: everybody but the target, those who charge as well and the chargers' own runners, and
 * impassable ground. Runners charge through the gaps of their chariots (WAB-FRM-32, 33).
 */
function inTheWay(g: Field, u: Unit, target: Unit, { budget, ghosts }: Terms): Body[] {
  const found: Body[] = [...groundOf(g).impassable]
  for (const o of g.units)
    if (o.id !== u.id && o !== target && onTable(o) && ghosts?.includes(o.id) !== true && !runsWith(g, o, u))
      found.push(runsWith(g, u, o) ? bodyOf(g, o) : screenOf(g, o))
  const { width, depth } = blockOf(g, u)
  return found.filter(isNear(bodyOf(g, u), budget + 2 * (width + depth)))
}
/** Room for a body at the end of a charge: nobody stands there but those two. */
export function isRoom(g: Field, body: Body, u: Unit, target: Unit, ghosts: readonly number[] | undefined): boolean {
  if (!isOnTable(g, body) || onImpassable(g, body)) return false
  for (const o of g.units)
    if (o.id !== u.id && o.id !== target.id && onTable(o) && ghosts?.includes(o.id) !== true && !runsWith(g, o, u))
      if (overlaps(body, bodyOf(g, o))) return false
  return true
}

export interface Line extends Pose {
  files: number
}
/**
 * How charged skirmishers come to stand against a front: those within an inch touch it, the others behind them
 * (WAB-SKI-18); null when they find no room.
 */
export function lineAgainst(
  g: Field,
  cloud: Unit,
  charger: Unit,
  front: Base,
  ghosts?: readonly number[],
): Line | null {
  const { width } = kindOf(g, cloud)
  const n = modelsIn(cloud)
  const block = bodyAt(front)
  const models = modelsOf(g, cloud)
  const near = models.filter(m => !isBeyond(bodyAt(m), block, INCH + SLACK))
  const meant = near.length > 0 ? near : models
  const along = meant.reduce((sum, m) => sum + alongSide(front, 'front', middleOf(m)), 0) / meant.length
  const first = Math.max(1, near.length, Math.ceil(n / 4))
  const back = opposite(front.facing)
  for (const files of widths(first, n)) {
    const reach = (files * width) / 2
    const [low, high] = [width / 2 - reach, front.width - width / 2 + reach]
    for (const at of places(Math.max(low, Math.min(high, along)), low, high, width / 2)) {
      const there = spot(front, at - front.width / 2, 0)
      const line = inLine(cloud, files)
      const end = pose(there.x, there.y, back)
      if (isRoom(g, bodyAt(blockAt(g, line, end)), cloud, charger, ghosts)) return { files, ...end }
    }
  }
  return null
}
/** As wide as wished, narrower, then wider. */
function widths(first: number, most: number): number[] {
  const found: number[] = []
  for (let f = Math.min(first, most); f >= 1; f--) found.push(f)
  for (let f = first + 1; f <= most; f++) found.push(f)
  return found
}
/** Where it would be best, then to either side in steps. */
function places(best: number, low: number, high: number, step: number): number[] {
  const found = [best]
  for (let off = step; off <= Math.max(best - low, high - best); off += step) {
    if (best - off >= low) found.push(best - off)
    if (best + off <= high) found.push(best + off)
  }
  return found.slice(0, 24)
}

/** A block charges skirmishers: to the nearest it can meet; they align, it need not (WAB-SKI-18). */
export function routeAtCloud(g: Field, u: Unit, target: Unit, terms: Terms): Route | null {
  const mover = blockOf(g, u)
  const { budget, ghosts } = terms
  const turns = turnsOf(g, u, target, 'front', budget)
  const ways = approaches(mover, bodyOf(g, target), inTheWay(g, u, target, terms), {
    budget,
    wheelCost: turns.price,
    corners: ['front-left', 'front-right'],
    maxAngle: 9000,
    step: 500,
    footprint: rectangle(mover.width, kindOf(g, u).depth),
  })
  for (const way of ways) {
    const turned = way.angle === 0 ? mover : { ...mover, ...wheeled(mover, way.corner, way.angle) }
    if (!comesThrough(g, u, turned, way.advance, way.angle, [], turns)) continue
    const end = blockAt(g, u, way.pose)
    if (!isRoom(g, bodyAt(end), u, target, ghosts)) continue
    const theirs = lineAgainst(g, target, u, end, ghosts)
    if (theirs === null) continue
    const { angle, advance, cost } = way
    const at = { x: turned.x, y: turned.y, facing: turned.facing }
    return {
      target: target.id,
      side: 'front',
      angle,
      advance,
      cost,
      wheeled: at,
      met: way.pose,
      end: way.pose,
      models: theirs.files,
      theirs,
    }
  }
  return null
}

/** Skirmishers charge: all who reach the enemy form a line on the side they are before, the rest behind (WAB-SKI-16, 17). */
export function routeOfCloud(g: Field, u: Unit, target: Unit, terms: Terms): Route | null {
  const others = inTheWay(g, u, target, terms)
  const goal = bodyOf(g, target)
  const able = modelsOf(g, u).flatMap((m, i) => {
    const body = bodyAt(m)
    // Who is too far away anyway need not look for the way.
    if (isBeyond(body, goal, terms.budget + SLACK)) return []
    const link = nearest(body, goal)
    const far = link?.distance ?? 0
    if (far > terms.budget) return []
    if (link !== null && !reaches(g, u, i, m, body, link, others, terms.budget)) return []
    return [{ base: m, far }]
  })
  if (able.length === 0) return null
  const least = Math.min(...able.map(a => a.far))
  const found = isCloud(target)
    ? meetingOf(g, u, target, able, terms.ghosts)
    : flankOf(g, u, target, sideOfMost(g, u, target), able, terms.ghosts)
  if (found === null) return null
  const at = { x: u.x, y: u.y, facing: u.facing }
  return { target: target.id, angle: 0, advance: least, cost: least, wheeled: at, ...found }
}
function reaches(
  g: Field,
  u: Unit,
  model: number,
  m: Base,
  body: Body,
  link: { a: { x: number; y: number }; b: { x: number; y: number }; distance: number },
  others: readonly Body[],
  budget: number,
): boolean {
  const [dx, dy] = [link.b.x - link.a.x, link.b.y - link.a.y]
  if (link.distance === 0) return true
  if (groundOf(g).rough.length > 0) {
    const vector = { x: dx / link.distance, y: dy / link.distance }
    const way = { ...m, facing: Math.round(bearing({ x: 0, y: 0 }, { x: dx, y: dy })) }
    const gone = goStraight(g, lone(u, model, m), way, vector, link.distance, budget, budget, { charge: true })
    if (gone.reach < link.distance - SLACK) return false
  }
  return freeTo(body, dx, dy, others) >= link.distance - SLACK
}
type Able = { base: Base; far: number }[]
type Come = Pick<Route, 'side' | 'met' | 'end' | 'models' | 'files'> & { theirs?: Line }

/** Against a block: along the side, round the middle of those who come. */
function flankOf(
  g: Field,
  u: Unit,
  target: Unit,
  side: Struck,
  able: Able,
  ghosts: readonly number[] | undefined,
): Come | null {
  const goal = blockOf(g, target)
  const { width } = kindOf(g, u)
  const long = sideLength(goal, side)
  const room = Math.floor((long + SLACK) / width) + 2
  const most = Math.min(able.length, room)
  const edge = edgeOf(goal, side)
  const facing = opposite(outward(goal, side))
  const along = able.reduce((sum, a) => sum + alongSide(goal, side, middleOf(a.base)), 0) / able.length
  const n = modelsIn(u)
  for (const files of widths(Math.max(most, Math.ceil(n / 4)), n)) {
    const half = (files * width) / 2
    const [low, high] = half * 2 >= long ? [half - width, long - half + width] : [half, long - half]
    const [from, to] = [Math.min(low, high), Math.max(low, high)]
    for (const t of places(Math.max(from, Math.min(to, along)), from, to, width / 2)) {
      const end = pose(
        edge.ax + ((edge.bx - edge.ax) * t) / edge.length,
        edge.ay + ((edge.by - edge.ay) * t) / edge.length,
        facing,
      )
      if (!isRoom(g, bodyAt(blockAt(g, inLine(u, files), end)), u, target, ghosts)) continue
      return { side, met: end, end, models: Math.min(files, most), files }
    }
  }
  return null
}
/** Against a cloud: where the two come nearest, and they form up against those who come. */
function meetingOf(g: Field, u: Unit, target: Unit, able: Able, ghosts: readonly number[] | undefined): Come | null {
  const { base } = able.reduce((best, a) => (a.far < best.far ? a : best))
  const there = nearestTo(bodyOf(g, target), middleOf(base))
  const facing = bearing(middleOf(base), there)
  const n = modelsIn(u)
  for (const files of widths(Math.min(able.length, Math.max(4, Math.ceil(n / 3))), n)) {
    const end = pose(there.x, there.y, facing)
    const front = blockAt(g, inLine(u, files), end)
    if (!isRoom(g, bodyAt(front), u, target, ghosts)) continue
    const theirs = lineAgainst(g, target, u, front, ghosts)
    if (theirs !== null) return { side: 'front', met: end, end, models: files, files, theirs }
  }
  return null
}

/** Idle skirmishers step into the line, as wide as the enemy they face (WAB-SKI-19); null when it is wide enough. */
export function widerLine(g: Field, u: Unit, foes: readonly { unit: Unit; own: Struck }[]): Line | null {
  if (foes.length !== 1 || foes[0].own !== 'front' || isCloud(u)) return null
  const { width } = kindOf(g, u)
  const wide = blockOf(g, foes[0].unit).width
  const wanted = Math.min(modelsIn(u), Math.max(u.files, Math.floor((wide + SLACK) / width) + 2))
  for (let files = wanted; files > u.files; files--) {
    const line = inLine(u, files)
    const end = { x: u.x, y: u.y, facing: u.facing }
    if (isRoom(g, bodyAt(blockAt(g, line, end)), u, foes[0].unit, undefined)) return { files, ...end }
  }
  return null
}
