import {
  ahead,
  aheadOf,
  asideOf,
  type Body,
  CORNERS,
  type Corner,
  cornerX,
  cornerY,
  cosine,
  distance,
  extentAlong,
  forwardSense,
  type Pose,
  SIDES,
  sine,
  sweepTurn,
  turnBetween,
  wheeled,
} from '@acies/table'
import { unitAt, withUnits } from '../copies.ts'
import { FORMATIONS } from '../data/kind.ts'
import type { Rule } from '../events.ts'
import { areEnemies, DEPTH, type Field, isEngaged, SECTION, STEP, stands, type Unit, WIDTH } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import { chargeFault, chargeLeft, isRush, type Rush, rush, without } from './charge.ts'
import { contactOf } from './contacts.ts'
import { leftOf, legFault, type Ways, waysOf } from './going.ts'
import { Kept } from './kept.ts'
import { type Drawn, drawnAt, isFar, lineOf, REACH, stanceOf } from './stance.ts'
import { chainAt, layWraps } from './wrap.ts'

/** A way to charge: legs as they are handed in, and what comes of it. */
export interface Way {
  readonly picks: readonly (string | number)[]
  readonly rush: Rush
}

/** The rule by which a unit must charge if it can; null when none does (ONU-SKL-40, ONU-R-43). */
export function mustCharge(g: Field, u: Unit): Rule | null {
  if (!stands(u) || u.fleeing || isEngaged(g, u)) return null
  for (const t of traitsWith(g, u, 'mustCharge')) {
    const rule = t.mustCharge(u, g)
    if (rule !== null) return rule
  }
  return null
}

/**
 * The ways of ONU-R-93: straight on; or 0, 0.5, 1 … UD ahead, one wheel about any corner by every 5° and by the angles that
 * square its front to an enemy's side, then straight on. `stop` ends the search; ways that can lead only to enemies who are
 * not `wanted` are passed over.
 */
export function eachWay(
  g: Field,
  u: Unit,
  stop: (way: Way) => boolean,
  wanted: (foe: number) => boolean = () => true,
): void {
  const most = chargeLeft(g, u)
  const ways = waysOf(g, u, most * STEP)
  if (ways.foes.length === 0) return
  const bound = bearingOf(g, u)
  const straight = bound === null || isAlong(u.facing, bound) ? rush(g, u, u, most * STEP, ways) : 'ONU-OPT-51'
  if (isRush(straight) && straight.meetings.length > 0 && stop({ picks: ['charge'], rush: straight })) return
  const angles = anglesFor(g, u, ways, bound)
  for (let s = 0; s + 100 <= most; s += 50) {
    // One of a line wheels before it sets out or not at all (ONU-OPT-55).
    if (bound !== null && s + u.doings.used > 0) return
    const start = drawnAt(u, ahead(u, s * STEP))
    if (s > 0 && legFault(ways, u, { go: 'ahead', distance: s * STEP }) !== null) return
    const before = s > 0 ? ['ahead', s] : []
    for (const corner of CORNERS) {
      if (u.doings.corner !== 'any' && u.doings.corner !== corner) continue
      if (wheelsFrom(g, u, ways, start, corner, angles, before, (most - s - 100) * STEP, bound, stop, wanted)) return
    }
  }
}

/** The only bearing on which it may go, null for any (ONU-OPT-51). */
function bearingOf(g: Field, u: Unit): number | null {
  if (u.effects.length === 0) return null
  for (const t of traitsWith(g, u, 'keepsTo')) return t.keepsTo(u)
  return null
}
/** Does it look where its line goes, but for a degree? */
export const isAlong = (facing: number, bearing: number): boolean => Math.abs(turnBetween(facing, bearing)) <= 100

