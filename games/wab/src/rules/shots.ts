import { Ledger } from '@acies/kernel'
import { aheadOf, apart, type Body, crosses, distanceTo, holds, INCH, type Point, within } from '@acies/table'
import { GROUND_DATA } from '../data/ground.ts'
import { isMissile, MISSILE_DATA, MISSILES, type Missile, type MissileData } from '../data/weapons.ts'
import type { Rule } from '../events.ts'
import { type Field, has, isFleeing, isMan, type Kind, kindOf, onTable, stateOf, type Unit } from '../position.ts'
import { adding, reckoned, refusal } from '../traits/index.ts'
import {
  blockOf,
  bodyOf,
  distanceBetween,
  filePoint,
  filesOf,
  groundOf,
  isBeyond,
  isCloud,
  middle,
  ranksOf,
} from './bodies.ts'
import { type Riding, ridersOf } from './crew.ts'
import { isEngaged } from './engaged.ts'
import { isInWood } from './going.ts'
import { filesThatSee, isBehind, levelOf, sees } from './sight.ts'

/** Ways to shoot of one kind of man: his weapons, and the quick shots of slings (WAB-WPN-04, 51). */
function missilesOf(kind: Kind): Missile[] {
  const found = kind.weapons.filter(isMissile)
  return found.includes('sling') ? [...found, 'sling-rapid'] : found
}
/** Those of its men; in a mixed unit of those who have any (WAB-MASS-08). */
function missilesIn(g: Field, u: Unit): Missile[] {
  const own = missilesOf(kindOf(g, u))
  if (own.length > 0) return own
  let last = u.kind
  for (const p of u.places) {
    if (p === last || !isMan(p)) continue
    const theirs = missilesOf(g.kinds[p])
    if (theirs.length > 0) return theirs
    last = p
  }
  for (const rider of ridersOf(g, u)) if (missilesOf(rider.kind).length > 0) return missilesOf(rider.kind)
  return own
}
/** Those that it may use in its own shooting phase (WAB-WPN-45, 48, 51, 54). */
export const missilesNow = (g: Field, u: Unit): Missile[] =>
  missilesIn(g, u).filter(w => !MISSILE_DATA[w].still || !has(u, 'moved') || refusal('shoot-still', g, u) !== null)
/** What it shoots with: as it has said, or the only way it has. */
export function missileOf(g: Field, u: Unit): Missile | null {
  const said = stateOf(u, 'shoots-with')
  return said !== undefined ? MISSILES[said.n] : (missilesNow(g, u)[0] ?? null)
}
/** What it shoots at chargers with, the strongest it has; on the run not every weapon will do (WAB-WPN-46, 52, 55). */
export function missileAgainstCharge(g: Field, u: Unit, how: 'stand' | 'flee'): Missile | null {
  const able = missilesIn(g, u).filter(w => w !== 'sling-rapid' && (how === 'stand' || MISSILE_DATA[w].flees))
  const worth = (w: Missile) => MISSILE_DATA[w].strength[0] + MISSILE_DATA[w].pierces[0]
  return able.sort((a, b) => worth(b) - worth(a))[0] ?? null
}
/** Who of those aboard shoots: for a machine its crew, otherwise the riders who have the weapon; null for plain units. */
function gunnersOf(g: Field, u: Unit, weapon: Missile): Riding | null {
  if (kindOf(g, u).crew.length === 0) return null
  const riders = ridersOf(g, u)
  return riders.find(x => x.kind.weapons.includes(weapon)) ?? riders[0] ?? null
}
/** Mounted men, riders and machines that turn to their target look to every side (WAB-SHOOT-03, WAB-WAR-43). */
const looksRound = (g: Field, u: Unit): boolean => kindOf(g, u).troop !== 'infantry'

