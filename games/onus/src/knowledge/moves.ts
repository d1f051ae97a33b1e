import type { Choice, Picks } from '@acies/kernel'
import { ahead, bearing, type Corner, forwardSense, type Pose, slid, turnBetween, wheeled } from '@acies/table'
import { unitAt } from '../copies.ts'
import { isEngaged, kindOf, NOBODY, STEP, stands, UD, type Unit } from '../position.ts'
import { chargeFault, chargeLeft, isRush, rush } from '../rules/charge.ts'
import { contactOf } from '../rules/contacts.ts'
import { eachWay, owesCharge, type Way } from '../rules/duty.ts'
import { halfOf, isEased, leftOf, waysOf } from '../rules/going.ts'
import { type Errand, manoeuvreFault, mustClear, wayOut } from '../rules/manoeuvre.ts'
import { baseOf } from '../rules/stance.ts'
import { type Eye, middleAt } from './eye.ts'
import { wishedGap } from './score.ts'
import type { Thought } from './thought.ts'

/** A move thought of: how it is handed in, where it ends, what it promises. */
export interface Idea {
  readonly picks: Picks
  readonly worth: number
}

/** A charge must promise this much, in hundreds of points. */
const BAR = 0.02

// ---- charges ----

/** What a charge promises: the dice and the side where it lines up at its best. */
function chargeWorth(t: Thought, u: Unit, way: Way): number {
  let best = Number.NEGATIVE_INFINITY
  for (const { foe, side, places } of way.rush.meetings) {
    const e = t.g.units[foe]
    const place = places[0]
    if (place === undefined) continue
    const there = unitAt(u, place)
    const { dice } = contactOf(there, e)
    const free = side === 'front' || side === 'rear' ? Math.max(0, 4 - dice) : 4 - Math.min(2, dice)
    const worth = t.eye.exchange(u, e, middleAt(place), true, Math.max(1, dice + 0.5 * free))
    best = Math.max(best, worth)
  }
  return best + 0.1 * way.rush.struck.length
}