function wheelsFrom(
  g: Field,
  u: Unit,
  ways: Ways,
  start: Drawn,
  corner: Corner,
  angles: readonly number[],
  before: readonly (string | number)[],
  left: number,
  bound: number | null,
  stop: (way: Way) => boolean,
  wanted: (foe: number) => boolean,
): boolean {
  const { base, line } = stanceOf(start)
  const pivotX = cornerX(base, corner)
  const pivotY = cornerY(base, corner)
  const targets = ways.foes.filter((foe, i) => wanted(ways.foeIds[i]) && isNear(foe, pivotX, pivotY, left + SPAN))
  if (targets.length === 0) return false
  const sense = forwardSense(corner)
  const all = [...ways.foes, ...ways.walls]
  const open = Math.abs(sweepTurn(line, pivotX, pivotY, sense * 9000, all, 100).free)
  for (const angle of angles) {
    if (angle > open) break
    const to = wheeled(base, corner, sense * angle)
    if (bound !== null && !isAlong(to.facing, bound)) continue
    if (!targets.some(foe => isInLane(to, foe, left))) continue
    const found = rush(g, u, to, left, ways)
    if (!isRush(found) || found.meetings.length === 0) continue
    if (stop({ picks: [...before, `wheel-${corner}`, angle, 'charge'], rush: found })) return true
  }
  return false
}

/** How far from a corner of its card the farthest point of a line can lie. */
const SPAN = 10_800
const isNear = ({ minX, minY, maxX, maxY }: Body, x: number, y: number, far: number): boolean => {
  const dx = Math.max(0, minX - x, x - maxX)
  const dy = Math.max(0, minY - y, y - maxY)
  return dx * dx + dy * dy <= far * far
}

/** Can a line that goes so far straight on meet a body at all? Circles against a lane: a quick no. */
function isInLane(from: Pose, { minX, minY, maxX, maxY }: Body, far: number): boolean {
  const x = (minX + maxX) / 2
  const y = (minY + maxY) / 2
  const radius = (maxX - minX + maxY - minY) / 2
  const along = aheadOf(from, x, y)
  if (along < -radius || along > far + radius) return false
  return Math.abs(asideOf(from, x, y)) < radius + WIDTH / 2 + SECTION
}

/** Every 5° and what squares the front to a side of an enemy in reach. */
function anglesFor(g: Field, u: Unit, ways: Ways, bound: number | null): number[] {
  const angles = new Set<number>()
  if (bound !== null) angles.add(Math.abs(turnBetween(u.facing, bound)))
  for (let a = 500; a <= 9000; a += 500) angles.add(a)
  for (const id of new Set(ways.foeIds)) {
    SIDES.forEach((_, i) => {
      const off = Math.abs(turnBetween(u.facing, g.units[id].facing + i * 9000))
      if (off > 0 && off <= 9000) angles.add(off)
    })
  }
  return [...angles].sort((a, b) => a - b)
}

/** The dice of a charge at its best: lined up, with all the markers there is room for (ONU-R-93). */
export function diceOf(g: Field, u: Unit, to: Pose, foe: number): number {
  const there = unitAt(u, to)
  const units = g.units.slice()
  units[u.id] = there
  const field = withUnits(g, units)
  for (const end of ['left', 'right'] as const) {
    const chain = chainAt(field, there, end)
    if (chain.foe === foe) layWraps(there, end, chain, chain.markers.length)
  }
  return contactOf(there, g.units[foe]).dice
}

/** The best charge against one enemy: its dice, and a way to make it. */
interface Best {
  readonly dice: number
  readonly picks: Way['picks']
}
/** What is known of the charges a unit can make: found when it is first asked for. */
interface Charges {
  any: boolean | null
  best: ReadonlyMap<number, Best> | null
}
const known = new Kept<Charges>(9)
const chargesOf = (g: Field, u: Unit): Charges => known.find(stampOf(g, u), () => ({ any: null, best: null }))

