import { type Choice, type Picks, thing } from '@acies/kernel'
import { apart, bearing, gapBetween, INCH, inches, length, type Pose, pickOf, pose, slid } from '@acies/table'
import { type Field, NOBODY, type Troop } from '../position.ts'
import { bodyOf, centresOf } from '../rules/bodies.ts'
import { flanks } from '../rules/fighting.ts'
import { wayOf } from '../rules/ground.ts'
import { advanceTo, allowance, bodyHere, chargeTo, hasRoom, plainSpeed, speedOf } from '../rules/movement.ts'
import { ANY_DISTANCE, sees, wayIsBarred } from '../rules/sight.ts'
import { isCavalry } from '../rules/troop.ts'
import { whyNotCharged } from '../rules/why.ts'
import { has, lift } from '../traits/index.ts'
import { goTo } from './arrival.ts'
import { event, procedure, question, seatOf, type Table } from './book.ts'
import { combat, type Fought } from './combat.ts'
import { chooseFirstShot } from './fire.ts'
import { flight } from './flight.ts'
import { interception, meetingOf, NEAREST } from './interception.ts'
import { keepTogether } from './leavers.ts'
import { disorder } from './losses.ts'
import { type Marched, march, stopHere } from './move.ts'
import { chargeReaction, mayReply, type Reaction, reveal, shootBack } from './reaction.ts'
import { bothShoot } from './shooting.ts'

/** May it charge at all (TER-UNI-21, TER-UNI-29)? */
export const canAttack = (g: Field, u: Troop): boolean =>
  u.where === 'table' && !u.fortress && !u.emplaced && plainSpeed(g, u) > 0 && u.building < 0

/** A troop is made to attack, whatever its card says. */
export function sendToAttack(r: Table, u: Troop): void {
  keepTogether(r, u)
  u.card = 'none'
  u.joint = NOBODY
  u.acted = true
  u.last = 'attack'
  r.field.asked.length = 0
}
/** What lasts only as long as one troop acts ends (TER-RUL-15). */
export function closeActivation(g: Field, unit: number): void {
  g.moving = NOBODY
  for (const u of g.troops) lift(u, 'activation')
  if (unit !== NOBODY) lift(g.troops[unit], 'act')
}

/** Enemies it sees (TER-CHG-06), and those of them it can reach: one of these if there are any (TER-RUL-34). */
export function chargeTargets(g: Field, u: Troop): number[] {
  if (!canAttack(g, u)) return []
  const reach = inches(speedOf(g, u, 'attack').value * 2)
  const reached: number[] = []
  for (const o of g.troops) {
    if (o.where !== 'table' || o.side === u.side) continue
    const far = reach + o.width + o.depth
    if (Math.abs(o.x - u.x) > far || Math.abs(o.y - u.y) > far) continue
    if (chargeTo(g, u, o) !== null && sees(g, u, o)) reached.push(o.id)
  }
  if (reached.length > 0) return reached
  return g.troops.filter(o => o.where === 'table' && o.side !== u.side && sees(g, u, o)).map(o => o.id)
}
export function canChargeSomebody(g: Field, u: Troop): boolean {
  if (!canAttack(g, u)) return false
  return g.troops.some(o => o.where === 'table' && o.side !== u.side && chargeTo(g, u, o) !== null && sees(g, u, o))
}

