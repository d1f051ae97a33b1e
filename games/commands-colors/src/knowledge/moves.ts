import { type Hex, NOWHERE } from '@acies/hexes'
import type { Picks } from '@acies/kernel'
import { EXIT, enemyOf, isBaseline, neighbours } from '../battlefield.ts'
import { bookOf } from '../book.ts'
import { afterLastOf, firstOf, type Leader, NOBODY, pieceAt, placeUnit, sideOf, type Unit } from '../field.ts'
import { reachOfLeader, reachOfUnit, stepsTo } from '../reach.ts'
import { closeTargets, targetsOf } from '../targets.ts'
import { exposure } from './danger.ts'
import { prospect } from './estimate.ts'
import { nearest } from './score.ts'
import type { Thought } from './thought.ts'
import { thumb } from './thumb.ts'

/** The unit's best attack from where it stands, in banners; 0 when it had better not. */
function bestAttack(t: Thought, u: Unit): number {
  const { g, values, leaning } = t
  const bonus = u.fought > 0
  if (u.halted || (bonus && !bookOf(g).mayBonus(g, u))) return 0
  let best = 0
  const targets = bonus ? closeTargets(g, u, true) : targetsOf(g, u)
  const second = !bonus && bookOf(g).mayBonus(g, u) ? thumb.second : 0
  for (let i = 0; i < targets.length; i++) {
    const { done, taken, cleared } = prospect(g, values, u, targets[i], bonus)
    const gain = leaning.attack * done - taken + second * cleared * done
    if (gain > best) best = gain
  }
  return best
}

/** What a place is worth to a unit that stands in it, apart from what it can strike from there. */
export function worthOfPlace(t: Thought, u: Unit, fights: boolean): number {
  const { g, lore, values, leaning, danger } = t
  const kind = lore.kinds[u.type]
  const risk = exposure(lore, values, g, u, u.hex, danger)
  let friends = 0
  let pressed = 0
  const around = neighbours(u.hex)
  for (let i = 0; i < around.length; i++) {
    const piece = pieceAt(g, around[i])
    if (piece === NOBODY) continue
    if (sideOf(g, piece) === u.side) friends++
    else pressed++
  }
  let worth = -leaning.exposure * thumb.exposure * risk * (fights ? thumb.mindful : 1)
  if (danger[u.hex] > 0) worth += thumb.friend * leaning.support * Math.min(2, friends)
  if (kind.shy && pressed > 0) worth -= thumb.crowded
  const wanted = kind.shy ? kind.range : kind.pace + 1
  const far = nearest(g, enemyOf(u.side), u.hex) - wanted
  if (far > 0) worth -= thumb.step * leaning.contact * far * Math.max(kind.blow[u.blocks], kind.shot[u.blocks])
  if (g.leaderAt[u.hex] !== NOBODY && u.blocks === 1) worth -= risk * thumb.ledWeak
  if (lore.lure !== undefined) worth += lore.lure(g, u, u.hex)
  return worth
}

/** What it would be worth to the unit to stand in a hex, with what it could do there. */
export function worthOfHex(t: Thought, u: Unit, hex: Hex, steps: number): number {
  const { g } = t
  const { hex: from, moved, settled, halted, charged, mark } = u
  if (hex !== from) {
    placeUnit(g, u, hex)
    u.moved += steps
    bookOf(g).arrived(g, u, steps)
  }
  const attack = bestAttack(t, u)
  const worth = attack + worthOfPlace(t, u, attack > 0)
  if (hex !== from) placeUnit(g, u, from)
  u.moved = moved
  u.settled = settled
  u.halted = halted
  u.charged = charged
  u.mark = mark
  return worth
}

/** A step over the edge, where the scenario pays for it. */
const LEAVING = 1.5

interface Way {
  hex: Hex
  worth: number
}

/** The best hex for an ordered unit; its own when it had better stay. */
function bestHex(t: Thought, u: Unit): Way {
  const best: Way = { hex: u.hex, worth: worthOfHex(t, u, u.hex, 0) + t.whim() }
  const reach = reachOfUnit(t.g, u)
  const steps = reach.map(hex => (hex === EXIT ? 0 : stepsTo(hex)))
  for (let i = 0; i < reach.length; i++) {
    // A unit that could join a lone leader by its move is left to the leader.
    if (reach[i] !== EXIT && t.g.leaderAt[reach[i]] !== NOBODY) continue
    const worth = (reach[i] === EXIT ? LEAVING : worthOfHex(t, u, reach[i], steps[i])) + t.whim()
    if (worth > best.worth) {
      best.hex = reach[i]
      best.worth = worth
    }
  }
  return best
}

/** A leader goes where he is safe and of use: with a strong unit that will fight. */
function bestHexOfLeader(t: Thought, l: Leader): Hex {
  const { g, danger, lore } = t
  const use = (hex: Hex): number => {
    const with_ = g.unitAt[hex]
    if (with_ === NOBODY) return -0.4 * danger[hex] - 0.2
    const u = g.units[with_]
    const near = nearest(g, enemyOf(u.side), hex)
    const strength = lore.kinds[u.type].blow[u.blocks]
    return (
      0.2 * strength - 0.05 * near - (u.blocks === 1 && danger[hex] > 0 ? 0.5 : 0) - (isBaseline(l.side, hex) ? 0.1 : 0)
    )
  }
  let best = l.hex
  let top = use(l.hex) + t.whim()
  for (const hex of reachOfLeader(g, l)) {
    const worth = use(hex) + t.whim()
    if (worth > top) {
      top = worth
      best = hex
    }
  }
  return best
}

/** Who moves next, and where to: the foremost first, so that those behind find room; done when all had better stay. */
export function moveByHabit(t: Thought): Picks {
  const { g, side } = t
  const waiting: Unit[] = []
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) {
    const u = g.units[i]
    if (u.ordered && !u.settled && u.hex !== NOWHERE && bookOf(g).allowance(g, u) > 0) waiting.push(u)
  }
  if (waiting.length > 1) {
    const enemy = enemyOf(side)
    const far = new Map(waiting.map(u => [u, nearest(g, enemy, u.hex)]))
    waiting.sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0))
  }
  for (const u of waiting) {
    const { hex } = bestHex(t, u)
    if (hex !== u.hex) return [u.id, hex]
  }
  for (const l of g.leaders) {
    if (l.side !== side || !l.ordered || l.settled || l.hex === NOWHERE) continue
    const hex = bestHexOfLeader(t, l)
    if (hex !== l.hex) return [l.id, hex]
  }
  return []
}
