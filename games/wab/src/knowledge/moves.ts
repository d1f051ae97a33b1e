import type { Picks } from '@acies/kernel'
import {
  aboutFaced,
  ahead,
  bearing,
  INCH,
  normal,
  type Pose,
  pickOf,
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
import { straightOn } from '../rules/route.ts'
import { othersOf } from '../rules/walk.ts'
import { hostsFor, movable, wayBarred } from '../rules/ways.ts'
import { forbidden } from '../steps/move.ts'
import { noRoomFor, reformedBlock } from '../steps/rally.ts'
import { advanced, type Came, forward, opponentOf, stanceOf } from './stance.ts'
import type { Thought } from './thought.ts'

/** A move thought of: how it is handed in, what it promises in hundreds of points. */
export interface Idea {
  readonly picks: Picks
  readonly worth: number
}
interface Step {
  way: 'move' | 'march'
  picks: Picks
  at: Pose
}
/** A move must promise this much. */
const BAR = 0.012

/** How good it is to stand somewhere to somebody in this mood. */
function standing(t: Thought, u: Unit, at: Pose, came: Came): number {
  const { attack, shots, exposure, contact, front, support, quarters } = stanceOf(t.eye, u, at, came)
  const own = attack * t.w('attack') + shots * t.w('shots') + exposure * t.w('exposure')
  return own + (contact + front) * t.w('contact') + support * t.w('support') + quarters * t.w('quarters')
}

/** Ways to go that a player would think of: ahead, and wheeled toward those who matter, near or far. */
function steps(t: Thought, u: Unit): Step[] {
  if (wayBarred(t.g, u, 'skirmish') === null) return roams(t, u)
  return (['move', 'march'] as const).flatMap(way => (wayBarred(t.g, u, way) === null ? walks(t, u, way) : []))
}
function walks(t: Thought, u: Unit, way: 'move' | 'march'): Step[] {
  const { g, eye } = t
  const found: Step[] = []
  const all = allowanceOf(g, u, way)
  const go = (before: Picks, from: Pose, left: number, parts: readonly number[]) => {
    for (const part of parts) {
      const n = Math.floor(left * part)
      if (n >= 200) found.push({ way, picks: [...before, 'ahead', n], at: ahead(from, n) })
    }
  }
  // As far as there is room, up to whoever is in the way.
  const { enemies, friends } = othersOf(g, u)
  const free = straightOn(g, u, u, all, all, enemies, friends)
  go([u.id, way], u, Math.min(all, free), way === 'move' ? [1, 0.75, 0.5, 0.25] : [1, 0.8, 0.65])
  const block = blockOf(g, u)
  for (const turn of turnsFor(t, u, all, way)) {
    const from = wheeled(block, turn > 0 ? 'front-right' : 'front-left', turn)
    const picks: Picks = [u.id, way, turn > 0 ? 'wheel-right' : 'wheel-left', Math.abs(turn)]
    if (way === 'move') found.push({ way, picks, at: from })
    const cost = wheelCost(block.width, Math.abs(turn)) + 20
    go(picks, from, all - cost, way === 'move' ? [1, 0.5] : [1])
    // Clear of a neighbour first, then round.
    const clear = Math.floor(Math.min(free, all - cost))
    if (clear >= 200) {
      const at = wheeled({ ...block, ...ahead(u, clear) }, turn > 0 ? 'front-right' : 'front-left', turn)
      found.push({ way, picks: [u.id, way, 'ahead', clear, ...picks.slice(2)], at })
    }
  }
  const near = eye.nearest(u)
  const behind = [...threats(t, u), ...(near === null ? [] : [near.foe])]
  if (way === 'move' && behind.some(e => isBehind(t, u, e)))
    found.push({ way, picks: [u.id, way, 'about'], at: aboutFaced(block) })
  if (way === 'move' && wayBarred(g, u, 'reform') === null) {
    const facing = facingWanted(t, u)
    if (Math.abs(turnBetween(u.facing, facing)) > REFORM)
      found.push({ way, picks: [u.id, 'reform'], at: reformedBlock(g, u, u.files, facing) })
  }
  return found
}
/** Turned so far from where it should look, a block forms up anew. */
const REFORM = 5000
/** Where a block would look if it could turn on the spot: to the enemy by whom it is best faced. */
function facingWanted(t: Thought, u: Unit): number {
  const { g, eye } = t
  let best = u.facing
  let top = standing(t, u, u, 'move')
  for (const e of eye.enemies(u)) {
    if (isFleeing(e) || eye.gap(u, e) > 16) continue
    const facing = bearing(eye.middle(u), eye.middle(e))
    const worth = standing(t, u, reformedBlock(g, u, u.files, facing), 'move')
    if (worth > top) {
      top = worth
      best = facing
    }
  }
  return best
}
/** A reformed block looks to where it wants; as it stands where there is no room. */
export function reformByHabit(t: Thought, u: Unit): Picks {
  const facing = facingWanted(t, u)
  return noRoomFor(t.g, u, reformedBlock(t.g, u, u.files, facing)) === null ? [u.files, facing] : []
}
/** Who could charge it where it stands. */
const threats = (t: Thought, u: Unit): Unit[] =>
  t.eye.enemies(u).filter(e => !isFleeing(e) && !t.eye.engaged(e) && t.eye.spare(e, u) >= 0)
const isBehind = (t: Thought, u: Unit, e: Unit): boolean =>
  Math.abs(turnBetween(u.facing, bearing(t.eye.middle(u), t.eye.middle(e)))) > 11000

/** Loose models go any way and turn as they like: toward an enemy, ahead of the line, or back from what comes. */
function roams(t: Thought, u: Unit): Step[] {
  const { g, eye } = t
  const foe = opponentOf(eye, u)
  const to = foe === null ? forward(g, u) : bearing(eye.middle(u), eye.middle(foe))
  const found: Step[] = []
  const ahead = forward(g, u)
  for (const way of [to, ahead, normal(to + 18000), normal(ahead + 9000), normal(ahead - 9000)])
    for (const part of [0.95, 0.5]) {
      const at = { ...slid(u, way, Math.round(allowanceOf(g, u, 'move') * part)), facing: u.facing }
      found.push({ way: 'move', picks: [u.id, 'skirmish', 'as-they-stand', pickOf(at)], at })
    }
  return found
}
/** Wheels worth a thought: toward the enemy before it, the one it would charge, those who could charge it, and back into the line. */
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
  for (const e of threats(t, u)) toward(bearing(eye.middle(u), eye.middle(e)))
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
    .map(step => ({ step, worth: t.tip(standing(t, u, step.at, step.way) - now - 0.001 * step.picks.length) }))
    .sort((a, b) => b.worth - a.worth)
}
/** How many ways are tried before a unit stays where it is. */
const TRIES = 12

/** The best allowed moves of a unit. */
export function movesFor(t: Thought, u: Unit, most: number): Idea[] {
  const found: Idea[] = []
  let tried = 0
  for (const { step, worth } of ideasFor(t, u)) {
    if (worth < BAR || found.length >= most || tried++ > TRIES + most) break
    if (forbidden(t.g, step.picks) === null) found.push({ picks: step.picks, worth })
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
  if (u.where === 'joined' || u.where === 'aboard') return null
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
