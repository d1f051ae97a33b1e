import { bearing, cosine, INCH, type Pose, sine, turnBetween } from '@acies/table'
import { MISSILE_DATA } from '../data/weapons.ts'
import { type Field, has, isFleeing, kindOf, type Unit } from '../position.ts'
import { blockOf } from '../rules/bodies.ts'
import { hasMusician } from '../rules/ranks.ts'
import { missileOf } from '../rules/shots.ts'
import type { Eye } from './eye.ts'

const isMounted = (g: Field, u: Unit): boolean => {
  const { troop } = kindOf(g, u)
  return troop === 'cavalry' || troop === 'chariot'
}

/** How good it is to stand somewhere, term by term, in hundreds of points. */
export interface Stance {
  attack: number
  shots: number
  exposure: number
  contact: number
  /** Which way it looks. */
  front: number
  support: number
  /** A quarter of the table held, or denied, when the battle is about to end. */
  quarters: number
}
/** How a unit came to a place: who has marched does not shoot, who has moved shoots worse. */
export type Came = 'stood' | 'move' | 'march'

/** The bearing in which an army advances. */
export const forward = (g: Field, u: Unit): number => (g.armies[u.side].edge === 'south' ? 0 : 18000)
/** How far a unit has come from its own edge, in inches. */
export const advanced = (g: Field, u: Unit, at: Pose): number =>
  (g.armies[u.side].edge === 'south' ? g.depth - at.y : at.y) / INCH

/** How near a unit wants to be: fighters where they can charge, shooters well within range. */
function wishedGap(eye: Eye, u: Unit): number {
  const missile = missileOf(eye.g, u)
  const charge = eye.charge(u) / INCH
  if (missile === null || isFighter(eye.g, u)) return Math.max(2, charge - 1)
  return Math.max(5, Math.min(MISSILE_DATA[missile].range / 2, charge + 6))
}
/** Wants to come to blows rather than to shoot. */
function isFighter(g: Field, u: Unit): boolean {
  const kind = kindOf(g, u)
  const missile = missileOf(g, u)
  return missile === null || (MISSILE_DATA[missile].range <= 8 && kind.troop === 'infantry' && kind.order !== 'loose')
}
/** Inches at which an enemy is more to a unit than the line it stands in. */
const CLOSE = 12

export function stanceOf(eye: Eye, u: Unit, at: Pose, came: Came): Stance {
  const { g } = eye
  const shots = missileOf(g, u) === null ? 0 : shotsFrom(eye, u, at, came)
  return {
    attack: 0.25 * eye.prospect(u, at),
    shots,
    exposure: -0.27 * eye.menace(u, at) * haste(g),
    ...contactFrom(eye, u, at),
    support: company(eye, u, at) - border(g, u, at) - hindrance(eye, u, at),
    quarters: quarterAt(eye, u, at),
  }
}
/** What a quarter is worth to whoever goes there: much in his last turn, something in the one before (WAB-SCN-14). */
function quarterAt(eye: Eye, u: Unit, at: Pose): number {
  const { g } = eye
  const left = g.last - g.turn
  if (left > 3) return 0
  const west = at.x * 2 < g.width
  const north = at.y * 2 < g.depth
  const there = (o: Unit): boolean => o.x * 2 < g.width === west && o.y * 2 < g.depth === north
  const holds = (o: Unit): boolean => there(o) && eye.formed(o)
  const foes = eye.enemies(u).filter(e => there(e) && !isFleeing(e))
  const friends = eye.army(u.side).filter(f => f !== u && there(f))
  const holding = foes.length === 0 && eye.formed(u) && !friends.some(holds)
  const denying = foes.some(holds) && friends.every(isFleeing)
  return holding || denying ? (left > 1 ? 0.35 : 0.9) : 0
}
/** The volley of this turn, and of the next. */
function shotsFrom(eye: Eye, u: Unit, at: Pose, came: Came): number {
  const now = came === 'march' ? 0 : eye.bestShot(u, at, came === 'move').gain
  return 0.8 * now + 0.6 * eye.bestShot(u, at).gain
}
/** Closing with whoever is before it, its front toward him. */
function contactFrom(eye: Eye, u: Unit, at: Pose): Pick<Stance, 'contact' | 'front'> {
  const { g } = eye
  const foe = opponentOf(eye, u)
  if (foe === null) return { contact: 0, front: 0 }
  const value = eye.worth(u)
  const wish = wishedGap(eye, u)
  const gap = eye.gap(u, foe, at)
  let contact = -inchWorth(eye, u) * Math.max(0, gap - wish)
  if (!isFighter(g, u)) contact -= 0.04 * Math.max(0, wish - 1 - gap)
  // Near the enemy a front looks at him; farther off it looks where the army goes.
  const close = gap < CLOSE
  const to = close ? bearing(eye.middleAt(u, at), eye.middle(foe)) : forward(g, u)
  const off = Math.abs(turnBetween(at.facing, to))
  return { contact, front: -(Math.max(0, off - (close ? 1500 : 500)) / 18000) * (close ? 0.5 : 0.35) * value }
}
/** An inch nearer to the enemy; horse waits on its wing until the foot has come up. */
const inchWorth = (eye: Eye, u: Unit): number => (isMounted(eye.g, u) ? 0.015 : 0.03) * (0.3 + eye.worth(u) * 0.3)
/** The ground a unit has won, until it is as near as it wants to be to whom it has before it: not beyond him. */
export function groundWon(eye: Eye, u: Unit): number {
  const foe = opponentOf(eye, u)
  const own = advanced(eye.g, u, u)
  const most = foe === null ? own : advanced(eye.g, u, foe) - wishedGap(eye, u)
  return inchWorth(eye, u) * Math.min(own, Math.max(0, most))
}
/** Whom a unit has before it: near, straight ahead unless he is near enough to charge it, of its own speed rather than faster. */
export function opponentOf(eye: Eye, u: Unit): Unit | null {
  const { g } = eye
  let best: Unit | null = null
  let least = Number.POSITIVE_INFINITY
  for (const e of eye.enemies(u)) {
    if (isFleeing(e) || kindOf(g, e).character) continue
    const off = Math.abs(turnBetween(u.facing, bearing(eye.middle(u), eye.middle(e))))
    const fast = isMounted(g, e) && !isMounted(g, u) ? 5 : 0
    const gap = eye.gap(u, e)
    const far = gap + off / (gap < CLOSE ? 2400 : 900) + fast + (eye.engaged(e) ? 2 : 0) + slips(eye, u, e)
    if (far < least) {
      least = far
      best = e
    }
  }
  return best
}
/** Who is not worth a block's while, in inches: loose men run from it and come back. */
const slips = (eye: Eye, u: Unit, e: Unit): number =>
  eye.formed(u) && !eye.formed(e) && eye.worth(e) < 0.5 * eye.worth(u) ? 8 : 0
