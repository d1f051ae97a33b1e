import {
  aheadOf,
  asideOf,
  type Base,
  type Body,
  baseAt,
  bearingTo,
  bodyAt,
  distance,
  facedAbout,
  firstOverlapped,
  freeTo,
  groups,
  INCH,
  joined,
  keepTogether,
  length,
  modelsAt,
  nearest,
  normal,
  overlaps,
  type Pose,
  rectangleRound,
  SLACK,
  shifted,
  spotX,
  spotY,
  turnBetween,
} from '@acies/table'
import type { Rule } from '../events.ts'
import {
  enemyOf,
  type Field,
  isLooseOrder,
  kindOf,
  modelsIn,
  onTable,
  put,
  type Unit,
  unitAt,
  unitWith,
} from '../position.ts'
import { refusal } from '../traits/index.ts'
import { bodyOf, groundOf, isCloud, looseBase, looseBases, onImpassable, overlapped, place, shapeOf } from './bodies.ts'
import { goStraight, keptOff } from './going.ts'
import { countOf, inOrder, lastOf, MINIMUM, nextToFall, ranksFor, sharesOf } from './ranks.ts'
import { isOnTable } from './route.ts'
import { othersOf } from './walk.ts'

/** How far from a mate a loose model may stand (WAB-SKI-03, 05, WAB-RUL-267). */
export const COHERENCY = 2 * INCH
/** What a cloud is laid out as: as it stands, in a line, a wide line, two lines, or close together. */
export const SHAPES = ['as-they-stand', 'line', 'wide', 'double', 'knot'] as const
export type CloudShape = (typeof SHAPES)[number]
/** Gaps beside and behind. A hair less than the limit: bases stand on whole hundredths of a millimetre. */
const GAPS: Readonly<Record<Exclude<CloudShape, 'as-they-stand'>, number>> = {
  line: INCH,
  wide: COHERENCY - 20,
  double: INCH,
  knot: INCH / 2,
}

/** Skirmishers, whether they stand loosely or in the line of a combat (WAB-SKI-01). */
export const isSkirmishing = (g: Field, u: Unit): boolean => isLooseOrder(kindOf(g, u))

/** Light chariots stand in ranks or as a loose group: still a formed unit, each drives for itself (WAB-CHA-09, 10). */
export const mayLoosen = (g: Field, u: Unit): boolean => refusal('may-loosen', g, u) !== null
const isChariot = (g: Field, u: Unit): boolean => kindOf(g, u).troop === 'chariot'

/** Every model where it stands, loose or in ranks. */
export const modelsOf = (g: Field, u: Unit, at: Pose = u): Base[] =>
  !isCloud(u)
    ? modelsAt(ranksFor(g, u), at)
    : at === u
      ? looseBases(g, u).slice()
      : u.places.map((_, i) => looseBase(g, u, at, i))
/** One model as if it were alone. */
export function lone(u: Unit, model: number, at: Pose): Unit {
  const one = unitAt(u, at)
  one.files = 1
  one.places = [u.places[model]]
  one.loose = NONE
  return one
}
const NONE: readonly number[] = []

/** The way most of the models face; where none can be told, toward the enemy's edge (WAB-SKI-15, 28). */
function facingOf(g: Field, u: Unit, models: readonly Pose[]): number {
  for (const { facing } of models) {
    const alike = models.filter(m => Math.abs(turnBetween(facing, m.facing)) <= 4500).length
    if (alike * 2 > models.length) return facing
  }
  return bearingTo(g.armies[enemyOf(u.side)].edge)
}
/** Puts every model of a unit down by itself. */
export function scatter(g: Field, u: Unit, models: readonly Base[]): void {
  const facing = facingOf(g, u, models)
  const round = rectangleRound(joined(models.map(bodyAt)), facing)
  place(u, round)
  const loose: number[] = []
  for (const m of models)
    loose.push(Math.round(asideOf(round, m.x, m.y)), Math.round(aheadOf(round, m.x, m.y)), normal(m.facing - facing))
  u.loose = loose
  u.files = models.length
  u.lean = 0
}
/** Skirmishers who are out of combat stand for themselves again, where they stood in line (WAB-SKI-16). */
export function loosen(g: Field, u: Unit): void {
  if (!isCloud(u) && modelsIn(u) > 0) scatter(g, u, modelsOf(g, u))
}
/** The unit in ranks: what a cloud becomes when it fights (WAB-SKI-16 to 18). */
export const inLine = (u: Unit, files: number): Unit => {
  const wide = Math.max(1, Math.min(files, modelsIn(u)))
  return unitWith(u, { loose: [], files: wide, places: inOrder(u.places, wide), lean: 0 })
}
export function drawUp(g: Field, u: Unit, files: number, at: Pose): void {
  if (isCloud(u) && !isSkirmishing(g, u)) put(u, 'drawn-up')
  const { loose, places, files: wide } = inLine(u, files)
  Object.assign(u, { loose, places, files: wide, lean: 0 })
  place(u, at)
}

