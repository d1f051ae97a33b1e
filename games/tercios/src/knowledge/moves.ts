import type { Pick, Picks } from '@acies/kernel'
import { bearing, distanceTo, INCH, inches, length, type Pose, pickOf, pose, slid } from '@acies/table'
import { BATTLES, type BattleRule } from '../data/battles/index.ts'
import type { Field, Troop } from '../position.ts'
import { elementBody } from '../rules/bodies.ts'
import { commandDistance } from '../rules/command.ts'
import { allowance, type Gait, moveFault, reorientedPose, reorientLanding, startOf } from '../rules/movement.ts'
import { specialRules } from '../rules/special.ts'
import { isArtillery, isInfantry, isLed } from '../rules/troop.ts'
import { TURNS, turnNumber } from '../steps/move.ts'
import { has } from '../traits/index.ts'
import { neighbourOf, outOfLine } from './line.ts'
import { practice } from './practice.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** How good it is for a troop to stand at a pose. */
function standingAt(t: Thought, u: Troop, at: Pose): number {
  const { g, eye, lore, leaning } = t
  const { harm, far } = eye.outlook(u, at)
  const { arm, wants } = lore.trades[u.kind]
  const late = Math.max(0, far - practice.near[arm] * wants) / INCH
  return (
    practice.reach[arm] * leaning.attack * harm -
    practice.mindful[arm] * leaning.exposure * eye.exposure(u, at) -
    thumb.step * leaning.contact * late -
    leaning.support * outOfCommand(g, u, at) +
    lureOf(g, u, at) +
    postureOf(t, u, at) -
    leaning.line * outOfLine(g, eye, u, at)
  )
}

/** Beyond this nobody counts as near, or as far ahead. */
const ELBOWS = 10
/** Room to the nearest friend, and how far ahead of the others it stands. */
function postureOf({ g, eye, lore }: Thought, u: Troop, at: Pose): number {
  const { arm } = lore.trades[u.kind]
  const friends = eye.troops[u.side]
  if (friends.length < 2) return 0
  let near = ELBOWS * INCH
  let y = 0
  for (const o of friends) {
    if (o.id === u.id) continue
    near = Math.min(near, length(o.x - at.x, o.y - at.y))
    y += o.y
  }
  const behind = (y / (friends.length - 1) - at.y) / INCH
  const ahead = g.north === u.side ? -behind : behind
  return (practice.room[arm] * near) / INCH + practice.ahead[arm] * Math.max(-ELBOWS, Math.min(ELBOWS, ahead))
}

function outOfCommand(g: Field, u: Troop, at: Pose): number {
  if (isArtillery(g, u) || has(g, u, 'needsNoCommander') || isLed(g, u)) return 0
  let least = Number.POSITIVE_INFINITY
  for (const c of g.commanders) {
    if (c.where !== 'table' || c.side !== u.side || (c.command !== u.command && !c.chief)) continue
    const host = c.inside < 0 ? c : g.troops[c.inside]
    const gap = length(host.x - at.x, host.y - at.y) - u.width / 2 - commandDistance(c)
    if (gap < least) least = gap
  }
  return least <= 0 ? 0 : thumb.outOfCommand + Math.min(0.1, (0.01 * least) / INCH)
}

/** Ground that counts draws foot (TER-BAT-01). */
function lureOf(g: Field, u: Troop, at: Pose): number {
  let sum = 0
  for (const rule of specialRules(g)) {
    if (rule.is !== 'hold' || !isInfantry(g, u)) continue
    const ground = g.elements.find(e => e.id === groundOf(g, rule))
    if (ground === undefined) continue
    const gap = distanceTo(elementBody(ground), at) / INCH
    sum += gap <= 0 ? thumb.lure : Math.max(0, 0.25 - 0.02 * gap) * thumb.lure
  }
  return sum
}
const groundOf = (g: Field, rule: BattleRule & { is: 'hold' }): number =>
  Object.values(BATTLES)
    .find(b => b.id === g.scenario)
    ?.ground.findIndex(e => e.name === rule.ground) ?? -1