/** TER-ORD-20, TER-CHG-01 to 07 */
export const charge = procedure({
  name: 'charge',
  gives: 'none' as Fought,
  with: (a: { unit: number }) => ({
    unit: a.unit,
    target: NOBODY,
    reaction: 'none' as Reaction,
    shown: 'none',
    flank: false,
    counter: false,
    to: [] as number[],
    gone: 'arrived' as Marched,
    shelter: NOBODY,
    meets: NEAREST,
    sheltered: 'none' as Fought,
    stops: false,
    /** Where it set out, and how far it may go from there. */
    from: [0, 0],
    most: ANY_DISTANCE,
    gunFirst: false,
    fought: 'none' as Fought,
  }),
  lines: {
    declare(r, v) {
      const options = chargeTargets(r.field, r.field.troops[v.unit])
      if (options.length > 0) return r.call(chooseCharge, { unit: v.unit, options }, 'target')
      r.tell(event('nothing', ['TER-ORD-21'], { unit: v.unit }))
      r.end('none')
    },
    window(r, v) {
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      r.tell(event('charge', ['TER-CHG-02', 'TER-ORD-23'], { unit: u.id, other: target.id }))
      g.asked.push(target.id)
      if (mayReply(g, target, u)) r.call(chargeReaction, { unit: v.target, charger: v.unit }, 'reaction')
    },
    shelter(r, v) {
      const g = r.field
      if (!has(g, g.troops[v.target], 'sheltered') || v.reaction === 'fled') return
      const way = pathOf(g, g.troops[v.unit], g.troops[v.target])
      if (way === null) return
      if (sheltersFor(g, g.troops[v.unit], g.troops[v.target], way).length > 0)
        r.call(chooseShelter, { unit: v.target, charger: v.unit, to: pickOf(way).slice() }, 'shelter')
    },
    shelterCheck(r, v) {
      if (v.shelter === NOBODY) return
      r.field.asked.push(v.shelter)
      r.tell(event('shelters', ['TER-UNI-40', 'TER-UNI-42', 'TER-REA-61'], { unit: v.shelter, other: v.unit }))
      r.call(reveal, { unit: v.shelter, against: v.unit, charge: false, reply: 'card', shelters: true }, 'shown')
    },
    meeting(r, v) {
      if (v.shelter === NOBODY || v.shown === 'none') return
      const g = r.field
      const way = pathOf(g, g.troops[v.unit], g.troops[v.target])
      if (way !== null) r.call(chooseMeeting, { unit: v.shelter, against: v.unit, to: pickOf(way).slice() }, 'meets')
    },
    sheltered(r, v) {
      const g = r.field
      if (v.shelter === NOBODY || v.shown === 'none') return
      const u = g.troops[v.unit]
      const way = pathOf(g, u, g.troops[v.target])
      if (way === null) return
      v.from = [u.x, u.y]
      v.most = allowance(g, u, 'attack', wayOf(g, u, u, way))
      const attacks = v.shown === 'attack' // TER-UNI-42
      const to = pickOf(way).slice()
      r.call(interception, { unit: v.shelter, mover: v.unit, to, attacks, meets: v.meets }, 'sheltered')
    },
    goOn(r, v) {
      // The horse is beaten off: the charge may go on (TER-UNI-41).
      const beaten = v.sheltered === 'lost' || v.sheltered === 'tied'
      if (beaten && r.field.troops[v.unit].where === 'table') r.call(stopHere, { unit: v.unit }, 'stops')
    },
    setOut(r, v) {
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      if (u.where !== 'table' || target.where !== 'table' || v.sheltered === 'won' || v.stops) return r.end('none')
      v.counter = v.reaction === 'counter'
      v.flank = flanks(g, u, target) // TER-RUL-31: after reactions
      if (v.counter) counterCharge(r, target, u)
      const way = pathOf(g, u, target, leftOf(u, v))
      if (way === null) return
      if (v.most === ANY_DISTANCE) {
        v.from = [u.x, u.y]
        v.most = allowance(g, u, 'attack', wayOf(g, u, u, way))
      }
      v.to = pickOf(way).slice()
      r.call(march, { unit: v.unit, to: v.to, charge: v.target }, 'gone')
    },
    whichShot(r, v) {
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      if (u.where !== 'table' || target.where !== 'table') return r.end('none')
      if (v.reaction === 'shoots' && bothShoot(g, target, u, 'fire-reaction'))
        r.call(chooseFirstShot, { unit: v.target }, 'gunFirst')
    },
    shot(r, v) {
      // Before the blow, or wherever the charge has come to a stop (TER-RUL-10).
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      const flees = v.reaction === 'shoots-and-flees'
      if (v.reaction !== 'shoots' && v.reaction !== 'aims' && !flees) return
      const occasion = v.reaction === 'aims' ? 'attention-reaction' : 'fire-reaction'
      shootBack(r, target, u, occasion, { gunFirst: v.gunFirst, announced: !flees })
      if (flees && v.gone === 'arrived' && u.where === 'table' && target.where === 'table')
        r.call(flight, { unit: v.target, against: v.unit })
    },
    follow(r, v) {
      // Whoever shot and fled is followed as far as the charge still goes (TER-RUL-14).
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      if (v.gone !== 'arrived' || u.where !== 'table' || target.where !== 'table') return r.end('none')
      if (v.reaction !== 'shoots-and-flees') return
      const way = pathOf(g, u, target, leftOf(u, v))
      if (way === null) return
      v.flank = flanks(g, u, target)
      v.to = pickOf(way).slice()
      r.call(march, { unit: v.unit, to: v.to, charge: v.target }, 'gone')
    },
    contact(r, v) {
      const g = r.field
      const [u, target] = [g.troops[v.unit], g.troops[v.target]]
      if (v.gone !== 'arrived' || u.where !== 'table' || target.where !== 'table') return r.end('none')
      if (gapBetween(bodyOf(u), bodyOf(target)) > CONTACT) {
        r.tell(event('advance', ['TER-CHG-07'], { unit: u.id, other: target.id }))
        return r.end('none')
      }
      r.tell(event('contact', ['TER-CHG-04'], { unit: u.id, other: target.id }))
      r.call(
        combat,
        { attacker: v.unit, defender: v.target, attacks: true, answers: v.counter, counter: v.counter, flank: v.flank },
        'fought',
      )
    },
    over(r, v) {
      r.end(v.fought)
    },
  },
})
/** Bases that are nearer than this are in contact; it absorbs the rounding of poses. */
const CONTACT = 15

