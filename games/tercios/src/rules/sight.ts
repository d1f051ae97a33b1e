import { type Body, cosine, crosses, inches, length, nearestTo, type Point, sine, squeezes } from '@acies/table'
import { clearOfLine, farFromLine } from '@acies/tabletop'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import { bodyOf, centresOf, elementBody } from './bodies.ts'
import { hiddenBy, is } from './ground.ts'
import { sightLimit } from './special.ts'
import { isArtillery } from './troop.ts'

/** The least gap to pass or see between two things (TER-MOV-07, TER-LOS-03). */
export const corridorOf = (g: Field): number => inches(g.scale === 'small' ? 3 : 4)
/** How near an enemy must come to open a window (TER-REA-01). */
export const reactRadius = (g: Field): number => inches(g.scale === 'small' ? 3 : 4)

const found: Body[] = []

/** The rule that shuts a line of sight, or null (TER-LOS-02, 03, 05). Looker and target do not block it, commanders never do. */
function lineBarredBy(
  g: Field,
  a: Point,
  b: Point,
  looker: Troop | null,
  target: Troop | null,
  bow = false,
): string | null {
  const limit = sightLimit(g)
  if (length(b.x - a.x, b.y - a.y) > limit) return 'TER-BAT-01'
  const corridor = corridorOf(g)
  let n = 0
  for (let i = 0; i < g.troops.length; i++) {
    const u = g.troops[i]
    if (u.where !== 'table' || u === looker || u === target) continue
    if (farFromLine(u.x, u.y, u.width / 2 + u.depth, a, b, corridor)) continue
    const body = bodyOf(u)
    if (bow && looker !== null && u.side === looker.side) {
      // TER-WPN-14: over friends that stand nearer to the shooter.
      if (crosses(body, a, b) && length(u.x - a.x, u.y - a.y) >= length(u.x - b.x, u.y - b.y)) return 'TER-WPN-14'
      continue
    }
    if (crosses(body, a, b)) return 'TER-LOS-02'
    found[n++] = body
  }
  for (const e of g.elements) {
    if (!is(g, e, 'hides')) continue
    const body = elementBody(e)
    if (clearOfLine(body, a, b, corridor)) continue
    if (crosses(body, a, b)) {
      if (hiddenBy(g, e, a, b, looker, target)) return 'TER-TRR-06'
    } else if (e.id !== (looker?.building ?? -1) && e.id !== (target?.building ?? -1)) found[n++] = body
  }
  return n < 2 || !squeezes(found, n, a, b, corridor) ? null : 'TER-LOS-03'
}

export const lineIsOpen = (
  g: Field,
  a: Point,
  b: Point,
  looker: Troop | null,
  target: Troop | null,
  bow = false,
): boolean => lineBarredBy(g, a, b, looker, target, bow) === null

/** Does the line leave the base outward over that side, or along it (TER-RUL-18)? */
function outwardOver(u: Troop, side: number, from: Point, to: Point): boolean {
  const way = u.facing + side * 9000
  return isOutward(from, to, sine(way), -cosine(way))
}
const isOutward = (from: Point, to: Point, east: number, south: number): boolean =>
  (to.x - from.x) * east + (to.y - from.y) * south > -5

const FRONT: readonly number[] = [0]
/** Where a troop may look and shoot from: its front, all sides with Extended Arc, from a building or emplaced. */
function origins(g: Field, u: Troop): readonly number[] {
  if (u.building >= 0 || u.emplaced) return [0, 1, 2, 3]
  const more = traitsWith(g, u, 'shootsOver')
  return more.length === 0 ? FRONT : [0, ...new Set(more.flatMap(t => t.shootsOver))]
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
  for (const side of origins(g, u)) {
    const from = own[side]
    const way = u.facing + side * 9000
    const [east, south] = [sine(way), -cosine(way)]
    for (let k = 0; k < 4; k++) {
      const to = theirs[k]
      if (isOutward(from, to, east, south) && lineIsOpen(g, from, to, u, target)) return true
    }
  }
  if (!isOneBody(u) && !isOneBody(target)) return false
  return linesBetweenEdges(g, u, target).some(([from, to]) => lineIsOpen(g, from, to, u, target))
}

/** Why a troop does not see another: by what the shortest of its lines is barred; null when it sees it. */
export function unseenBy(g: Field, u: Troop, target: Troop, bow = false): string | null {
  if (sees(g, u, target)) return null
  let rule = 'TER-LOS-01'
  let least = Number.POSITIVE_INFINITY
  for (const side of origins(g, u))
    for (const to of centresOf(target)) {
      const from = centresOf(u)[side]
      const far = length(to.x - from.x, to.y - from.y)
      if (far >= least || !outwardOver(u, side, from, to)) continue
      least = far
      rule = lineBarredBy(g, from, to, u, target, bow) ?? rule
    }
  return rule
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
