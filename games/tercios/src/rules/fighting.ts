import { barred } from '@acies/kernel'
import { aheadOf, inches } from '@acies/table'
import { ARQUEBUS_RANGE, FLINTLOCK_CLOSE, MISSILES, type Missile } from '../data/weapons.ts'
import { type Field, type Kind, kindOf, type Troop, under } from '../position.ts'
import { has, markedWith, markOf, traitsWith } from '../traits/index.ts'
import type { Shooting } from '../traits/trait.ts'
import { centresOf } from './bodies.ts'
import { groundGives, nearestCentre, standsHigher } from './ground.ts'
import { type Line, lineTo } from './sight.ts'
import { armed, atLimit, isCavalry } from './troop.ts'
import { counts, type Reckoning, reckon, reckonFor, type Source } from './values.ts'

const missiles = new WeakMap<Kind, Missile | null>()
/** What a troop shoots with, or null. */
export function missileOf(g: Field, u: Troop): Missile | null {
  const kind = kindOf(g, u)
  let missile = missiles.get(kind)
  if (missile === undefined) {
    missile = kind.fire === 0 ? null : (MISSILES.find(m => kind.weapons.includes(m.weapon)) ?? null)
    missiles.set(kind, missile)
  }
  return missile
}

/** How a shot comes about. */
export type Occasion = Shooting
export const isReaction = (o: Occasion): boolean => o === 'fire-reaction' || o === 'attention-reaction'

/** May it shoot on this occasion at all (TER-REA-41, TER-WPN-16, TER-CAV-22, TER-ART-04)? */
export function mayShoot(g: Field, u: Troop, occasion: Occasion): boolean {
  const missile = missileOf(g, u)
  if (missile === null || u.limbered) return false
  const full = occasion === 'fire' || occasion === 'fire-reaction'
  if ((!full && missile.gun) || shotBarred(g, u, occasion) !== null) return false
  if (!isReaction(occasion)) return true
  if (missile.weapon === 'javelin') return false
  return !missile.bow || has(g, u, 'harasses')
}
/** The special rule against shooting on this occasion, or null. */
export const shotBarred = (g: Field, u: Troop, occasion: Occasion): string | null =>
  barred(traitsWith(g, u, 'barsShot'), t => t.barsShot(occasion))

/** In inches (TER-SHO-03, TER-QUA-36, TER-QUA-48). */
export function rangeOf(u: Troop, missile: Missile): number {
  let { range } = missile
  for (const e of u.effects) range += markOf(e)?.range?.(missile, e.n) ?? 0
  return range
}

/** Nobody can shoot at it. */
export const isUnseen = (u: Troop): boolean => u.effects.length > 0 && markedWith(u, 'unseen').length > 0

/** The line of a shot, or null if it cannot be made (TER-LOS-01 to 06). */
export function shotAt(g: Field, u: Troop, target: Troop): Line | null {
  const missile = missileOf(g, u)
  if (missile === null || isUnseen(target)) return null
  return lineTo(g, u, target, inches(rangeOf(u, missile)) + 5, missile.bow)
}

/** Dice of a shot (TER-SHO-10). `announced`: a harasser that will not flee keeps the increase of firearms. */
export function fireDice(g: Field, u: Troop, occasion: Occasion, far: number, announced = true): Reckoning {
  const kind = kindOf(g, u)
  const missile = missileOf(g, u)
  if (missile === null) return reckon(0, [], [])
  const sources: Source[] = []
  const near = far <= inches(FLINTLOCK_CLOSE) + 5
  const attention = occasion === 'attention' || occasion === 'attention-reaction'
  const atPistolReach = missile.weapon === 'pistol' && far <= inches(4) + 5
  if (attention && !atPistolReach && missile.weapon !== 'javelin' && counts(g, u, 'fire', 'attention'))
    sources.push('attention-')
  if (atLimit(g, u) && counts(g, u, 'fire', 'at-limit')) sources.push('at-limit-')
  if (isReaction(occasion) && missile.firearm && (announced || !has(g, u, 'harasses'))) sources.push('firearm+')
  else if (missile.weapon === 'flintlock' && near) sources.push('flintlock+')
  if (under(u, 'sprung')) sources.push('ambush+')
  const mixed = missile.weapon === 'arquebus-musket' && far > inches(ARQUEBUS_RANGE) + 5
  return reckonFor(g, u, 'fire', mixed ? kind.far : kind.fire, sources)
}

