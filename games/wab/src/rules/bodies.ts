import {
  apart,
  type Base,
  type Body,
  baseAt,
  isBeyond as bodiesBeyond,
  bodyAt,
  bodyOf as bodyFrom,
  type Corner,
  cornerX,
  cornerY,
  cosine,
  distance,
  gapBetween,
  INCH,
  middleOf,
  normal,
  overlaps,
  type Point,
  type Pose,
  rectanglePiece,
  SLACK,
  sine,
  spotX,
  spotY,
} from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import { type Element, type Field, type Kind, kindOf, modelsIn, onTable, type Unit } from '../position.ts'

/** What a unit covers, kept while nothing of it changes. A short last rank takes the ground of a full one. */
interface Shape {
  places: Unit['places']
  kind: Kind
  x: number
  y: number
  facing: number
  files: number
  loose: readonly number[]
  block: Base
  body: Body | null
  middle: Point | null
  /** Of a cloud: each of its models, whom nobody charges through, and that nobody has strayed, once it was found so. */
  models: readonly Base[] | null
  screen: Body | null
  together: boolean
  /** One that was asked for before. */
  before: Shape | null
}
/** By the number of the unit, in whichever match: the last ones asked for. Somebody tries a way and is back where he was. */
const shapes: (Shape | null)[] = []
const KEPT = 4

export const filesOf = (u: Unit): number => Math.min(u.files, modelsIn(u))
export const ranksOf = (u: Unit): number => Math.ceil(modelsIn(u) / Math.max(1, u.files))
/** How many stand in a rank, 0 being the front. */
export const inRank = (u: Unit, rank: number): number => Math.max(0, Math.min(u.files, modelsIn(u) - rank * u.files))

const isShapeOf = (s: Shape, g: Field, u: Unit): boolean =>
  s.places === u.places &&
  s.x === u.x &&
  s.y === u.y &&
  s.facing === u.facing &&
  s.files === u.files &&
  s.loose === u.loose &&
  s.kind === kindOf(g, u)
export function shapeOf(g: Field, u: Unit): Shape {
  const first = shapes[u.id] ?? null
  if (first !== null && isShapeOf(first, g, u)) return first
  let last = first
  for (let n = 1; last !== null && last.before !== null; n++) {
    if (isShapeOf(last.before, g, u)) return last.before
    if (n === KEPT - 1) last.before = null
    last = last.before
  }
  const shape = newShape(g, u, first)
  shapes[u.id] = shape
  return shape
}
const newShape = (g: Field, u: Unit, before: Shape | null): Shape => ({
  places: u.places,
  kind: kindOf(g, u),
  x: u.x,
  y: u.y,
  facing: u.facing,
  files: u.files,
  loose: u.loose,
  block: isCloud(u) ? cloudBlock(g, u) : rankBlock(g, u),
  body: null,
  middle: null,
  models: null,
  screen: null,
  together: false,
  before,
})

const rankBlock = (g: Field, u: Unit): Base => {
  const { width, depth } = kindOf(g, u)
  return baseAt(Math.max(1, filesOf(u)) * width, Math.max(1, ranksOf(u)) * depth, u)
}

/** Its models stand loosely, each for itself (WAB-SKI-03, 04); in combat they stand in line (WAB-SKI-16). */
export const isCloud = (u: Unit): boolean => u.loose.length > 0
/** A model of a cloud whose unit stands at a pose. */
export function looseBase(g: Field, u: Unit, at: Pose, model: number): Base {
  const { width, depth } = kindOf(g, u)
  const { loose } = u
  const right = loose[3 * model]
  const forward = loose[3 * model + 1]
  return {
    width,
    depth,
    x: spotX(at, right, forward),
    y: spotY(at, right, forward),
    facing: normal(at.facing + loose[3 * model + 2]),
  }
}
/** All models of a cloud where they stand. */
export function looseBases(g: Field, u: Unit): readonly Base[] {
  const shape = shapeOf(g, u)
  if (shape.models === null) {
    const models: Base[] = []
    for (let i = 0; i < u.places.length; i++) models.push(looseBase(g, u, u, i))
    shape.models = models
  }
  return shape.models
}
/** The rectangle round a cloud, its front edge where the unit's pose is (WAB-SKI-28). */
function cloudBlock(g: Field, u: Unit): Base {
  const { width, depth } = kindOf(g, u)
  let half = width / 2
  let back = depth
  for (let i = 0; i + 2 < u.loose.length; i += 3) {
    const [s, c] = [sine(u.loose[i + 2]), cosine(u.loose[i + 2])]
    for (const right of [-width / 2, width / 2])
      for (const forward of [0, -depth]) {
        half = Math.max(half, Math.abs(u.loose[i] + right * c + forward * s))
        back = Math.max(back, -(u.loose[i + 1] - right * s + forward * c))
      }
  }
  return baseAt(Math.round(2 * half), Math.round(back), u)
}
function cloudBody(g: Field, u: Unit): Body {
  return bodyFrom(looseBases(g, u).map(b => rectanglePiece(b.width, b.depth, b.x, b.y, b.facing)))
}

/** The rectangle round all its models. */
export const blockOf = (g: Field, u: Unit): Base => shapeOf(g, u).block
export function bodyOf(g: Field, u: Unit): Body {
  const shape = shapeOf(g, u)
  shape.body ??= isCloud(u) ? cloudBody(g, u) : bodyAt(shape.block)
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
/** The middle of the front of each file; of a cloud, of each model. */
export function filePoint(g: Field, u: Unit, at: Pose, file: number): Point {
  if (isCloud(u)) return looseBase(g, u, at, file)
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
/** Farther apart than a distance. */
export const isBeyond = (g: Field, a: Unit, b: Unit, far: number): boolean =>
  bodiesBeyond(bodyOf(g, a), bodyOf(g, b), far)
/** "Within" includes the limit (WAB-RUL-177). */
export const isWithin = (g: Field, a: Unit, b: Unit, inches: number): boolean =>
  !isBeyond(g, a, b, inches * INCH + SLACK)
export const touching = (g: Field, a: Unit, b: Unit): boolean => gapBetween(bodyOf(g, a), bodyOf(g, b)) <= 12
export const middlesApart = (g: Field, a: Unit, b: Unit): number => apart(middle(g, a), middle(g, b))

export const elementBase = (e: Element): Base => baseAt(e.width, e.depth, e)
interface Ground {
  bodies: readonly Body[]
  /** What nobody crosses (WAB-TERRAIN-05). */
  impassable: readonly Body[]
  /** Of that, what whoever flees into it is lost in (WAB-BAT-08). */
  fatal: readonly Body[]
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
      fatal: bodies.filter((_, i) => data[i].fatal),
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