/** Where each of a loose group would stand in ranks of so many files: neighbours stay neighbours (WAB-CHA-09). */
export function rankedUp(g: Field, u: Unit, files: number, at: Pose): Base[] {
  return paired(g, u, modelsAt(ranksFor(g, inLine(u, files)), at), at)
}
/** Where each model would stand in a shape, the middle of the front edge at a pose: neighbours stay neighbours. */
export function laidOut(g: Field, u: Unit, shape: CloudShape, at: Pose): Base[] {
  if (shape === 'as-they-stand') return modelsOf(g, u, at)
  const { width, depth } = kindOf(g, u)
  const n = modelsIn(u)
  const gap = GAPS[shape]
  const abreast = shape === 'double' ? Math.ceil(n / 2) : shape === 'knot' ? squareOf(n) : n
  const slots: Base[] = []
  for (let i = 0; i < n; i++) {
    const rank = Math.floor(i / abreast)
    const inRank = Math.min(abreast, n - rank * abreast)
    const right = ((i % abreast) - (inRank - 1) / 2) * (width + gap)
    const forward = -rank * (depth + gap)
    const to = { x: spotX(at, right, forward), y: spotY(at, right, forward), facing: at.facing }
    slots.push({ width, depth, ...to })
  }
  return u.where === 'table' ? paired(g, u, slots, at) : slots
}
/** Each model to its place: from left to right as they stand. */
function paired(g: Field, u: Unit, slots: readonly Base[], at: Pose): Base[] {
  const across = (models: readonly Base[]) =>
    models
      .map((m, i) => ({ i, right: Math.round(asideOf(at, m.x, m.y)), ahead: Math.round(aheadOf(at, m.x, m.y)) }))
      .sort((a, b) => a.right - b.right || b.ahead - a.ahead || a.i - b.i)
      .map(m => m.i)
  const order = across(slots)
  const found: Base[] = []
  across(modelsOf(g, u)).forEach((model, k) => {
    found[model] = slots[order[k]]
  })
  return found
}
const squareOf = (n: number): number => {
  let side = 1
  while (side * side < n) side++
  return side
}
export const isCoherent = (g: Field, u: Unit, models: readonly Base[]): boolean =>
  holdsTogether(g, u, models.map(bodyAt))
/** All of them within two inches of a mate; runners also by way of their chariots (WAB-SKI-03, WAB-FRM-32). */
function holdsTogether(g: Field, u: Unit, bodies: readonly Body[]): boolean {
  if (keepTogether(bodies, COHERENCY)) return true
  const chariots = chariotsOf(g, u)
  if (chariots.length === 0) return false
  const [first, ...others] = groups([...bodies, ...chariots], COHERENCY)
  return first.length >= bodies.length && !others.some(part => part.some(i => i < bodies.length))
}
/** The chariots that a unit runs with, one by one; none for whoever is no runner. */
function chariotsOf(g: Field, u: Unit): Body[] {
  const with_ = g.units.filter(o => o !== u && onTable(o) && runsWith(g, u, o))
  return with_.flatMap(o => modelsOf(g, o).map(bodyAt))
}
/** Does a unit run with those chariots, and make room for them (WAB-FRM-32, 33)? */
export const runsWith = (g: Field, u: Unit, chariots: Unit): boolean =>
  isChariot(g, chariots) && chariots.side === u.side && refusal('make-room', g, u, { other: chariots }) !== null

