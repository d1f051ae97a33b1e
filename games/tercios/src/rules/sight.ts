import {
  type Body,
  cosine,
  crosses,
  inches,
  type Link,
  length,
  linesCross,
  links,
  nearestTo,
  type Point,
  sine,
} from '@acies/table'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { bodyOf, centresOf, clearOfLine, elementBody } from './bodies.ts'
import { hiddenBy, is } from './ground.ts'
import { sightLimit } from './special.ts'
import { has, isArtillery } from './traits.ts'

/** The least gap to pass or see between two things (TER-MOV-07, TER-LOS-03). */
export const corridorOf = (g: Field): number => inches(g.scale === 'small' ? 3 : 4)
/** How near an enemy must come to open a window (TER-REA-01). */
export const reactRadius = (g: Field): number => inches(g.scale === 'small' ? 3 : 4)

/** How far the middle of a circle is from a line, less its radius: what is farther than `gap` is of no concern. */
function farFromLine(x: number, y: number, reach: number, a: Point, b: Point, gap: number): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const px = x - a.x
  const py = y - a.y
  const square = dx * dx + dy * dy
  let t = square === 0 ? 0 : (px * dx + py * dy) / square
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const ox = px - t * dx
  const oy = py - t * dy
  const limit = reach + gap
  return ox * ox + oy * oy > limit * limit
}

const found: Body[] = []

/** Gaps between bodies, remembered as long as both stand where they stand. */
const gaps = new WeakMap<Body, WeakMap<Body, readonly Link[]>>()
function gapsBetween(a: Body, b: Body): readonly Link[] {
  let known = gaps.get(a)
  if (known === undefined) {
    known = new WeakMap()
    gaps.set(a, known)
  }
  let between = known.get(b)
  if (between === undefined) {
    between = links(a, b)
    known.set(b, between)
  }
  return between
}
/** On which side of the line a body lies; 0 when it may lie on both. */
function sideOfLine(body: Body, a: Point, nx: number, ny: number): number {
  let side = 2
  for (let i = 0; i < body.pieces.length; i++) {
    const { x, y, reach } = body.pieces[i]
    const off = (x - a.x) * nx + (y - a.y) * ny
    const here = off > reach ? 1 : off < -reach ? -1 : 0
    if (here === 0 || (side !== 2 && side !== here)) return 0
    side = here
  }
  return side
}

/** Do two of the bodies stand so close that the line squeezes between them (TER-RUL-21)? */
function squeezes(bodies: readonly Body[], n: number, a: Point, b: Point, corridor: number): boolean {
  // The ends of the line themselves stand between nobody.
  const far = length(b.x - a.x, b.y - a.y)
  if (far < 400) return false
  const ux = (b.x - a.x) / far
  const uy = (b.y - a.y) / far
  for (let i = 0; i < n; i++) {
    const one = bodies[i]
    const side = sideOfLine(one, a, -uy, ux)
    for (let j = i + 1; j < n; j++) {
      const other = bodies[j]
      if (
        one.minX - other.maxX >= corridor ||
        other.minX - one.maxX >= corridor ||
        one.minY - other.maxY >= corridor ||
        other.minY - one.maxY >= corridor
      )
        continue
      if (side !== 0 && side === sideOfLine(other, a, -uy, ux)) continue
      for (const link of gapsBetween(one, other)) {
        if (link.length >= corridor - 5) break
        if (
          linesCross(a.x + ux * 100, a.y + uy * 100, b.x - ux * 100, b.y - uy * 100, link.ax, link.ay, link.bx, link.by)
        )
          return true
      }
    }
  }
  return false
}

/** Is the line of sight open (TER-LOS-02, 03, 05)? Looker and target do not block it, commanders never do. */
export function lineIsOpen(
  g: Field,
  a: Point,
  b: Point,
  looker: Troop | null,
  target: Troop | null,
  bow = false,
): boolean {
  const limit = sightLimit(g)
  if (length(b.x - a.x, b.y - a.y) > limit) return false
  const corridor = corridorOf(g)
  let n = 0
  for (let i = 0; i < g.troops.length; i++) {
    const u = g.troops[i]
    if (u.where !== 'table' || u === looker || u === target) continue
    if (farFromLine(u.x, u.y, u.width / 2 + u.depth, a, b, corridor)) continue
    const body = bodyOf(u)
    if (bow && looker !== null && u.side === looker.side) {
      // TER-WPN-14: over friends that stand nearer to the shooter.
      if (crosses(body, a, b) && length(u.x - a.x, u.y - a.y) >= length(u.x - b.x, u.y - b.y)) return false
      continue
    }
    if (crosses(body, a, b)) return false
    found[n++] = body
  }
  for (const e of g.elements) {
    if (!is(g, e, 'hides')) continue
    const body = elementBody(e)
    if (clearOfLine(body, a, b, corridor)) continue
    if (crosses(body, a, b)) {
      if (hiddenBy(g, e, a, b, looker, target)) return false
    } else if (e.id !== (looker?.building ?? -1) && e.id !== (target?.building ?? -1)) found[n++] = body
  }
  return n < 2 || !squeezes(found, n, a, b, corridor)
}

