import {
  type Body,
  borders,
  cornerX,
  cornerY,
  crossings,
  type Leg,
  type Pose,
  spotX,
  spotY,
  sweepTurn,
  wayTo,
} from '@acies/table'
import type { Rule } from '../events.ts'
import { areFriends, belowOf, DEPTH, type Field, isEngaged, kindOf, STEP, stands, type Unit } from '../position.ts'
import { hasTrait, traitsWith } from '../traits/index.ts'
import type { Act } from '../traits/trait.ts'
import { type Drawn, isFar, lineOf, REACH, stanceOf, wrapBody } from './stance.ts'

// ---- what a unit may do, and how far ----

/** The rule against something, null when nothing is. */
export function against(g: Field, u: Unit, act: Act): Rule | null {
  for (const t of traitsWith(g, u, 'refuses')) {
    const rule = t.refuses(act, u, g)
    if (rule !== null) return rule
  }
  return null
}
/** Does it the manoeuvre at full movement? (ONU-SKL-20, ONU-SKL-22) */
export const isEased = (g: Field, u: Unit, act: Act): boolean => {
  for (const t of traitsWith(g, u, 'eases')) if (t.eases(act, u, g)) return true
  return false
}

/** Its movement in hundredths of a UD, before anything caps it (ONU-UNI-06, ONU-SKL-62). */
export function moveOf(g: Field, u: Unit): number {
  const kind = kindOf(g, u)
  let move = kind.move
  if (kind.mate !== '' && belowOf(g, u) !== undefined) move += 100
  for (const t of traitsWith(g, u, 'adds')) move += t.adds('move', u, g)
  return move
}
/** Half of it: reduced movement (ONU-MOV-18). */
export const halfOf = (g: Field, u: Unit): number => Math.floor(moveOf(g, u) / 2)
/** What a charge has more, if it ends in contact (ONU-R-16). */
export function chargeBonus(g: Field, u: Unit): number {
  let more = 0
  for (const t of traitsWith(g, u, 'adds')) more += t.adds('charge', u, g)
  return more
}
/** What its formation leaves of its movement; halving never stacks (ONU-R-53). */
export function paceOf(g: Field, u: Unit): 'full' | 'half' | 'none' {
  let pace: 'full' | 'half' | 'none' = 'full'
  for (const t of traitsWith(g, u, 'pace')) {
    if (t.pace === 'none') return 'none'
    pace = 'half'
  }
  return pace
}
/** All it may use in this turn, in hundredths of a UD. */
export function budgetOf(g: Field, u: Unit): number {
  const { cap } = u.doings
  const pace = paceOf(g, u)
  if (cap === 'none' || pace === 'none') return 0
  if (cap === 'double') return 2 * moveOf(g, u)
  return cap === 'half' || pace === 'half' ? halfOf(g, u) : moveOf(g, u)
}
export const leftOf = (g: Field, u: Unit): number => Math.max(0, budgetOf(g, u) - u.doings.used)

// ---- who is in the way ----

/** A unit that stops others: nobody passes it, or this one passes nobody (ONU-CRO-02, 03). Those in flight: ONU-FLE-15, 20. */
export function isWall(g: Field, mover: Unit, friend: Unit): Rule | null {
  const barredFrom = against(g, friend, 'be-passed')
  if (barredFrom !== null) return barredFrom
  if (friend.fleeing && hasTrait(g, friend, 'tramples')) return 'ONU-ELE-10'
  if (mover.fleeing) return null
  if (isEngaged(g, friend)) return 'ONU-CRO-02'
  return against(g, mover, 'pass')
}

/** What stands about a unit that moves: enemies and friends that stop it, edges, friends it may pass. */
export interface Ways {
  foes: Body[]
  foeIds: number[]
  walls: Body[]
  /** By which rule each wall stops it. */
  wallRules: Rule[]
  passable: Body[]
  passableIds: number[]
}

/** The other card of a stack, also when the two are about to part: nobody else stands exactly there (ONU-SKL-60). */
export const isStacked = (u: Unit, o: Unit): boolean =>
  o.seat === u.seat && o.x === u.x && o.y === u.y && o.facing === u.facing

