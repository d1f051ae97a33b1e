import type { Pick, Picks } from '@acies/kernel'
import {
  aboutFaced,
  ahead,
  bearing,
  INCH,
  type Pose,
  slid,
  turnBetween,
  wheelCost,
  wheeled,
  wheelFor,
} from '@acies/table'
import { MISSILE_DATA } from '../data/weapons.ts'
import { type Field, has, isFleeing, kindOf, type Unit } from '../position.ts'
import { blockOf } from '../rules/bodies.ts'
import { loneAllowance } from '../rules/company.ts'
import { allowanceOf, type Way } from '../rules/pace.ts'
import { hasMusician } from '../rules/ranks.ts'
import { isMounted, missileOf } from '../rules/shots.ts'
import { type Leg, walkOf } from '../rules/walk.ts'
import { hostsFor, movable, wayBarred } from '../rules/ways.ts'
import { forbidden } from '../steps/move.ts'
import type { Thought } from './thought.ts'

/** A move thought of: how it is handed in, what it promises in hundreds of points. */
export interface Idea {
  readonly picks: Picks
  readonly worth: number
}
interface Step {
  way: 'move' | 'march'
  legs: readonly Leg[]
  at: Pose
}
/** A move must promise this much. */
const BAR = 0.012

/** The bearing in which an army advances. */
const forward = (g: Field, u: Unit): number => (g.armies[u.side].edge === 'south' ? 0 : 18000)
/** How far a unit has come from its own edge, in inches. */
const advanced = (g: Field, u: Unit, at: Pose): number =>
  (g.armies[u.side].edge === 'south' ? g.depth - at.y : at.y) / INCH

/** How near a unit wants to be: fighters where they can charge, shooters well within range. */
export function wishedGap(t: Thought, u: Unit): number {
  const missile = missileOf(t.g, u)
  const charge = t.eye.charge(u) / INCH
  if (missile === null || isFighter(t, u)) return Math.max(2, charge - 1)
  return Math.max(5, Math.min(MISSILE_DATA[missile].range / 2, charge + 6))
}
/** Wants to come to blows rather than to shoot. */
const isFighter = (t: Thought, u: Unit): boolean => {
  const kind = kindOf(t.g, u)
  const missile = missileOf(t.g, u)
  return missile === null || (MISSILE_DATA[missile].range <= 8 && kind.troop === 'infantry' && kind.order !== 'loose')
}

/** How a unit came to a place: who has marched does not shoot, who has moved shoots worse. */
type Came = 'stood' | 'move' | 'march'

/** How good it is to stand somewhere. */
export function standing(t: Thought, u: Unit, at: Pose, came: Came): number {
  const { g, eye } = t
  const value = eye.worth(u)
  const charge = eye.bestCharge(u, at)
  let worth = 0.25 * Math.max(0, charge?.gain ?? 0) * t.w('attack')
  if (missileOf(g, u) !== null) {
    const now = came === 'march' ? 0 : eye.bestShot(u, at, came === 'move').gain
    worth += (0.8 * now + 0.6 * eye.bestShot(u, at).gain) * t.w('shots')
  }
  worth -= 0.6 * eye.menace(u, at) * t.w('exposure') * haste(g)
  const foe = opponentOf(t, u)
  if (foe !== null) {
    const wish = wishedGap(t, u)
    const gap = eye.gap(u, foe, at)
    // Horse waits on its wing until the foot has come up.
    const eager = isMounted(g, u) ? 0.015 : 0.03
    worth -= eager * Math.max(0, gap - wish) * (0.3 + value * 0.3) * t.w('contact')
    if (!isFighter(t, u)) worth -= 0.04 * Math.max(0, wish - 1 - gap)
    // Near the enemy a front looks at him; farther off it looks where the army goes.
    const close = gap < CLOSE
    const to = close ? bearing(eye.middleAt(u, at), eye.middle(foe)) : forward(g, u)
    const off = Math.abs(turnBetween(at.facing, to))
    worth -= (Math.max(0, off - (close ? 1500 : 500)) / 18000) * (close ? 0.5 : 0.35) * value
  }
  return worth + company(t, u, at) * t.w('support') - border(g, u, at)
}
/** Whom a unit has before it: near, straight ahead, and of its own speed rather than faster. */
function opponentOf(t: Thought, u: Unit): Unit | null {
  const { g, eye } = t
  let best: Unit | null = null
  let least = Number.POSITIVE_INFINITY
  for (const e of eye.enemies(u)) {
    if (isFleeing(e) || kindOf(g, e).character) continue
    const off = Math.abs(turnBetween(u.facing, bearing(eye.middle(u), eye.middle(e))))
    const fast = isMounted(g, e) && !isMounted(g, u) ? 5 : 0
    const far = eye.gap(u, e) + off / 900 + fast + (eye.engaged(e) ? 2 : 0)
    if (far < least) {
      least = far
      best = e
    }
  }
  return best
}
/** Inches at which an enemy is more to a unit than the line it stands in. */
const CLOSE = 12
/** As the battle goes on there is less to be gained by waiting. */
const haste = (g: Field): number => (g.turn <= 4 ? 1 : g.turn <= 8 ? 0.7 : 0.4)