/** Does the line leave the base outward over that side, or along it (TER-RUL-18)? */
function outwardOver(u: Troop, side: number, from: Point, to: Point): boolean {
  const way = u.facing + side * 9000
  return (to.x - from.x) * sine(way) - (to.y - from.y) * cosine(way) > -5
}

/** Where a troop may look and shoot from: its front, all sides with Extended Arc, from a building or emplaced. */
function origins(g: Field, u: Troop): readonly number[] {
  if (u.building >= 0 || u.emplaced) return [0, 1, 2, 3]
  return has(g, u, 'extended-arc') ? [0, 1, 3] : [0]
}

/** A line of sight: from which centre to which, and how long. */
export interface Line {
  from: Point
  to: Point
  length: number
}

/** Of a building or an emplaced fortification any point will do, to shoot from and to shoot at (TER-SCN-18, TER-UNI-32). */
const isOneBody = (u: Troop): boolean => u.building >= 0 || u.emplaced
/** The shortest lines that begin or end at such a point. */
function linesBetweenEdges(g: Field, u: Troop, target: Troop): [from: Point, to: Point][] {
  const lines: [Point, Point][] = []
  if (isOneBody(u))
    for (const centre of centresOf(target)) {
      const near = nearestTo(bodyOf(u), centre)
      const to = isOneBody(target) ? nearestTo(bodyOf(target), near) : centre
      lines.push([nearestTo(bodyOf(u), to), to])
    }
  else
    for (const side of origins(g, u)) {
      const from = centresOf(u)[side]
      const to = nearestTo(bodyOf(target), from)
      if (outwardOver(u, side, from, to)) lines.push([from, to])
    }
  return lines
}

/** The shortest open line from a troop to another, up to a limit; null if it does not see it (TER-LOS-01, 04, 06). */
export function lineTo(g: Field, u: Troop, target: Troop, limit: number, bow = false): Line | null {
  const own = centresOf(u)
  const theirs = centresOf(target)
  let best: Line | null = null
  let least = limit
  const look = (from: Point, to: Point): void => {
    const far = length(to.x - from.x, to.y - from.y)
    if (far > least || (best !== null && far >= best.length)) return
    if (!lineIsOpen(g, from, to, u, target, bow)) return
    best = { from, to, length: far }
    least = far
  }
  for (const side of origins(g, u))
    for (let k = 0; k < 4; k++) if (outwardOver(u, side, own[side], theirs[k])) look(own[side], theirs[k])
  if (isOneBody(u) || isOneBody(target)) for (const [from, to] of linesBetweenEdges(g, u, target)) look(from, to)
  return best
}
export const ANY_DISTANCE = 1_000_000
/** Does a troop see another, from any of its origins to any centre? */
export function sees(g: Field, u: Troop, target: Troop): boolean {
  const own = centresOf(u)
  const theirs = centresOf(target)
  for (const side of origins(g, u))
    for (let k = 0; k < 4; k++)
      if (outwardOver(u, side, own[side], theirs[k]) && lineIsOpen(g, own[side], theirs[k], u, target)) return true
  if (!isOneBody(u) && !isOneBody(target)) return false
  return linesBetweenEdges(g, u, target).some(([from, to]) => lineIsOpen(g, from, to, u, target))
}

/** May the front centre go straight from a to b, or into a building? The rule against it, or null (TER-MOV-03, 07, 09). */
export function wayIsBarred(
  g: Field,
  u: Troop,
  a: Point,
  b: Point,
  target: Troop | null,
  through: (other: Troop) => boolean,
  into = NOBODY,
): string | null {
  const corridor = corridorOf(g)
  let n = 0
  for (let i = 0; i < g.troops.length; i++) {
    const other = g.troops[i]
    if (other.where !== 'table' || other === u || other === target) continue
    if (farFromLine(other.x, other.y, other.width / 2 + other.depth, a, b, corridor)) continue
    if (other.side === u.side && (isArtillery(g, other) || through(other))) continue
    const body = bodyOf(other)
    if (crosses(body, a, b)) return 'TER-MOV-03'
    found[n++] = body
  }
  for (const e of g.elements) {
    if (e.kind === 'river' || e.id === u.building || e.id === into || !is(g, e, 'impassable')) continue
    if (target !== null && e.id === target.building) continue
    const body = elementBody(e)
    if (!clearOfLine(body, a, b, corridor) && !crosses(body, a, b)) found[n++] = body
  }
  return n >= 2 && squeezes(found, n, a, b, corridor) ? 'TER-MOV-07' : null
}
