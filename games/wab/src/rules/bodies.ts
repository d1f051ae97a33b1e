import {
  apart,
  type Base,
  type Body,
  baseAt,
  bodyAt,
  type Corner,
  cornerX,
  cornerY,
  distance,
  gapBetween,
  INCH,
  middleOf,
  overlaps,
  type Point,
  type Pose,
  spotX,
  spotY,
  within,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import { type Element, type Field, kindOf, modelsIn, onTable, type Unit } from '../position.ts'

/** What a unit covers, kept while nothing of it changes. A short last rank takes the ground of a full one. */
interface Shape {
  x: number
  y: number
  facing: number
  files: number
  models: number
  block: Base
  body: Body | null
  middle: Point | null
}
const shapes = new WeakMap<Unit, Shape>()

export const filesOf = (u: Unit): number => Math.min(u.files, modelsIn(u))
export const ranksOf = (u: Unit): number => Math.ceil(modelsIn(u) / Math.max(1, u.files))
/** How many stand in a rank, 0 being the front. */
export const inRank = (u: Unit, rank: number): number => Math.max(0, Math.min(u.files, modelsIn(u) - rank * u.files))

function shapeOf(g: Field, u: Unit): Shape {
  const known = shapes.get(u)
  const models = modelsIn(u)
  if (
    known !== undefined &&
    known.x === u.x &&
    known.y === u.y &&
    known.facing === u.facing &&
    known.files === u.files &&
    known.models === models
  )
    return known
  const { width, depth } = kindOf(g, u)
  const block = baseAt(Math.max(1, filesOf(u)) * width, Math.max(1, ranksOf(u)) * depth, u)
  const shape = { x: u.x, y: u.y, facing: u.facing, files: u.files, models, block, body: null, middle: null }
  shapes.set(u, shape)
  return shape
}

/** The rectangle round all its models. */
export const blockOf = (g: Field, u: Unit): Base => shapeOf(g, u).block
export function bodyOf(g: Field, u: Unit): Body {
  const shape = shapeOf(g, u)
  shape.body ??= bodyAt(shape.block)
  return shape.body
}
/** The block as it would stand elsewhere. */
export const blockAt = (g: Field, u: Unit, at: Pose): Base => {
  const { width, depth } = blockOf(g, u)
  return baseAt(width, depth, at)
}
/** The front rank alone: in a wheel the others follow in its track (WAB-MAN-04). */
export const frontBody = (g: Field, u: Unit, at: Pose): Body =>
  bodyAt(baseAt(blockOf(g, u).width, kindOf(g, u).depth, at))
export function middle(g: Field, u: Unit): Point {
  const shape = shapeOf(g, u)
  shape.middle ??= middleOf(shape.block)
  return shape.middle
}
export const corner = (b: Base, at: Corner): Point => ({ x: cornerX(b, at), y: cornerY(b, at) })
/** The middle of the front of each file. */
export function filePoint(g: Field, u: Unit, at: Pose, file: number): Point {
  const { width } = kindOf(g, u)
  const right = (file + 0.5 - Math.max(1, filesOf(u)) / 2) * width
  return { x: spotX(at, right, 0), y: spotY(at, right, 0) }
}

export function place(u: Unit, at: Pose): void {
  u.x = at.x
  u.y = at.y
  u.facing = at.facing
}

/** Nearest edges (WAB-MIS-112). */
export const distanceBetween = (g: Field, a: Unit, b: Unit): number => distance(bodyOf(g, a), bodyOf(g, b))
/** "Within" includes the limit (WAB-RUL-177). */
export function isWithin(g: Field, a: Unit, b: Unit, inches: number): boolean {
  const p = bodyOf(g, a)
  const q = bodyOf(g, b)
  const limit = inches * INCH
  if (p.minX - q.maxX > limit + 9 || q.minX - p.maxX > limit + 9) return false
  if (p.minY - q.maxY > limit + 9 || q.minY - p.maxY > limit + 9) return false
  return within(distance(p, q), limit)
}
export const touching = (g: Field, a: Unit, b: Unit): boolean => gapBetween(bodyOf(g, a), bodyOf(g, b)) <= 12
export const middlesApart = (g: Field, a: Unit, b: Unit): number => apart(middle(g, a), middle(g, b))

export const elementBase = (e: Element): Base => baseAt(e.width, e.depth, e)
interface Ground {
  bodies: readonly Body[]
  /** What nobody crosses (WAB-TERRAIN-05). */
  impassable: readonly Body[]
  /** Higher ground (WAB-LOS-02). */
  hills: readonly { body: Body; level: number }[]
  /** Slow ground and obstacles. */
  rough: readonly { body: Body; element: Element }[]
}
const grounds = new WeakMap<readonly Element[], Ground>()
export function groundOf(g: Field): Ground {
  let known = grounds.get(g.ground)
  if (known === undefined) {
    const bodies = g.ground.map(e => bodyAt(elementBase(e)))
    const data = g.ground.map(e => GROUND_DATA[e.kind])
    known = {
      bodies,
      impassable: bodies.filter((_, i) => data[i].times === 0),
      hills: bodies.flatMap((body, i) => (data[i].level > 0 ? [{ body, level: data[i].level }] : [])),
      rough: bodies.flatMap((body, i) =>
        data[i].times > 1 || data[i].obstacle ? [{ body, element: g.ground[i] }] : [],
      ),
    }
    grounds.set(g.ground, known)
  }
  return known
}

/** Bodies of the others on the table: whoever the test lets through. */
export function bodiesOf(g: Field, but: Unit, which: (u: Unit) => boolean): Body[] {
  const found: Body[] = []
  for (const u of g.units) if (u !== but && onTable(u) && which(u)) found.push(bodyOf(g, u))
  return found
}

/** Whom a body would stand over, of those on the table. */
export function overlapped(g: Field, body: Body, but: Unit, which: (u: Unit) => boolean = () => true): Unit | null {
  for (const u of g.units) if (u !== but && onTable(u) && which(u) && overlaps(body, bodyOf(g, u))) return u
  return null
}
export function onImpassable(g: Field, body: Body): boolean {
  for (const b of groundOf(g).impassable) if (overlaps(body, b)) return true
  return false
}