/** Does one of them stand on another? */
export function isCrowded(models: readonly Base[]): boolean {
  const bodies = models.map(bodyAt)
  return bodies.some((a, i) => bodies.some((b, k) => k > i && overlaps(a, b)))
}
/** The rule by which models may not be put down so, or null. */
export function cloudBarred(g: Field, u: Unit, models: readonly Base[]): Rule | null {
  const bodies = models.map(bodyAt)
  if (!holdsTogether(g, u, bodies)) return isSkirmishing(g, u) ? 'WAB-SKI-05' : 'WAB-CHA-10'
  if (isChariot(g, u) && touchesChariot(g, u, bodies)) return 'WAB-CHA-18'
  for (const body of bodies) {
    if (!isOnTable(g, body)) return 'WAB-MOV-04'
    if (onImpassable(g, body)) return 'WAB-TERRAIN-05'
    if (overlapped(g, body, g.units[u.id]) !== null) return 'WAB-MOV-04'
  }
  return null
}
/** A chariot of a loose group touches no other, of its own squadron or another (WAB-CHA-10, 18). */
function touchesChariot(g: Field, u: Unit, bodies: readonly Body[]): boolean {
  if (bodies.some((a, i) => bodies.some((b, k) => k > i && distance(a, b) <= SLACK))) return true
  const others = g.units.filter(o => o.id !== u.id && onTable(o) && isChariot(g, o))
  return others.some(o => bodies.some(b => distance(b, bodyOf(g, o)) <= SLACK))
}
/**
 * The models go each for itself, straight, turning as they like (WAB-SKI-04 to 08): the rule against it, or null, and how
 * far the one has to go who goes farthest.
 */
export function roamed(g: Field, u: Unit, to: readonly Base[], allowance: number): Roamed {
  const found = eachGoes(g, u, to, allowance)
  return found.rule === null ? { ...found, rule: cloudBarred(g, u, to) } : found
}
export interface Roamed {
  rule: Rule | null
  farthest: number
}
/** Each to his place, wherever all of them will stand there. */
export function eachGoes(g: Field, u: Unit, to: readonly Base[], allowance: number): Roamed {
  const { enemies, friends } = othersOf(g, u)
  const from = modelsOf(g, u)
  let farthest = 0
  const no = (rule: Rule) => ({ rule, farthest })
  for (let i = 0; i < from.length; i++) {
    const { width, depth } = from[i]
    const turned = baseAt(width, depth, facedAbout(from[i], normal(Math.round(to[i].facing))))
    const dx = to[i].x - turned.x
    const dy = to[i].y - turned.y
    const far = Math.round(length(dx, dy))
    farthest = Math.max(farthest, far)
    if (far > allowance + SLACK) return no('WAB-SKI-07')
    if (far === 0) continue
    // On open ground only others are in the way.
    if (groundOf(g).rough.length > 0) {
      const one = lone(u, i, turned)
      const gone = goStraight(g, one, one, { x: dx / far, y: dy / far }, far, allowance, allowance)
      if (gone.reach < far - SLACK) return no('WAB-SKI-06')
      const off = keptOff(g, one, one, dx, dy)
      if (off !== null) return no(off)
    }
    const body = bodyAt(turned)
    if (freeTo(body, dx, dy, enemies, INCH) < far - SLACK) return no('WAB-MOV-01')
    if (freeTo(body, dx, dy, friends) < far - SLACK) return no('WAB-MOV-04')
  }
  return { rule: null, farthest }
}

/** Takes so many models off a cloud: men before command, and if it can be so that the rest keep together (WAB-SKI-03). */
export function thinned(g: Field, u: Unit, n: number, only = -1): number {
  const shares = sharesOf(u)
  let off = 0
  for (; off < n; off++) {
    const models = modelsOf(g, u)
    const last = lastOf(u.places, only) ?? nextToFall(u.places, shares)
    if (last < 0) break
    const alike = u.places.flatMap((p, i) => (p === u.places[last] ? [i] : [])).reverse()
    const without = (i: number) => models.filter((_, k) => k !== i)
    const gone = alike.find(i => isCoherent(g, u, without(i))) ?? last
    u.places = u.places.filter((_, k) => k !== gone)
    if (u.places.length > 0) scatter(g, u, without(gone))
    else u.loose = []
  }
  if (countOf(g, u) < MINIMUM) u.unformed = true
  return off
}