/** The line: nobody far ahead of those beside him, nobody far behind, the general near. */
function company(t: Thought, u: Unit, at: Pose): number {
  const { g, eye } = t
  const mounted = isMounted(g, u)
  let worth = 0
  let line = 0
  let n = 0
  for (const f of eye.army(u.side)) {
    if (f === u || isFleeing(f) || kindOf(g, f).character) continue
    const aside = Math.abs(f.x - at.x) / INCH
    if (kindOf(g, f).troop === 'infantry' && !eye.engaged(f) && aside < 26) {
      // Who has yet to move is thought of where he will be.
      const yet = has(f, 'moved') || has(f, 'held') || g.active !== u.side ? 0 : stride(t, f)
      line += advanced(g, f, f) + yet
      n++
    }
    if (aside < 10 && Math.abs(f.y - at.y) < 4 * INCH) worth += 0.03
  }
  if (n > 0) {
    const before = advanced(g, u, at) - line / n
    worth -= 0.06 * Math.max(0, before - (mounted ? 4 : 1.5))
    worth -= 0.01 * Math.max(0, -before - 6)
  }
  const { general } = g.armies[u.side]
  if (general >= 0 && general !== u.id) {
    const leader = g.units[general].where === 'joined' ? g.units[g.units[general].host] : g.units[general]
    if (leader !== u && leader !== undefined && eye.gap(u, leader, at) > 12) worth -= mounted ? 0.01 : 0.03
  }
  return worth
}
/** How far a unit of the line is likely to go. */
function stride(t: Thought, f: Unit): number {
  const near = t.eye.nearest(f)
  const pace = t.eye.charge(f) / 2 / INCH
  if (near === null) return pace
  const room = Math.max(0, near.gap - wishedGap(t, f))
  return Math.min(room, hasMusician(f) && t.g.snap.near[f.id] === 0 ? 2 * pace : pace)
}
/** Nobody fights with his back to the edge if he can help it. */
function border(g: Field, u: Unit, at: Pose): number {
  const side = Math.min(at.x, g.width - at.x) / INCH
  const half = blockOf(g, u).width / 2 / INCH
  return 0.03 * Math.max(0, half + 1 - side)
}

/** Ways to go that a player would think of: ahead, and wheeled toward those who matter, near or far. */
function steps(t: Thought, u: Unit): Step[] {
  const { g, eye } = t
  const found: Step[] = []
  for (const way of ['move', 'march'] as const) {
    if (wayBarred(g, u, way) !== null) continue
    const all = allowanceOf(g, u, way)
    const parts = way === 'move' ? [1, 0.75, 0.5, 0.25] : [1, 0.8, 0.65]
    go(found, way, [], u, all, parts)
    for (const turn of turnsFor(t, u, all, way)) {
      const corner = turn > 0 ? 'front-right' : 'front-left'
      const from = wheeled(blockOf(g, u), corner, turn)
      const legs: Leg[] = [{ go: turn > 0 ? 'wheel-right' : 'wheel-left', n: Math.abs(turn) }]
      if (way === 'move') found.push({ way, legs, at: from })
      go(
        found,
        way,
        legs,
        from,
        all - wheelCost(blockOf(g, u).width, Math.abs(turn)) - 20,
        way === 'move' ? [1, 0.5] : [1],
      )
    }
    const near = eye.nearest(u)
    if (
      way === 'move' &&
      near !== null &&
      Math.abs(turnBetween(u.facing, bearing(eye.middle(u), eye.middle(near.foe)))) > 11000
    )
      found.push({ way, legs: [{ go: 'about', n: 1 }], at: aboutFaced(blockOf(g, u)) })
  }
  return found
}
function go(
  found: Step[],
  way: Step['way'],
  before: readonly Leg[],
  from: Pose,
  left: number,
  parts: readonly number[],
): void {
  for (const part of parts) {
    const n = Math.floor(left * part)
    if (n >= 200) found.push({ way, legs: [...before, { go: 'ahead', n }], at: ahead(from, n) })
  }
}
/** Wheels worth a thought: toward the enemy before it, the one it would charge, and back into the line. */
function turnsFor(t: Thought, u: Unit, all: number, way: Way): number[] {
  const { g, eye } = t
  const { width } = blockOf(g, u)
  const most = Math.min(9000, wheelFor(width, Math.floor(all * (way === 'move' ? 1 : 0.6))))
  const turns = new Set<number>()
  const toward = (to: number) => {
    const turn = Math.max(-most, Math.min(most, turnBetween(u.facing, to)))
    if (Math.abs(turn) >= 300) turns.add(Math.round(turn))
  }
  const foe = opponentOf(t, u)
  if (foe !== null) toward(bearing(eye.middle(u), eye.middle(foe)))
  const prey = preyOf(t, u)
  if (prey !== null && prey !== foe) toward(bearing(eye.middle(u), eye.middle(prey)))
  toward(forward(g, u))
  return [...turns]
}
/** Whom it would like to fight most, distance considered. */
function preyOf(t: Thought, u: Unit): Unit | null {
  let best: Unit | null = null
  let top = 0
  for (const e of t.eye.enemies(u)) {
    if (kindOf(t.g, e).character) continue
    const gain = t.eye.onset(u, e) - 0.03 * t.eye.gap(u, e)
    if (gain > top) {
      top = gain
      best = e
    }
  }
  return best
}