/** The most dice that the unit can bring against each enemy it can charge. */
export function bestCharges(g: Field, u: Unit): ReadonlyMap<number, Best> {
  const charges = chargesOf(g, u)
  charges.best ??= searchBest(g, u)
  return charges.best
}
function searchBest(g: Field, u: Unit): ReadonlyMap<number, Best> {
  const best = new Map<number, Best>()
  const seen = new Set<string>()
  eachWay(
    g,
    u,
    ({ picks, rush: found }) => {
      // Markers that it strikes off on its way lie in nobody's way then.
      const then = without(g, found.struck)
      for (const { foe, places } of found.meetings) {
        for (const place of places) {
          const at = `${foe} ${place.x} ${place.y} ${place.facing}`
          if (seen.has(at)) continue
          seen.add(at)
          const dice = diceOf(then, u, place, foe)
          if (dice > (best.get(foe)?.dice ?? 0)) best.set(foe, { dice, picks })
        }
      }
      return false
    },
    foe => (best.get(foe)?.dice ?? 0) < mostDice(u, g.units[foe]),
  )
  return best
}
/** No charge brings more: a contact for every front section, or the marker it feeds, and for every marker of the enemy. */
const mostDice = (u: Unit, foe: Unit): number => stanceOf(u).fronts + foe.wraps.length

/** How much farther than its movement the farthest corner of a line can get by a wheel of 90°, which costs 1 UD. */
const SWUNG = 10_300
/** How far behind its front a line can reach at all: its rear, and an extension that a wheel brings back. */
const BACK = DEPTH + SECTION + 100

/** Could an enemy be reached at all? Looked at from far off first: a search of charges is dear. */
function hasFoeInReach(g: Field, u: Unit): boolean {
  const far = chargeLeft(g, u) * STEP + SWUNG
  for (const o of g.units) {
    if (!stands(o) || !areEnemies(g, u, o) || isFar(o, u, far + REACH)) continue
    if (o.wraps.length > 0) return true
    const line = lineOf(o)
    if (extentAlong(line, u.facing).high - extentOf(u) > -BACK && distance(lineOf(u), line) <= far) return true
  }
  return false
}
/** Where its front lies on its own bearing. */
const extentOf = (u: Unit): number => u.x * sine(u.facing) - u.y * cosine(u.facing)

/** Must the unit charge now, and can it? In the skirmishers' phase nobody is bound to: it is theirs alone (ONU-SKM-01). */
export function owesCharge(g: Field, u: Unit): boolean {
  if (g.phase === 'skirmish') return false
  if (mustCharge(g, u) === null || chargeFault(g, u) !== null || (u.doings.moved && g.mover !== u.id)) return false
  if (!hasFoeInReach(g, u)) return false
  const charges = chargesOf(g, u)
  if (charges.any === null) {
    charges.any = false
    eachWay(g, u, () => {
      charges.any = true
      return true
    })
  }
  return charges.any
}

const stamp: number[] = []
const SHAPES: readonly string[] = FORMATIONS
/** Everything that bears on where a unit can charge, as numbers: itself, who is near, and places that are spoken for. */
function stampOf(g: Field, u: Unit): readonly number[] {
  const left = chargeLeft(g, u)
  const far = left * STEP + 2 * REACH
  const { used, corner, quit } = u.doings
  stamp.length = 0
  stamp.push(g.width, g.depth, u.id, left, used, leftOf(g, u), corner === 'any' ? -1 : CORNERS.indexOf(corner))
  stamp.push(u.effects.length, bearingOf(g, u) ?? -1, quit.length, ...quit)
  for (const o of g.units) {
    if (!stands(o) || isFar(o, u, far)) continue
    const flags =
      (o.left ? 1 : 0) +
      (o.right ? 2 : 0) +
      (o.fleeing ? 4 : 0) +
      (isEngaged(g, o) ? 8 : 0) +
      (areEnemies(g, u, o) ? 16 : 0) +
      32 * (SHAPES.indexOf(o.formation) + 1)
    stamp.push(o.id, o.kind, o.x, o.y, o.facing, flags, o.wounds)
    for (const w of o.wraps) stamp.push(w.x, w.y, w.facing, w.end === 'left' ? 1 : 0, w.on)
  }
  for (const o of g.over) stamp.push(o.unit, o.x, o.y, o.facing)
  return stamp
}
