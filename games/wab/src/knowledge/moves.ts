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
import { isFleeing, kindOf, type Unit } from '../position.ts'
import { blockOf } from '../rules/bodies.ts'
import { loneAllowance } from '../rules/company.ts'
import { allowanceOf, type Way } from '../rules/pace.ts'
import { type Leg, walkOf } from '../rules/walk.ts'
import { hostsFor, movable, wayBarred } from '../rules/ways.ts'
import { forbidden } from '../steps/move.ts'
import { advanced, type Came, forward, opponentOf, stanceOf } from './stance.ts'
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

/** How good it is to stand somewhere to somebody in this mood. */
function standing(t: Thought, u: Unit, at: Pose, came: Came): number {
  const { attack, shots, exposure, contact, support } = stanceOf(t.eye, u, at, came)
  const own = attack * t.w('attack') + shots * t.w('shots') + exposure * t.w('exposure')
  return own + contact * t.w('contact') + support * t.w('support')
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
  const foe = opponentOf(eye, u)
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
