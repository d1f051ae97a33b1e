import {
  type Body,
  bodyAt,
  bodyOf as bodyOfPieces,
  discPiece,
  holds,
  ovalOutline,
  overlaps,
  type Point,
  polygonBody,
  SLACK,
  spot,
  stripBody,
} from '@acies/table'
import { ELEMENTS } from '../data/terrain.ts'
import { type Commander, type Element, type Field, type Kind, kindOf, type Troop } from '../position.ts'

/** A troop's body and its four centres where it stands: front, right, rear, left. Derived, never stored. */
interface Stance {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly width: number
  readonly depth: number
  readonly body: Body
  readonly centres: readonly Point[]
}

export function stanceAt(x: number, y: number, facing: number, width: number, depth: number): Stance {
  const base = { x, y, facing, width, depth }
  const centres = [
    { x, y },
    spot(base, width / 2, -depth / 2),
    spot(base, 0, -depth),
    spot(base, -width / 2, -depth / 2),
  ]
  return { x, y, facing, width, depth, body: bodyAt(base), centres }
}

/** Stances found last, each at a place that follows from its pose: copies of a position share them. */
const KEPT_BITS = 12
const kept: (Stance | undefined)[] = Array.from({ length: 1 << KEPT_BITS }, () => undefined)

export function stanceOf({ x, y, facing, width, depth }: Troop): Stance {
  const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(facing + width + depth, 0xc2b2ae35)
  const at = mixed >>> (32 - KEPT_BITS)
  const known = kept[at]
  if (
    known !== undefined &&
    known.x === x &&
    known.y === y &&
    known.facing === facing &&
    known.width === width &&
    known.depth === depth
  )
    return known
  const found = stanceAt(x, y, facing, width, depth)
  kept[at] = found
  return found
}
export const bodyOf = (u: Troop): Body => stanceOf(u).body
/** TER-GEN-03 */
export const centresOf = (u: Troop): readonly Point[] => stanceOf(u).centres

/** The base of a column or fortification of so many troops (TER-CAV-11, TER-UNI-28). */
export function drawUp(g: Field, u: Troop): void {
  const kind = kindOf(g, u)
  u.width = kind.width
  u.depth = kind.depth
  if (u.members === 0) return
  if (u.emplaced) Object.assign(u, fortOf(kind, u.members + 1))
  else for (const m of g.troops) if (m.host === u.id && m.where === 'joined') u.depth += kindOf(g, m).depth
}

/** So many bases side by side and behind each other, as nearly square as they can be (TER-UNI-28). */
export function fortOf({ width, depth }: Kind, troops: number): { width: number; depth: number } {
  let best = { width, depth: troops * depth }
  for (let abreast = 2; abreast <= troops; abreast++) {
    const fort = { width: abreast * width, depth: Math.ceil(troops / abreast) * depth }
    if (lengthened(fort) <= lengthened(best)) best = fort
  }
  return best
}
/** How much longer than wide. */
const lengthened = ({ width, depth }: { width: number; depth: number }): number =>
  Math.max(width, depth) / Math.min(width, depth)

/** TER-CMD-07 */
export const commanderBody = (c: { x: number; y: number; radius: number }): Body =>
  bodyOfPieces([discPiece(c.x, c.y, c.radius)])

const elements = new WeakMap<Element, Body>()

export function elementBody(e: Element): Body {
  const known = elements.get(e)
  if (known !== undefined) return known
  const body = shapeOf(e)
  elements.set(e, body)
  return body
}

export function shapeOf(e: Element): Body {
  if (e.line.length > 0) {
    const points: Point[] = []
    for (let i = 0; i < e.line.length; i += 2) points.push({ x: e.line[i], y: e.line[i + 1] })
    return stripBody(points, e.width)
  }
  if (ELEMENTS[e.kind].shape === 'block') return bodyAt(e)
  return polygonBody(ovalOutline(e, e.width, e.depth))
}

/** How far apart the circles round a troop and a stance are at most when they overlap: a quick way to say no. */
const near = (u: Troop, x: number, y: number, reach: number): boolean => {
  const dx = u.x - x
  const dy = u.y - y
  const far = reach + u.width + u.depth
  return dx < far && dx > -far && dy < far && dy > -far
}

/** The first troop on the table that a body lies over, leaving out those that do not count. */
export function troopUnder(g: Field, body: Body, skip: (u: Troop) => boolean): Troop | null {
  const [piece] = body.pieces
  for (let i = 0; i < g.troops.length; i++) {
    const u = g.troops[i]
    if (u.where !== 'table' || !near(u, piece.x, piece.y, piece.reach) || skip(u)) continue
    if (overlaps(body, bodyOf(u))) return u
  }
  return null
}

export const commanderUnder = (g: Field, body: Body): Commander | null =>
  g.commanders.find(c => c.where === 'table' && c.inside < 0 && overlaps(body, commanderBody(c))) ?? null

/** Is the box round a body farther than `gap` from the box round a line? A quick way to say that they never meet. */
export function clearOfLine(body: Body, a: Point, b: Point, gap: number): boolean {
  return (
    body.minX > (a.x > b.x ? a.x : b.x) + gap ||
    body.maxX < (a.x < b.x ? a.x : b.x) - gap ||
    body.minY > (a.y > b.y ? a.y : b.y) + gap ||
    body.maxY < (a.y < b.y ? a.y : b.y) - gap
  )
}
/** Is a point farther than `gap` from the box round a body? */
export const farFrom = (body: Body, at: Point, gap: number): boolean =>
  at.x < body.minX - gap || at.x > body.maxX + gap || at.y < body.minY - gap || at.y > body.maxY + gap
/** Is the point on the body? Asked of far bodies most of the time. */
export const isOn = (body: Body, at: Point): boolean => !farFrom(body, at, SLACK) && holds(body, at)