const ASIDE = [0, 2000, -2000, 4500, -4500, 9000, -9000]
const SHARES = [1, 0.65, 0.3]
/** Far from everybody there is less to think about. */
const ASIDE_AFAR = [0, 2000, -2000, 4500, -4500]
const SHARES_AFAR = [1, 0.6]
const AFAR = inches(14)
const NEAREST = 2
/** The most a troop is tried on its way: what is refused so often is left. */
const TRIES = 6

interface Place {
  at: Pose
  /** How much better it is than to stay. */
  worth: number
}

/** Where a troop might go, the best first, whether or not anything prevents it. */
export function placesFor(t: Thought, u: Troop, gait: Gait): Place[] {
  const { g, eye } = t
  const most = allowance(g, u, gait, { difficult: false, disorders: false, easy: false, impassable: false })
  if (most === 0) return []
  const here = standingAt(t, u, u)
  const places: Place[] = []
  const afar = eye.nearest(u, u.side) > most + AFAR
  for (const way of waysFor(t, u, afar))
    for (const share of afar ? SHARES_AFAR : SHARES) {
      const there = slid(u, way, Math.floor(most * share))
      if (there.x < 0 || there.y < 0 || there.x > g.width || there.y > g.depth) continue
      const at = pose(there.x, there.y, bearing(startOf(g, u, there), there))
      places.push({ at, worth: standingAt(t, u, at) - here + t.whim() })
    }
  return places.sort((a, b) => b.worth - a.worth)
}
/** Where to go, and how much better it is than staying; null to stay. */
export function bestMove(t: Thought, u: Troop, gait: Gait): Place | null {
  const places = placesFor(t, u, gait)
  for (let i = 0; i < places.length && i < TRIES && places[i].worth > 0; i++)
    if (moveFault(t.g, u, gait, places[i].at) === null) return places[i]
  return null
}
/** Straight on, aside, abreast of its neighbour, and at the nearest enemies. */
function waysFor({ eye }: Thought, u: Troop, afar: boolean): number[] {
  const ways = (afar ? ASIDE_AFAR : ASIDE).map(off => u.facing + off)
  const beside = neighbourOf(eye, u, u)
  if (beside !== null && beside.facing !== u.facing) ways.push(beside.facing)
  const near = eye
    .foesOf(u.side)
    .map(e => ({ e, gap: eye.gap(u, e) }))
    .sort((a, b) => a.gap - b.gap)
  for (let i = 0; i < near.length && i < NEAREST; i++) ways.push(bearing(u, eye.middleOf(near[i].e)))
  return ways
}

/** Stays, or the pose to go to. */
export function moveByHabit(t: Thought, u: Troop, gait: Gait): Picks {
  const found = bestMove(t, u, gait)
  return found === null ? [] : [pickOf(found.at)]
}

/** A turn on the spot, where it is better than standing as it does. */
export interface Turned {
  turn: Pick
  worth: number
}
export function bestTurn(t: Thought, u: Troop, options: readonly string[] = TURNS): Turned | null {
  const here = standingAt(t, u, u)
  let best: Turned | null = null
  for (const turn of TURNS) {
    if (!options.includes(turn)) continue
    const side = turnNumber(turn)
    const worth = standingAt(t, u, reorientedPose(u, side)) - here + t.whim()
    // Whether there is room is a longer question than whether it would help.
    if (worth > (best?.worth ?? practice.turn) && reorientLanding(t.g, u, side) !== null) best = { turn, worth }
  }
  return best
}

/** Straight ahead or back, so many inches; 0 stays. */
export function bestShift(t: Thought, u: Troop, way: number, most: number): number {
  let [best, top] = [0, standingAt(t, u, u) + 0.01]
  for (let n = 1; n <= most; n++) {
    const worth = standingAt(t, u, slid(u, way, n * INCH)) + t.whim()
    if (worth <= top) continue
    top = worth
    best = n
  }
  return best
}

/** Guns want the enemy in range before they unlimber. */
export const wantsUnlimbered = ({ eye, lore }: Thought, u: Troop): boolean =>
  eye.nearest(u, u.side) < lore.trades[u.kind].range * 0.9