/** Stragglers close up to the largest group, straight, as far as they must (WAB-SKI-03). Gives whether anybody moved. */
export function regroup(g: Field, u: Unit): boolean {
  const shape = shapeOf(g, u)
  if (shape.together) return false
  let models = modelsOf(g, u)
  if (chariotsOf(g, u).length > 0 && isCoherent(g, u, models)) return false
  let stirred = false
  for (let round = 0; round < models.length; round++) {
    const bodies = models.map(bodyAt)
    const parts = groups(bodies, COHERENCY).sort((a, b) => b.length - a.length || a[0] - b[0])
    if (parts.length < 2) break
    const main = joined(parts[0].map(i => bodies[i]))
    const moved = parts.slice(1).some(part => {
      const link = nearest(joined(part.map(i => bodies[i])), main)
      if (link === null) return false
      const share = (link.distance - COHERENCY + 20) / Math.max(1, link.distance)
      const [dx, dy] = [(link.b.x - link.a.x) * share, (link.b.y - link.a.y) * share]
      const there = models.map((m, i) => (part.includes(i) ? { ...m, ...shifted(m, dx, dy) } : m))
      const free = part.every(i => {
        const body = bodyAt(there[i])
        return (
          overlapped(g, body, u) === null &&
          !onImpassable(g, body) &&
          !there.some((m, k) => k !== i && overlaps(body, bodyAt(m)))
        )
      })
      if (free) models = there
      return free
    })
    if (!moved) break
    stirred = true
  }
  if (stirred) scatter(g, u, models)
  else if (keepTogether(models.map(bodyAt), COHERENCY)) shape.together = true
  return stirred
}

/** A free place beside a mate, for somebody who joins; null when there is none (WAB-PERS-08). */
export function placeBeside(g: Field, u: Unit, but: Unit): Base | null {
  const models = modelsOf(g, u)
  const bodies = models.map(bodyAt)
  const { width, depth } = kindOf(g, u)
  for (const m of models)
    for (const [right, back] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const [dx, dy] = [right * (width + INCH / 2), back * (depth + INCH / 2)]
      const there = { width, depth, x: spotX(m, dx, -dy), y: spotY(m, dx, -dy), facing: m.facing }
      const body = bodyAt(there)
      if (firstOverlapped(body, bodies) >= 0 || !isOnTable(g, body) || onImpassable(g, body)) continue
      if (overlapped(g, body, u, o => o !== but) === null) return there
    }
  return null
}

/** Models of a cloud that stand under a block go behind it, the nearest free places first (WAB-FRM-12); null: no room. */
export function pushedAside(g: Field, u: Unit, by: Unit, block: Base): Base[] | null {
  const { width, depth } = kindOf(g, u)
  const body = bodyAt(block)
  const models = modelsOf(g, u)
  const [dx, dy] = [width + INCH / 4, depth + INCH / 4]
  const free: Base[] = []
  for (let row = 0; row < 4; row++)
    for (let k = -Math.ceil(block.width / dx); k <= Math.ceil(block.width / dx); k++) {
      const [right, back] = [k * dx, -block.depth - INCH / 8 - row * dy]
      const there = { width, depth, x: spotX(block, right, back), y: spotY(block, right, back), facing: block.facing }
      const b = bodyAt(there)
      const taken = g.units.some(o => o !== u && o !== by && onTable(o) && overlaps(b, bodyOf(g, o)))
      if (!taken && isOnTable(g, b) && !onImpassable(g, b)) free.push(there)
    }
  const found = models.slice()
  for (let i = 0; i < found.length; i++) {
    if (!overlaps(bodyAt(found[i]), body)) continue
    const rest = found.filter((_, k) => k !== i).map(bodyAt)
    const open = free.filter(f => !rest.some(b => overlaps(b, bodyAt(f))))
    const best = open.reduce<Base | null>(
      (near, f) => (near === null || away(f, found[i]) < away(near, found[i]) ? f : near),
      null,
    )
    if (best === null) return null
    found[i] = best
  }
  return found
}
const away = (a: Base, b: Base): number => length(a.x - b.x, a.y - b.y)