/** The best charges of a unit, one for each enemy and side. */
function charges(t: Thought, u: Unit, thorough: boolean): Idea[] {
  const { g, eye } = t
  if (chargeFault(g, u) !== null) return []
  const reach = chargeLeft(g, u) + 60
  if (!eye.enemies(u).some(e => eye.gap(u, e) * 100 <= reach)) return []
  const found = new Map<string, Idea>()
  const consider = (way: Way) => {
    const [{ foe, side }] = way.rush.meetings
    const key = `${foe} ${side}`
    const worth = t.tip(chargeWorth(t, u, way) * t.w('attack') - 0.004 * way.picks.length)
    if (worth > (found.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) found.set(key, { picks: way.picks, worth })
    return false
  }
  if (thorough) eachWay(g, u, consider)
  else for (const way of aimed(t, u)) consider(way)
  return [...found.values()].sort((a, b) => b.worth - a.worth)
}

/** How many enemies a quick player takes aim at. */
const AIMS = 3

/** Straight on, and after a wheel towards each of the enemies it would like most. */
function* aimed(t: Thought, u: Unit): Generator<Way> {
  const { g, eye } = t
  const most = chargeLeft(g, u)
  const ways = waysOf(g, u, most * STEP)
  const straight = rush(g, u, u, most * STEP, ways)
  if (isRush(straight) && straight.meetings.length > 0) yield { picks: ['charge'], rush: straight }
  const liked = eye
    .enemies(u)
    .filter(e => eye.gap(u, e) * 100 <= most)
    .map(e => ({ e, gain: eye.exchange(u, e, eye.middle(u), true) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, AIMS)
  for (const { e } of liked)
    for (const { corner, angle } of turnsTowards(eye, u, e)) {
      if (u.doings.corner !== 'any' && u.doings.corner !== corner) continue
      const to = wheeled(baseOf(u), corner, forwardSense(corner) * angle)
      const found = rush(g, u, to, (most - 100) * STEP, ways)
      if (isRush(found) && found.meetings.length > 0) yield { picks: [`wheel-${corner}`, angle, 'charge'], rush: found }
    }
}
/** Wheels that point a unit at an enemy: by the bearing, and square to the side it would meet. */
function turnsTowards(eye: Eye, u: Unit, e: Unit): { corner: Corner; angle: number }[] {
  const turn = turnBetween(u.facing, bearing(eye.middle(u), eye.middle(e)))
  const wanted = Math.abs(turn)
  if (wanted > 9500) return []
  const angles = new Set([Math.max(100, Math.min(9000, Math.round(wanted)))])
  for (let i = 0; i < 4; i++) {
    const square = turnBetween(u.facing, e.facing + i * 9000)
    if (square > 0 === turn > 0 && Math.abs(square) <= 9000 && Math.abs(square) > 100) angles.add(Math.abs(square))
  }
  return [...angles].flatMap(angle => (turn > 0 ? RIGHT : LEFT).map(corner => ({ corner, angle })))
}

// ---- other moves ----

/** How good it is to stand somewhere. */
function standing(t: Thought, u: Unit, at: Pose): number {
  const { g, eye } = t
  const kind = kindOf(g, u)
  const here = middleAt(at)
  const charge = eye.bestCharge(u, at)
  const shot = kind.force > 0 ? eye.bestShot(u, at).gain : 0
  const near = eye.nearest(u, here)
  const wish = wishedGap(g, eye, u)
  let worth = 0.4 * Math.max(0, charge?.gain ?? 0) * t.w('attack')
  worth += 0.5 * shot * t.w('attack')
  worth -= eye.menace(u, at) * t.w('exposure') * 0.45
  if (near !== null) {
    const value = kind.value / 100
    worth -= 0.05 * Math.max(0, near.gap - wish) * value * t.w('contact')
    if (!eye.lore.fights[u.kind]) worth -= 0.05 * Math.max(0, wish - near.gap)
    // To look another way is to be caught.
    const off = Math.abs(turnBetween(at.facing, bearing(here, eye.middle(near.foe))))
    worth -= (off / 18000) * (near.gap < 5 ? 0.3 : 0.1) * value
  }
  return worth + company(t, u, at) * t.w('support')
}

/** Friends beside it cover its flanks; the general steadies it. */
function company(t: Thought, u: Unit, at: Pose): number {
  const { g } = t
  let worth = 0
  for (const f of g.units) {
    if (f.id === u.id || f.seat !== u.seat || !stands(f) || f.fleeing) continue
    const dx = Math.abs(f.x - at.x)
    const dy = Math.abs(f.y - at.y)
    if (dx < 2.6 * UD && dy < 1.2 * UD) worth += 0.025
    if (worth > 0.06) break
  }
  for (const general of g.generals) {
    if (general.seat !== u.seat || general.unit === NOBODY || general.unit === u.id) continue
    const leader = g.units[general.unit]
    if (Math.abs(leader.x - at.x) + Math.abs(leader.y - at.y) < 5 * UD) worth += 0.03
  }
  return worth
}

interface Step {
  picks: (string | number)[]
  at: Pose
}

/** Ways to go that a player would think of: ahead, towards the nearest enemy, back, aside, about. */
function steps(t: Thought, u: Unit): Step[] {
  const { g, eye } = t
  const left = leftOf(g, u)
  const half = Math.min(left, halfOf(g, u))
  const found: Step[] = []
  if (left < 10) return found
  const ahead_ = (n: number, from: Pose = u, before: (string | number)[] = []) => {
    if (n >= 5) found.push({ picks: [...before, 'ahead', n], at: ahead(from, n * STEP) })
  }
  ahead_(left)
  ahead_(half)
  ahead_(Math.floor(left * 0.75))
  const near = eye.nearest(u)
  if (near !== null) {
    const to = bearing(eye.middle(u), eye.middle(near.foe))
    const turn = turnBetween(u.facing, to)
    const angle = Math.min(9000, Math.abs(turn))
    if (angle > 500 && left >= 100) {
      for (const corner of turn > 0 ? RIGHT : LEFT) {
        const from = wheeled(baseOf(u), corner, forwardSense(corner) * angle)
        const picks = [`wheel-${corner}`, angle]
        found.push({ picks, at: from })
        ahead_(left - 100, from, picks)
        ahead_(Math.floor((left - 100) / 2), from, picks)
      }
    }
    if (angle > 3000) found.push({ picks: ['turn', to], at: { ...about(u, to) } })
  }
  const all = isEased(g, u, 'all-ways') ? left : half
  for (const off of [9000, 27000, 18000, 13500, 22500]) {
    const to = (u.facing + off) % 36000
    if (all >= 10) found.push({ picks: ['slide', to, all], at: slid(u, to, all * STEP) })
  }
  return found
}
const RIGHT: readonly Corner[] = ['front-right', 'rear-right']
const LEFT: readonly Corner[] = ['front-left', 'rear-left']
const about = (u: Unit, to: number): Pose => {
  const middle = middleAt(u)
  const at = slid({ x: middle.x, y: middle.y, facing: to }, to, UD * 0.4)
  return { x: at.x, y: at.y, facing: to }
}

/** Moves without a charge, the better first; only what is allowed. */
function walks(t: Thought, u: Unit, errand: Errand, most: number): Idea[] {
  const { g } = t
  const now = standing(t, u, u)
  const shoots = canShoot(t, u)
  const ideas = steps(t, u)
    .map(({ picks, at }) => {
      // Who goes far cannot shoot this turn.
      const lost = shoots && !keepsShot(t, u, picks) ? 0.6 * t.eye.bestShot(u).gain : 0
      return { picks, worth: t.tip(standing(t, u, at) - now - lost) }
    })
    .sort((a, b) => b.worth - a.worth)
  const found: Idea[] = []
  for (const idea of ideas) {
    if (found.length >= most) break
    if (manoeuvreFault(g, u, idea.picks, errand) === null) found.push(idea)
  }
  return found
}
const canShoot = (t: Thought, u: Unit): boolean => kindOf(t.g, u).force > 0 && t.eye.bestShot(u).foe !== null
function keepsShot(t: Thought, u: Unit, picks: Picks): boolean {
  const { g } = t
  if (isEased(g, u, 'shoot')) return true
  const kind = kindOf(g, u)
  if (kind.class === 'artillery') return false
  const n = Number(picks[picks.length - 1])
  return picks[0] === 'turn' || n <= halfOf(g, u)
}

/** Formations that suit what is near: a phalanx or a wall when the enemy can come, none to march. */
function shapes(t: Thought, u: Unit): Idea[] {
  const { g, eye } = t
  const kind = kindOf(g, u)
  if (kind.blue.length === 0) return []
  const near = eye.nearest(u)
  if (near === null) return []
  const found: Idea[] = []
  const close = near.gap < 4.5
  const [front] = kind.blue
  const menace = eye.menace(u, u)
  if (u.formation === 'none' && close) {
    if (front === 'phalanx') found.push({ picks: ['form-phalanx'], worth: 0.14 + 0.2 * menace })
    if (front === 'shield-wall') found.push({ picks: ['form-shield-wall'], worth: 0.03 + 0.3 * menace })
    if (front === 'wedge' || front === 'rhomboid') found.push({ picks: [`form-${front}`], worth: 0.06 })
  }
  if (u.formation !== 'none' && !close && (u.formation === 'phalanx' || u.formation === 'shield-wall')) {
    const left = kind.move
    found.push({ picks: ['drop', 'ahead', left], worth: 0.08 })
  }
  return found.filter(idea => manoeuvreFault(g, u, idea.picks, 'move') === null)
}

// ---- answers ----

/** The moves a unit would compare, the better first. */
export function movesFor(t: Thought, u: Unit, errand: Errand, most: number, thorough: boolean): Idea[] {
  const { g } = t
  if (errand === 'move' && mustClear(g, u)) {
    const out = wayOut(g, u)
    return [{ picks: out ?? [], worth: 0 }]
  }
  const rushes = errand === 'move' ? charges(t, u, thorough) : []
  const rest = u.doings.active || errand === 'extra' ? [...walks(t, u, errand, most), ...shapes(t, u)] : []
  const ideas = [...rushes.filter(idea => idea.worth > BAR || thorough), ...rest].sort((a, b) => b.worth - a.worth)
  return ideas.slice(0, most)
}

export function moveByHabit(t: Thought, u: Unit, errand: Errand): Picks | null {
  const { g } = t
  // What it owes is a matter of rules: the question knows the ways with most dice.
  if (errand === 'move' && owesCharge(g, u)) return null
  const best = movesFor(t, u, errand, 3, false).find(idea => manoeuvreFault(g, u, idea.picks, errand) === null)
  if (best !== undefined && best.worth > 0.005) return best.picks
  return manoeuvreFault(g, u, [], errand) === null ? [] : null
}

/** Who moves next: chargers first, then those in front; nobody twice. */
export function moverByHabit(t: Thought, seat: number, choice: Choice | null): Picks | null {
  if (choice?.of !== 'unit') return null
  let best = NOBODY
  let top = Number.NEGATIVE_INFINITY
  for (const id of choice.options) {
    const u = t.g.units[id]
    const { moved, engagedAction, charged } = u.doings
    const owes = owesCharge(t.g, u)
    if (!owes && (moved || engagedAction || charged)) continue
    const urgency = owes ? 5 : haste(t, u)
    if (urgency > top) {
      top = urgency
      best = id
    }
  }
  if (best !== NOBODY) return [best]
  const owing = choice.options.find(id => owesCharge(t.g, t.g.units[id]))
  return owing === undefined || seat < 0 ? [] : [owing]
}
function haste(t: Thought, u: Unit): number {
  if (isEngaged(t.g, u)) return 1
  const charge = t.eye.bestCharge(u)
  if (charge !== null && charge.gain > 0) return 2 + charge.gain
  const near = t.eye.nearest(u)
  return 1 / (1 + (near?.gap ?? 9))
}

/** Whom, and which side of him, a charge lines up with. */
export function sideByHabit(t: Thought, u: Unit, next: (draft: Picks) => Choice | null): Picks | null {
  const picks: (string | number)[] = []
  for (;;) {
    const choice = next(picks)
    if (choice === null) return picks
    if (choice.of === 'unit') {
      const gain = (id: number) => t.eye.exchange(u, t.g.units[id], t.eye.middle(u), true)
      picks.push(choice.options.reduce((a, b) => (gain(b) > gain(a) ? b : a)))
    } else if (choice.of === 'word') {
      const order = ['rear', 'left', 'right', 'front']
      picks.push(choice.options.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))[0])
    } else return null
  }
}

/** As many as there is room for. */
export function mostOf(next: (draft: Picks) => Choice | null): Picks | null {
  const picks: number[] = []
  for (;;) {
    const choice = next(picks)
    if (choice === null) return picks
    if (choice.of !== 'number') return null
    picks.push(choice.max)
  }
}
