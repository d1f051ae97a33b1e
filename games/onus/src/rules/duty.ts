import {
  ahead,
  aheadOf,
  asideOf,
  type Body,
  CORNERS,
  type Corner,
  cornerX,
  cornerY,
  forwardSense,
  type Pose,
  SIDES,
  sweepTurn,
  turnBetween,
  wheeled,
} from '@acies/table'
import type { Rule } from '../events.ts'
import { areEnemies, type Field, isEngaged, type Pair, SECTION, STEP, stands, type Unit, WIDTH } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import { chargeFault, chargeLeft, isRush, type Rush, rush } from './charge.ts'
import { contactOf } from './contacts.ts'
import { leftOf, legFault, type Ways, waysOf } from './going.ts'
import { baseOf, type Drawn, isFar, REACH, stanceOf } from './stance.ts'
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
 * square its front to an enemy's side, then straight on. `stop` ends the search.
 */
export function eachWay(g: Field, u: Unit, stop: (way: Way) => boolean): void {
  const most = chargeLeft(g, u)
  const ways = waysOf(g, u, most * STEP)
  if (ways.foes.length === 0) return
  const straight = rush(g, u, u, most * STEP, ways)
  if (isRush(straight) && straight.meetings.length > 0 && stop({ picks: ['charge'], rush: straight })) return
  const line = { left: u.left, right: u.right }
  const angles = anglesFor(g, u, ways)
  for (let s = 0; s + 100 <= most; s += 50) {
    const start: Drawn = { ...ahead(u, s * STEP), ...line }
    if (s > 0 && legFault(ways, { ...u, ...line }, { go: 'ahead', distance: s * STEP }) !== null) return
    const before = s > 0 ? ['ahead', s] : []
    for (const corner of CORNERS) {
      if (u.doings.corner !== 'any' && u.doings.corner !== corner) continue
      if (wheelsFrom(g, u, ways, start, corner, angles, before, (most - s - 100) * STEP, stop)) return
    }
  }
}

function wheelsFrom(
  g: Field,
  u: Unit,
  ways: Ways,
  start: Drawn,
  corner: Corner,
  angles: readonly number[],
  before: readonly (string | number)[],
  left: number,
  stop: (way: Way) => boolean,
): boolean {
  const base = { ...baseOf(u), x: start.x, y: start.y, facing: start.facing }
  const { line } = stanceOf(start)
  const sense = forwardSense(corner)
  const all = [...ways.foes, ...ways.walls]
  const open = Math.abs(sweepTurn(line, cornerX(base, corner), cornerY(base, corner), sense * 9000, all, 100).free)
  for (const angle of angles) {
    if (angle > open) break
    const to = wheeled(base, corner, sense * angle)
    if (!ways.foes.some(foe => isInLane(to, foe, left))) continue
    const found = rush(g, u, to, left, ways)
    if (!isRush(found) || found.meetings.length === 0) continue
    if (stop({ picks: [...before, `wheel-${corner}`, angle, 'charge'], rush: found })) return true
  }
  return false
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
function anglesFor(g: Field, u: Unit, ways: Ways): number[] {
  const angles = new Set<number>()
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
  const there: Unit = { ...u, x: to.x, y: to.y, facing: to.facing, doings: u.doings }
  const units = g.units.slice()
  units[u.id] = there
  const field: Field = { ...g, units }
  for (const end of ['left', 'right'] as const) {
    const chain = chainAt(field, there, end)
    if (chain.foe === foe) layWraps(there, end, chain, chain.markers.length)
  }
  return contactOf(there, g.units[foe]).dice
}

/** The best charge against one enemy: its dice, and a way to make it. */
export interface Best {
  readonly dice: number
  readonly picks: Way['picks']
}
/** The most dice that the unit can bring against each enemy it can charge. Kept until something about it has changed. */
export function bestCharges(g: Field, u: Unit): ReadonlyMap<number, Best> {
  const key = stampOf(g, u)
  const known = bests.get(key)
  if (known !== undefined) return known
  const best = new Map<number, Best>()
  const seen = new Set<string>()
  eachWay(g, u, ({ picks, rush: found }) => {
    for (const { foe, places } of found.meetings) {
      for (const place of places) {
        const at = `${foe} ${place.x} ${place.y} ${place.facing}`
        if (seen.has(at)) continue
        seen.add(at)
        const dice = diceOf(g, u, place, foe)
        if (dice > (best.get(foe)?.dice ?? 0)) best.set(foe, { dice, picks })
      }
    }
    return false
  })
  if (bests.size > 200) bests.clear()
  bests.set(key, best)
  return best
}
const bests = new Map<string, ReadonlyMap<number, Best>>()

/** Could the enemy be reached at all? Circles first: a search of charges is dear. */
function hasFoeInReach(g: Field, u: Unit): boolean {
  const far = chargeLeft(g, u) * STEP + REACH
  return g.units.some(o => stands(o) && areEnemies(g, u, o) && !isFar(o, u, far))
}

/** Must the unit charge now, and can it? Kept until something on the table has changed. */
export function owesCharge(g: Field, u: Unit): boolean {
  if (mustCharge(g, u) === null || chargeFault(g, u) !== null || (u.doings.moved && g.mover !== u.id)) return false
  if (!hasFoeInReach(g, u)) return false
  const key = stampOf(g, u)
  const known = owed.get(key)
  if (known !== undefined) return known
  let found = false
  eachWay(g, u, () => {
    found = true
    return true
  })
  if (owed.size > 500) owed.clear()
  owed.set(key, found)
  return found
}
const owed = new Map<string, boolean>()

/** Everything near a unit that bears on where it can charge. */
function stampOf(g: Field, u: Unit): string {
  const far = chargeLeft(g, u) * STEP + 2 * REACH
  let key = `${u.id} ${u.doings.used} ${u.doings.cap} ${u.doings.corner} ${u.formation} ${leftOf(g, u)}`
  for (const o of g.units) {
    if (!stands(o) || isFar(o, u, far)) continue
    key += `|${o.id} ${o.x} ${o.y} ${o.facing}${o.left ? 'l' : ''}${o.right ? 'r' : ''}${o.fleeing ? 'f' : ''}${o.formation} ${engagedMark(g.pairs, o.id)} ${o.wounds}`
    for (const w of o.wraps) key += ` ${w.x},${w.y}`
  }
  return key
}
const engagedMark = (pairs: readonly Pair[], id: number): string =>
  pairs.some(p => p.a === id || p.b === id) ? 'e' : ''
