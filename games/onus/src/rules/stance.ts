import {
  type Base,
  type Body,
  bodyOf,
  cosine,
  markerBody,
  normal,
  onTable as onThe,
  overlaps,
  type Pose,
  part,
  rectangle,
  rectanglePiece,
  type Section,
  sectionsOf,
  sine,
  union,
  whole,
} from '@acies/table'
import { DEPTH, type Field, SECTION, stands, type Unit, WIDTH, type Wrap } from '../position.ts'

/** Parts of a line: the card, the extension at its left end, the one at its right. */
export const CARD = 0
export const LEFT = 1
export const RIGHT = 2

/** Where a unit stands and how its line is drawn up. */
export interface Drawn extends Pose {
  left: boolean
  right: boolean
}

/**
 * A unit where it stands: its card, its line (the card and the extensions in it) and the outline of the line in sections,
 * clockwise from the left end of the front. Markers laid round an enemy are bodies of their own. Derived, never stored.
 */
export interface Stance extends Drawn {
  readonly base: Base
  readonly card: Body
  readonly line: Body
  /** How many of the first sections of the outline are front. */
  readonly fronts: number
  /** Found when it is first asked for: most stances are only swept. */
  sections: readonly Section[] | null
}

const NORTH: Pose = { x: 0, y: 0, facing: 0 }
/** The four ways in which a line can be drawn up, seen from its own pose. */
const OUTLINES: readonly (readonly Section[])[] = [0, 1, 2, 3].map(how => {
  const marker = rectangle(SECTION, SECTION)
  const off = (WIDTH + SECTION) / 2
  const parts = [part(rectangle(WIDTH, DEPTH), 0, 0)]
  const names = [CARD]
  if ((how & LEFT) !== 0) {
    parts.push(part(marker, -off, 0))
    names.push(LEFT)
  }
  if ((how & RIGHT) !== 0) {
    parts.push(part(marker, off, 0))
    names.push(RIGHT)
  }
  return sectionsOf(union(parts), NORTH, SECTION).map(s => ({ ...s, part: names[s.part] }))
})

function stanceAt(x: number, y: number, facing: number, left: boolean, right: boolean): Stance {
  const s = sine(facing)
  const c = cosine(facing)
  const base = { x, y, facing, width: WIDTH, depth: DEPTH }
  const piece = rectanglePiece(WIDTH, DEPTH, x, y, facing)
  const card = bodyOf([piece])
  const off = (WIDTH + SECTION) / 2
  const pieces = [piece]
  if (left) pieces.push(rectanglePiece(SECTION, SECTION, x - off * c, y - off * s, facing))
  if (right) pieces.push(rectanglePiece(SECTION, SECTION, x + off * c, y + off * s, facing))
  const fronts = 4 + (left ? 1 : 0) + (right ? 1 : 0)
  return {
    x,
    y,
    facing,
    left,
    right,
    base,
    card,
    line: pieces.length === 1 ? card : bodyOf(pieces),
    fronts,
    sections: null,
  }
}

/** The outline of a stance. */
function sectionsAt(stance: Stance): readonly Section[] {
  if (stance.sections !== null) return stance.sections
  const { x, y, facing, left, right } = stance
  const s = sine(facing)
  const c = cosine(facing)
  stance.sections = OUTLINES[(left ? LEFT : 0) | (right ? RIGHT : 0)].map(o => ({
    x: whole(x + o.x * c - o.y * s),
    y: whole(y + o.x * s + o.y * c),
    facing: normal(facing + o.facing),
    side: o.side,
    part: o.part,
    place: o.place,
  }))
  return stance.sections
}

/** Stances found last, each at a place that follows from its pose: copies of a position share them. */
const KEPT_BITS = 12
const kept: (Stance | undefined)[] = Array.from({ length: 1 << KEPT_BITS }, () => undefined)

export function stanceOf({ x, y, facing, left, right }: Drawn): Stance {
  const shape = (left ? LEFT : 0) + (right ? RIGHT : 0)
  const mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(facing * 4 + shape, 0xc2b2ae35)
  const at = mixed >>> (32 - KEPT_BITS)
  const known = kept[at]
  if (
    known !== undefined &&
    known.x === x &&
    known.y === y &&
    known.facing === facing &&
    known.left === left &&
    known.right === right
  )
    return known
  const found = stanceAt(x, y, facing, left, right)
  kept[at] = found
  return found
}

export const baseOf = (u: Drawn): Base => stanceOf(u).base
export const cardOf = (u: Drawn): Body => stanceOf(u).card
export const lineOf = (u: Drawn): Body => stanceOf(u).line
export const outlineOf = (u: Drawn): readonly Section[] => sectionsAt(stanceOf(u))

/** A unit drawn up as it is, were it to stand elsewhere; and its line. */
export const drawnAt = (u: Drawn, { x, y, facing }: Pose): Drawn => ({ x, y, facing, left: u.left, right: u.right })
export const lineAt = (u: Drawn, at: Pose): Body => stanceOf(drawnAt(u, at)).line

/** Markers are replaced, never changed: each has its body once. */
const markers = new WeakMap<Wrap, Body>()
export function wrapBody(w: Wrap): Body {
  const known = markers.get(w)
  if (known !== undefined) return known
  const body = markerBody(SECTION, w)
  markers.set(w, body)
  return body
}

/** Everything a unit covers: its line and the markers it has laid. */
export const bodiesOf = (u: Unit): Body[] => [lineOf(u), ...u.wraps.map(wrapBody)]

/** How far the farthest corner of a line can lie from the pose of its unit. */
export const REACH = 7300

/** Is every part of a unit farther from a place than some distance? A quick no; markers lie no farther than two cards away. */
export function isFar(u: Unit, at: Pose, far: number): boolean {
  const reach = far + REACH + (u.wraps.length > 0 ? 2 * WIDTH : 0)
  const dx = u.x - at.x
  const dy = u.y - at.y
  return dx > reach || dx < -reach || dy > reach || dy < -reach
}

/** The first unit, of those that count, that a body lies over; their markers are parts of them (ONU-UNI-10). */
function underneath(g: Field, body: Body, counts: (u: Unit) => boolean): Unit | null {
  const x = (body.minX + body.maxX) / 2
  const y = (body.minY + body.maxY) / 2
  const half = Math.max(body.maxX - body.minX, body.maxY - body.minY) / 2
  const at = { x, y, facing: 0 }
  for (const u of g.units) {
    if (!stands(u) || isFar(u, at, half) || !counts(u)) continue
    if (overlaps(body, lineOf(u))) return u
    for (const w of u.wraps) if (overlaps(body, wrapBody(w))) return u
  }
  return null
}

/** Does the whole body lie on the table? (ONU-R-42) */
export const isOnTable = (g: Field, body: Body): boolean => onThe(g, body)

/** Is there room for a body: on the table and over nobody that counts? */
export const hasRoom = (g: Field, body: Body, counts: (u: Unit) => boolean = () => true): boolean =>
  isOnTable(g, body) && underneath(g, body, counts) === null