/** Where the charge ends: at the enemy, or as near as it gets. */
function pathOf(g: Field, u: Troop, target: Troop, most = ANY_DISTANCE): Pose | null {
  return (chargeTo(g, u, target, 'attack', most) ?? advanceTo(g, u, target, 'attack', most))?.pose ?? null
}
/** How far a charge that has been held up may still go. */
const leftOf = (u: Troop, v: { from: number[]; most: number }): number =>
  v.most === ANY_DISTANCE ? v.most : Math.max(0, v.most - Math.round(length(u.x - v.from[0], u.y - v.from[1])))

/** The reactor goes half-way, or an inch if it is foot against horse (TER-REA-20, TER-RUL-12). */
function counterCharge(r: Table, u: Troop, charger: Troop): void {
  const g = r.field
  let nearest = Number.POSITIVE_INFINITY
  for (const c of centresOf(u)) nearest = Math.min(nearest, apart(charger, c))
  const half = Math.round(nearest / 2)
  // Guns count as infantry (TER-ART-10).
  const foot = !isCavalry(g, u) && isCavalry(g, charger)
  const most = foot ? inches(1) : ANY_DISTANCE
  const way = bearing(u, charger)
  const from = [u.x, u.y, u.facing]
  const turned = pose(u.x, u.y, way)
  for (let d = Math.min(half, most); d >= 0; d -= inches(0.5)) {
    const at = slid(turned, way, d)
    const ground = wayOf(g, u, u, at)
    if (ground.impassable || d > allowance(g, u, 'attack', ground) + 5 || !hasRoom(g, u, bodyHere(u, at))) continue
    if (d > 0 && wayIsBarred(g, u, u, at, charger, () => false) !== null) continue
    goTo(r, u, at)
    if (ground.disorders) disorder(r, u, ['TER-TRR-03'])
    break
  }
  r.tell(event('countercharge', ['TER-REA-20'], { unit: u.id, other: charger.id, path: [...from, u.x, u.y, u.facing] }))
}