/** The moves a unit would compare, the better first; whether they are allowed is looked at when they are taken. */
function ideasFor(t: Thought, u: Unit): { step: Step; worth: number }[] {
  const now = standing(t, u, u, 'stood')
  return steps(t, u)
    .map(step => ({ step, worth: t.tip(standing(t, u, step.at, step.way) - now - 0.002 * step.legs.length) }))
    .sort((a, b) => b.worth - a.worth)
}
const picksOf = (u: Unit, { way, legs }: Step): Picks => [
  u.id,
  way,
  ...legs.flatMap((l): Pick[] => (l.go === 'about' ? [l.go] : [l.go, l.n])),
]
/** How many ways are tried before a unit stays where it is. */
const TRIES = 6

/** The best allowed moves of a unit. */
export function movesFor(t: Thought, u: Unit, most: number): Idea[] {
  const found: Idea[] = []
  let tried = 0
  for (const { step, worth } of ideasFor(t, u)) {
    if (worth < BAR || found.length >= most || tried++ > TRIES + most) break
    if (walkOf(t.g, u, step.way, step.legs, true).rule === null) found.push({ picks: picksOf(u, step), worth })
  }
  return found
}

/** One after another, the foremost first, so that those behind have room; nothing when nobody wants to go. */
export function moveByHabit(t: Thought): Picks {
  const { g } = t
  const units = movable(g)
    .map(id => g.units[id])
    .sort((a, b) => advanced(g, b, b) - advanced(g, a, a) || a.id - b.id)
  for (const u of units) {
    const move = oneMove(t, u)
    if (move !== null) return move
  }
  return []
}
function oneMove(t: Thought, u: Unit): Picks | null {
  const { g } = t
  if (u.where === 'joined') return null
  if (u.where === 'off') return comeBack(t, u)
  if (kindOf(g, u).character) return seekCompany(t, u)
  return movesFor(t, u, 1)[0]?.picks ?? null
}
/** A lone leader joins the best unit he can reach, or goes toward it. */
function seekCompany(t: Thought, c: Unit): Picks | null {
  const { g, eye } = t
  const worth = (u: Unit): number => eye.worth(u) - 0.04 * eye.gap(c, u)
  const best = (units: readonly Unit[]): Unit | undefined =>
    [...units].sort((a, b) => worth(b) - worth(a) || a.id - b.id)[0]
  if (wayBarred(g, c, 'join') === null) {
    const host = best(hostsFor(g, c).map(id => g.units[id]))
    if (host !== undefined) return [c.id, 'join', host.id]
  }
  const friend = best(eye.army(c.side).filter(u => !kindOf(g, u).character && !isFleeing(u) && !eye.engaged(u)))
  if (friend === undefined || wayBarred(g, c, 'go') !== null) return null
  const way = bearing(c, eye.middle(friend))
  for (const part of [1, 0.6, 0.3]) {
    const to = slid(c, way, Math.min(loneAllowance(g, c), Math.max(0, eye.gap(c, friend) - 1) * INCH) * part)
    const picks: Picks = [c.id, 'go', [to.x, to.y, forward(g, c)]]
    if (part * eye.gap(c, friend) > 2 && forbidden(g, picks) === null) return picks
  }
  return null
}
/** In from where it left, as near to that place as there is room. */
function comeBack(t: Thought, u: Unit): Picks | null {
  if (wayBarred(t.g, u, 'enter') !== null) return null
  const far = Math.min(allowanceOf(t.g, u, 'move'), 3 * INCH)
  for (const along of [0, 3, -3, 6, -6, 10, -10]) {
    const picks: Picks = [u.id, 'enter', along * INCH, far]
    if (forbidden(t.g, picks) === null) return picks
  }
  return null
}