/** The rule by which a unit may not shoot in this phase, or null (WAB-SHOOT-03 to 05). */
export function mayNotShoot(g: Field, u: Unit): Rule | null {
  const ways = missilesIn(g, u)
  if (ways.length === 0 || !onTable(u)) return 'WAB-SHOOT-01'
  if (isFleeing(u)) return 'WAB-FLEE-05'
  if (isEngaged(g, u)) return 'WAB-MELEE-07'
  if (has(u, 'marched')) return 'WAB-SHOOT-04'
  if (has(u, 'silent')) return 'WAB-SHOOT-05'
  const now = missilesNow(g, u)
  if (now.length === 0) return ways[0] === 'staff-sling' ? 'WAB-WPN-54' : 'WAB-WPN-45'
  if (isMasked(g, u, now)) return massBarred(g, u, now[0]) ?? 'WAB-SHOOT-06'
  return refusal('shoot', g, u)
}
/** Why the rear ranks of a unit may not shoot over the first, or null (WAB-MASS-01, 03, 04, 06, 09). */
function massBarred(g: Field, u: Unit, weapon: Missile): Rule | null {
  const { massed } = MISSILE_DATA[weapon]
  if (massed === 'no' && levelOf(g, u) <= 0) return 'WAB-MASS-01'
  if (massed !== 'always' && has(u, 'moved')) return 'WAB-MASS-03'
  return isInWood(g, u) ? 'WAB-MASS-06' : refusal('mass', g, u)
}
/** Those who have missiles stand behind others and may not shoot over them (WAB-SHOOT-06). */
function isMasked(g: Field, u: Unit, ways: readonly Missile[]): boolean {
  if (kindOf(g, u).crew.length > 0) return false
  const inFront = (w: Missile) => {
    for (let file = 0; file < filesOf(u); file++) if (armed(g, u, file, w)) return true
    return false
  }
  return ways.every(w => !inFront(w) && massBarred(g, u, w) !== null)
}
/** A lone character may be shot at only if nobody is nearer (WAB-PSHOOT-01, WAB-MIS-117). */
export function mayNotBeShot(g: Field, u: Unit, target: Unit): Rule | null {
  if (target.side === u.side) return 'WAB-SHOOT-01'
  const rule = refusal('be-shot', g, target, { other: u })
  if (rule !== null) return rule
  const kind = kindOf(g, target)
  // Nobody shoots at two who fight a challenge (WAB-SMELEE-03, WAB-CHAL-10).
  if (g.combats.some(c => c.duel.includes(target.id))) return 'WAB-SMELEE-03'
  if (!kind.character || kind.troop === 'chariot' || kind.troop === 'elephant') return null
  const far = distanceBetween(g, u, target)
  for (const o of g.units)
    if (
      o !== target &&
      o.side === target.side &&
      onTable(o) &&
      distanceBetween(g, u, o) < far &&
      sees(g, u, o, looksRound(g, u))
    )
      return 'WAB-PSHOOT-01'
  return null
}
export const seesToShoot = (g: Field, u: Unit, target: Unit): boolean => sees(g, u, target, looksRound(g, u))

/** Cover of most of the target against this shooter: ground it stands in, or a wall it stands behind (WAB-MIS-105). */
function coverOf(g: Field, u: Unit, target: Unit): number {
  let cover = 0
  const { bodies } = groundOf(g)
  const from = middle(g, u)
  const at = middle(g, target)
  for (let i = 0; i < bodies.length; i++) {
    const data = GROUND_DATA[g.ground[i].kind]
    if (data.cover <= cover) continue
    const covers = data.obstacle
      ? isBehind(g, target, bodies[i]) && crosses(bodies[i], from, at)
      : mostOn(g, target, bodies[i])
    if (covers) cover = data.cover
  }
  return cover
}

/** Most of a cloud, the middle of a block. */
function mostOn(g: Field, u: Unit, ground: Body): boolean {
  if (!isCloud(u)) return holds(ground, middle(g, u))
  const { pieces } = bodyOf(g, u)
  return pieces.filter(p => holds(ground, p)).length * 2 > pieces.length
}
/** How far a weapon carries at somebody (WAB-RANGE-02). */
const rangeOf = (g: Field, u: Unit, target: Unit, weapon: Missile): number =>
  reckoned('range', MISSILE_DATA[weapon].range, g, u, { weapon, other: target }) * INCH
/** Whether any of its missiles would reach. */
export const isInRange = (g: Field, u: Unit, target: Unit): boolean =>
  missilesNow(g, u).some(weapon => !isBeyond(g, u, target, rangeOf(g, u, target, weapon)))
export interface Volley {
  weapon: Missile
  data: MissileData
  /** Dice at short and at long range. */
  short: number
  long: number
}
/**
 * Who of a unit shoots: the front rank as far as it sees and is in range, half of the rear ranks if the weapon is shot
 * in mass (WAB-SHOOT-06, WAB-RANGE-02, WAB-MASS-01 to 09). Reaction fire is always short and in range (WAB-RUL-150).
 */