export const chooseCharge = question({
  name: 'choose-charge',
  kind: 'one',
  rules: ['TER-ORD-23', 'TER-CHG-06', 'TER-TRR-10'],
  with: (a: { unit: number; options: number[] }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'unit', options: v.options, about: v.unit }),
  why: (g, v, _draft, pick) => whyNotCharged(g, g.troops[v.unit], pick),
  take: (_r, _v, picks): number => thing(picks, 0),
})

/** Horse of the same command that can throw itself in the way (TER-UNI-40). */
function sheltersFor(g: Field, charger: Troop, target: Troop, to: Pose): number[] {
  return g.troops
    .filter(
      o =>
        o.where === 'table' &&
        o.side === target.side &&
        o.command === target.command &&
        o !== target &&
        o.card !== 'none' &&
        !o.acted &&
        isCavalry(g, o) &&
        meetsSomewhere(g, o, charger, [to.x, to.y, to.facing]),
    )
    .map(o => o.id)
}
/** Inches of a way. */
const inchesOf = (u: Troop, to: readonly number[]): number => Math.floor(length(to[0] - u.x, to[1] - u.y) / INCH)
function meetsSomewhere(g: Field, u: Troop, charger: Troop, to: readonly number[]): boolean {
  if (meetingOf(g, u, charger, to) !== null) return true
  for (let n = 0; n <= inchesOf(charger, to); n++) if (meetingOf(g, u, charger, to, inches(n)) !== null) return true
  return false
}

/** How many inches the charger has gone when they meet; where they are nearest, unless another point is preferred (TER-UNI-40). */
export const chooseMeeting = question({
  name: 'choose-meeting',
  kind: 'number',
  rules: ['TER-UNI-40'],
  with: (a: { unit: number; against: number; to: number[] }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const max = inchesOf(g.troops[v.against], v.to)
    return { of: 'number', min: 0, max, about: v.unit, enough: 'nearest' }
  },
  forbids(g, v, picks) {
    if (picks.length === 0) return null
    return meetingOf(g, g.troops[v.unit], g.troops[v.against], v.to, inches(thing(picks, 0))) === null
      ? 'TER-UNI-40'
      : null
  },
  candidates(g, v, _seat, n, random): Picks[] {
    const charger = g.troops[v.against]
    const found: Picks[] = []
    const most = inchesOf(charger, v.to)
    for (let tries = 0; tries < 3 * n && found.length < n; tries++) {
      const at = random(most + 1)
      if (meetingOf(g, g.troops[v.unit], charger, v.to, inches(at)) !== null) found.push([at])
    }
    return found.length === 0 ? [[]] : found
  },
  take: (_r, _v, picks): number => (picks.length === 0 ? NEAREST : inches(thing(picks, 0))),
})
export const chooseShelter = question({
  name: 'choose-shelter',
  kind: 'one',
  rules: ['TER-UNI-40'],
  window: true,
  with: (a: { unit: number; charger: number; to: number[] }) => a,
  seats: (g, v) => seatOf(g.troops[v.unit].side),
  next(g, v, draft): Choice | null {
    if (draft.length > 0) return null
    const options = sheltersFor(g, g.troops[v.charger], g.troops[v.unit], pose(v.to[0], v.to[1], v.to[2]))
    return { of: 'unit', options, about: v.unit, enough: 'pass' }
  },
  why(g, v, _draft, pick) {
    const o = typeof pick === 'number' ? g.troops[pick] : undefined
    return o?.side === g.troops[v.unit].side && o.acted ? 'TER-ACT-06' : 'TER-UNI-40'
  },
  take: (_r, _v, picks: Picks): number => (picks.length === 0 ? NOBODY : thing(picks, 0)),
})