/** Within `reach` table units of its pose. Its own markers are no obstacle, nor is the other card of its stack. */
export function waysOf(g: Field, u: Unit, reach: number): Ways {
  const ways: Ways = { foes: [], foeIds: [], walls: [], wallRules: [], passable: [], passableIds: [] }
  for (const o of g.units) {
    if (!stands(o) || o.id === u.id || isStacked(u, o) || isFar(o, u, reach + REACH)) continue
    if (!areFriends(g, u, o)) {
      ways.foes.push(lineOf(o))
      ways.foeIds.push(o.id)
      for (const w of o.wraps) {
        ways.foes.push(wrapBody(w))
        ways.foeIds.push(o.id)
      }
      continue
    }
    const rule = isWall(g, u, o)
    const bodies = o.wraps.length === 0 ? [lineOf(o)] : [lineOf(o), ...o.wraps.map(wrapBody)]
    for (const body of bodies) {
      if (rule !== null) {
        ways.walls.push(body)
        ways.wallRules.push(rule)
      } else {
        ways.passable.push(body)
        ways.passableIds.push(o.id)
      }
    }
  }
  if (nearEdge(g, u, reach + REACH)) {
    for (const edge of edgesOf(g)) {
      ways.walls.push(edge)
      ways.wallRules.push('ONU-R-42')
    }
  }
  return ways
}
const nearEdge = (g: Field, u: Pose, far: number): boolean =>
  u.x < far || u.y < far || u.x > g.width - far || u.y > g.depth - far

const tables = new Map<string, Body[]>()
/** Beyond the edges, as bodies: north, east, south, west. */
export function edgesOf(g: Field): Body[] {
  const key = `${g.width} ${g.depth}`
  let found = tables.get(key)
  if (found === undefined) {
    found = borders(g)
    tables.set(key, found)
  }
  return found
}

// ---- legs ----

/** Moves that are no charge stop this far from an enemy (0.02 UD, ONU-R-78). */
export const SHORT = 2 * STEP

function swept(at: Drawn, leg: Leg, others: readonly Body[], gap: number): { free: number; met: number } {
  const { base, line } = stanceOf(at)
  switch (leg.go) {
    case 'ahead':
      return wayTo(line, base.facing, leg.distance, others, gap)
    case 'slide':
      return wayTo(line, leg.bearing, leg.distance, others, gap)
    case 'wheel':
      return sweepTurn(line, cornerX(base, leg.corner), cornerY(base, leg.corner), leg.angle, others, gap)
    case 'pivot':
    case 'turn':
      return sweepTurn(line, spotX(base, 0, -DEPTH / 2), spotY(base, 0, -DEPTH / 2), leg.angle, others, gap)
  }
}
const isWhole = (leg: Leg, free: number): boolean =>
  leg.go === 'ahead' || leg.go === 'slide' ? free >= leg.distance : Math.abs(free) >= Math.abs(leg.angle)

/** The rule by which a leg cannot be gone to its end, null when it can (ONU-MOV-08, ONU-CRO-01, ONU-CRO-12). */
export function legFault(ways: Ways, at: Drawn, leg: Leg): Rule | null {
  const foes = swept(at, leg, ways.foes, SHORT)
  const walls = swept(at, leg, ways.walls, 0)
  // Whoever is met first bars the way.
  if (!isWhole(leg, walls.free) && Math.abs(walls.free) <= Math.abs(foes.free)) return ways.wallRules[walls.met]
  if (isWhole(leg, foes.free)) return null
  return isWhole(leg, swept(at, leg, ways.foes, 0).free) ? 'ONU-CRO-12' : 'ONU-CRO-01'
}

/** How far straight ahead or aside it may go before anything that stops it. */
export function freeFor(ways: Ways, at: Drawn, bearing: number, distance: number): number {
  const { line } = stanceOf(at)
  const free = wayTo(line, bearing, distance, ways.foes, SHORT).free
  return Math.min(free, wayTo(line, bearing, distance, ways.walls).free)
}

/** The friends it passes through on a leg, in the order in which it reaches them (ONU-CRO-08, ONU-CRO-10). */
export function passedOn(ways: Ways, at: Drawn, leg: Leg): number[] {
  if (ways.passable.length === 0) return []
  const found: number[] = []
  const note = (i: number) => {
    const id = ways.passableIds[i]
    if (!found.includes(id)) found.push(id)
  }
  if (leg.go === 'ahead' || leg.go === 'slide') {
    const bearing = leg.go === 'ahead' ? at.facing : leg.bearing
    for (const { index } of crossings(stanceOf(at).line, bearing, leg.distance, ways.passable)) note(index)
    return found
  }
  for (let i = 0; i < ways.passable.length; i++) if (swept(at, leg, [ways.passable[i]], 0).met !== -1) note(i)
  return found
}