export function volleyOf(
  g: Field,
  u: Unit,
  target: Unit,
  weapon: Missile,
  files: readonly number[],
  reaction: '' | 'stand' | 'flee',
): Volley {
  const data = MISSILE_DATA[weapon]
  const range = rangeOf(g, u, target, weapon)
  const body = bodyOf(g, target)
  const kind = kindOf(g, u)
  let short = 0
  let long = 0
  let rear = 0
  let rearLong = 0
  const reach = (at: Point): 0 | 1 | 2 => {
    if (reaction !== '') return 1
    const far = distanceTo(body, at)
    if (!within(far, range)) return 0
    return data.alwaysShort || within(far * 2, range) ? 1 : 2
  }
  const masses = reaction !== 'flee' && massBarred(g, u, weapon) === null
  const shots = reckoned('shots', data.shots, g, u, {
    weapon,
    occasion: reaction === '' ? 'shot' : 'reaction',
  })
  const over = masses && refusal('shoot-over', g, u) !== null
  const gunners = gunnersOf(g, u, weapon)
  for (const file of files) {
    const at = filePoint(g, u, u, file)
    if (gunners !== null && !kind.weapons.includes(weapon)) {
      // All who ride it, to every side, from where it stands (WAB-ELE-28, WAB-WAG-09).
      const r = reach(at)
      // One man for a gun of the wagon, who does nothing else (WAB-WAG-12).
      const n = data.bolt > 0 ? 1 : gunners.n - (has(u, 'at-the-gun') ? 1 : 0)
      if (r === 1) short += shots * n
      else if (r === 2) long += shots * n
      continue
    }
    let full = armed(g, u, file, weapon)
    if (full) {
      const r = reach(at)
      if (r === 1) short += shots
      else if (r === 2) long += shots
    }
    if (!masses) continue
    for (let rank = 1; rank < ranksOf(u); rank++) {
      const place = rank * u.files + file
      if (place >= u.places.length || !armed(g, u, place, weapon)) continue
      const deep = deeper(g, u, at, rank * kind.depth)
      const r = reach(deep)
      if (over && !full) {
        // Over the heads of those before them the first who have bows shoot to a man (WAB-FRM-39, 40).
        if (r === 1) short += shots
        else if (r === 2) long += shots
        full = true
      } else if (r === 1) rear++
      else if (r === 2) rearLong++
    }
  }
  if (rear + rearLong > 0) {
    // Half of those in the rear ranks who could, rounded down over all (WAB-MASS-07).
    const half = Math.floor((rear + rearLong) / 2)
    const near = Math.min(half, Math.ceil(rear / 2))
    short += near
    long += half - near
  }
  return { weapon, data, short, long }
}
function deeper(g: Field, u: Unit, at: Point, by: number): Point {
  const b = blockOf(g, u)
  const m = middle(g, u)
  const far = Math.max(1, apart(b, m))
  return { x: at.x + ((m.x - b.x) * by) / far, y: at.y + ((m.y - b.y) * by) / far }
}
/** Command models count as the men; characters shoot only with what they have themselves (WAB-CMD-02). */
function armed(g: Field, u: Unit, place: number, weapon: Missile): boolean {
  const who = u.places[place]
  if (who === undefined || who >= 1000) return false
  return missilesOf(isMan(who) ? g.kinds[who] : kindOf(g, u)).includes(weapon)
}
/** Who of its men has the weapon. */
function archerIn(g: Field, u: Unit, weapon: Missile): Kind {
  const own = kindOf(g, u)
  if (missilesOf(own).includes(weapon)) return own
  for (const p of u.places) if (isMan(p) && p !== u.kind && missilesOf(g.kinds[p]).includes(weapon)) return g.kinds[p]
  return own
}
export const shootersOf = (g: Field, u: Unit, target: Unit): readonly number[] =>
  filesThatSee(g, u, target, looksRound(g, u))

/** What a shot needs (WAB-TOHIT-01 to 11). */
export function toHitShot(g: Field, u: Unit, target: Unit, volley: Volley, long: boolean, reaction: boolean): Ledger {
  const ledger = new Ledger(7 - (gunnersOf(g, u, volley.weapon)?.kind ?? archerIn(g, u, volley.weapon)).bs)
  const kind = kindOf(g, target)
  if (kind.troop === 'elephant' || kind.troop === 'machine' || kind.troop === 'wagon') ledger.add(-1, 'WAB-TOHIT-04')
  if (has(u, 'moved') && volley.data.spoiltByMoving && refusal('move-and-shoot', g, u) === null)
    ledger.add(1, 'WAB-TOHIT-05')
  if (reaction) ledger.add(1, 'WAB-TOHIT-06')
  if (long && !volley.data.alwaysShort) ledger.add(1, 'WAB-TOHIT-07')
  const manSized = kind.troop === 'infantry' || kind.troop === 'cavalry'
  if (kind.character && manSized) ledger.add(1, 'WAB-TOHIT-08')
  else if (kind.order === 'loose' && manSized) ledger.add(1, 'WAB-TOHIT-09')
  if (kind.troop === 'chariot' && (has(target, 'rode') || has(target, 'moved'))) ledger.add(1, 'WAB-TOHIT-10')
  const cover = coverOf(g, u, target)
  if (cover > 0) ledger.add(cover, 'WAB-TOHIT-11')
  const { weapon } = volley
  const occasion = reaction ? 'reaction' : 'shot'
  adding('toHitShot', ledger, g, target, { other: u, weapon, occasion, side: shotFrom(g, u, target) })
  adding('aim', ledger, g, u, { other: target, weapon, occasion })
  return reaction && has(u, 'needs-six') ? ledger.atLeast(6, 'WAB-PSY-04') : ledger
}
/** Whether a shot comes from before its front. */
export const shotFrom = (g: Field, u: Unit, target: Unit): 'front' | 'rear' =>
  aheadOf(blockOf(g, target), u.x, u.y) >= 0 ? 'front' : 'rear'