/** Courage against a shot (TER-SHO-11); a line tells from where it comes, if not from the shooter's front. */
export function courageUnderFire(g: Field, u: Troop, shooter: Troop, line?: Line): Reckoning {
  const missile = missileOf(g, shooter)
  const gun = missile?.gun === true
  const sources: Source[] = []
  if (u.disordered && counts(g, u, 'courageUnderFire', 'disordered')) sources.push('disordered-')
  const mortar = armed(g, shooter, 'mortar')
  const covered = (): boolean =>
    u.entrenched || standsAs(u, 'cover') || groundGives(g, u, 'cover', line?.from ?? shooter, line?.to)
  if (!mortar && covered()) sources.push('cover+')
  if (u.fortress && !gun) sources.push('fortress+')
  if (under(u, 'resisting')) sources.push('resist+')
  return reckonFor(g, u, 'courageUnderFire', kindOf(g, u).courage, sources)
}
/** A Command Action lets it stand as if in cover, or as if protected. */
const standsAs = (u: Troop, how: 'cover' | 'protected'): boolean =>
  u.effects.length > 0 && markedWith(u, 'stands').some(t => t.stands === how)

/** Is the charger's front centre behind the target's front line (TER-FLK-01, TER-FLK-04, TER-UNI-30)? */
export function flanks(g: Field, charger: Troop, target: Troop): boolean {
  if (target.building >= 0 || target.emplaced || has(g, target, 'neverFlanked')) return false
  return aheadOf(target, charger.x, charger.y) < -5
}

/** How one side stands in a round of combat. */
export interface Footing {
  /** Uses the Attack order or reaction. */
  attacks: boolean
  /** Was charged, and did not counter-charge. */
  charged: boolean
  flanked: boolean
  /** It came from behind the enemy's front. */
  flanks: boolean
  counter: boolean
  badWar: boolean
}

/** Behind a wall, in a building, an earthwork, a wagon fort (TER-RUL-30). */
const isProtected = (g: Field, u: Troop, from: Troop): boolean =>
  // Who has come to blows stands on the wall himself: what lies between is seen from his rear.
  u.entrenched || standsAs(u, 'protected') || groundGives(g, u, 'protected', centresOf(from)[2], nearestCentre(u, from))
export const isFortified = (g: Field, u: Troop, from: Troop): boolean =>
  u.fortress || u.emplaced || isProtected(g, u, from)

/** Dice in combat (TER-CBT-10). */
export function combatDice(g: Field, u: Troop, foe: Troop, f: Footing): Reckoning {
  const sources: Source[] = []
  const horse = isCavalry(g, foe)
  const volley = f.attacks && !f.badWar
  if (volley) sources.push('attack+')
  if (atLimit(g, u) && !armed(g, u, 'bardiches') && counts(g, u, 'combat', 'at-limit')) sources.push('at-limit-')
  if (f.flanked) sources.push('flanked-')
  if (standsHigher(g, u, foe)) sources.push('height+')
  const wasCharged = f.charged || f.counter
  if (armed(g, u, 'pikes') && horse && wasCharged && !u.disordered) sources.push('pikes+')
  if (armed(g, u, 'halberds') && foe.disordered) sources.push('halberds+')
  if (armed(g, u, 'bayonet') && !u.disordered && (horse ? wasCharged : volley)) sources.push('bayonet+')
  if (armed(g, u, 'salvo-drill') && volley && !u.disordered) sources.push('salvo-drill+')
  if (armed(g, u, 'heavy-lances') && f.counter && !f.badWar) sources.push('heavy-lances+')
  if (armed(g, u, 'swordsmen') && f.badWar) sources.push('swordsmen+')
  // By where the charge began, as for any flank (TER-UNI-22, TER-RUL-31).
  if (isCavalry(g, u) && foe.fortress && !f.charged && !f.flanks) sources.push('wagons-')
  return reckonFor(g, u, 'combat', kindOf(g, u).combat, sources)
}

/** Courage in combat (TER-CBT-11). */
export function courageInCombat(g: Field, u: Troop, foe: Troop, f: Footing): Reckoning {
  const sources: Source[] = []
  if (u.disordered) sources.push('disordered-')
  if (f.flanked && counts(g, u, 'courageInCombat', 'flanked')) sources.push('flanked-')
  if (f.charged && !armed(g, foe, 'grenades') && isProtected(g, u, foe)) sources.push('protected+')
  if (under(u, 'resisting') && !f.badWar) sources.push('resist+')
  return reckonFor(g, u, 'courageInCombat', kindOf(g, u).courage, sources)
}

/** The target number against an enemy in combat (TER-CBT-03) and against a shot (TER-SHO-04). */
export const defenceInCombat = (g: Field, u: Troop, foe: Troop): number =>
  kindOf(g, u).defence[isCavalry(g, foe) ? 1 : 0]
export const defenceUnderFire = (g: Field, u: Troop, missile: Missile): number =>
  kindOf(g, u).defence[missile.gun ? 3 : 2]

/** May two troops go on as Bad War after a tie (TER-BW-01, 02)? */
export const mayBeBadWar = (g: Field, attacker: Troop, defender: Troop, flank: boolean): boolean =>
  armed(g, attacker, 'pikes') && armed(g, defender, 'pikes') && !flank && !isFortified(g, defender, attacker)