/** As the battle goes on there is less to be gained by waiting. */
const haste = (g: Field): number => (g.turn <= 4 ? 1 : g.turn <= 8 ? 0.7 : 0.4)

/** Blocks that advance together; who shoots from behind them, or roams, keeps no line. */
const isOfTheLine = (eye: Eye, f: Unit): boolean =>
  kindOf(eye.g, f).troop === 'infantry' && eye.formed(f) && isFighter(eye.g, f)
/** The line: nobody far ahead of those beside him, nobody far behind, the general near. */
function company(eye: Eye, u: Unit, at: Pose): number {
  const { g } = eye
  const mounted = isMounted(g, u)
  let worth = 0
  let line = 0
  let n = 0
  for (const f of eye.army(u.side)) {
    if (f === u || isFleeing(f) || kindOf(g, f).character) continue
    const aside = Math.abs(f.x - at.x) / INCH
    if (isOfTheLine(eye, f) && !eye.engaged(f) && aside < 26) {
      // Who has yet to move is thought of where he will be.
      const yet = has(f, 'moved') || has(f, 'held') || g.active !== u.side ? 0 : stride(eye, f)
      line += advanced(g, f, f) + yet
      n++
    }
    if (aside < 10 && Math.abs(f.y - at.y) < 4 * INCH) worth += 0.03
  }
  if (n > 0) {
    const before = advanced(g, u, at) - line / n
    worth -= 0.06 * Math.min(6, Math.max(0, before - (mounted ? 4 : 1.5)))
    worth -= 0.01 * Math.min(12, Math.max(0, -before - 6))
  }
  const { general } = g.armies[u.side]
  if (general >= 0 && general !== u.id) {
    const leader = g.units[general].where === 'joined' ? g.units[g.units[general].host] : g.units[general]
    if (leader !== u && leader !== undefined && eye.gap(u, leader, at) > 12) worth -= mounted ? 0.01 : 0.03
  }
  return worth
}
/** How far a unit of the line is likely to go. */
function stride(eye: Eye, f: Unit): number {
  const near = eye.nearest(f)
  const pace = eye.charge(f) / 2 / INCH
  if (near === null) return pace
  const room = Math.max(0, near.gap - wishedGap(eye, f))
  return Math.min(room, hasMusician(f) && eye.g.snap.near[f.id] === 0 ? 2 * pace : pace)
}
/** Inches before a block that its own skirmishers and horse leave free. */
const LANE = 10
/** Who stands before a block of his own side keeps it from going on. */
function hindrance(eye: Eye, u: Unit, at: Pose): number {
  const { g } = eye
  if (isOfTheLine(eye, u)) return 0
  const half = blockOf(g, u).width / 2
  const { x, y } = eye.middleAt(u, at)
  let loss = 0
  for (const f of eye.army(u.side)) {
    if (f === u || !isOfTheLine(eye, f) || isFleeing(f) || eye.engaged(f)) continue
    const [dx, dy] = [x - f.x, y - f.y]
    const before = dx * sine(f.facing) - dy * cosine(f.facing)
    const aside = Math.abs(dx * cosine(f.facing) + dy * sine(f.facing))
    if (before > 0 && before < LANE * INCH && aside < half + blockOf(g, f).width / 2) loss += 0.12 + 0.06 * eye.worth(f)
  }
  return loss
}
/** Nobody fights with his back to the edge if he can help it. */
function border(g: Field, u: Unit, at: Pose): number {
  const side = Math.min(at.x, g.width - at.x) / INCH
  const half = blockOf(g, u).width / 2 / INCH
  return 0.03 * Math.max(0, half + 1 - side)
}
