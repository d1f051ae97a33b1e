import { Ledger } from '@acies/kernel'
import type { Side } from '@acies/table'
import type { AttackKind } from '../events.ts'
import { extensionsOf, type Field, foesOf, kindOf, NOBODY, pairOf, type Unit } from '../position.ts'
import { traitsWith } from '../traits/index.ts'
import { both, type Clash, type Two } from '../traits/trait.ts'
import { hasLostGeneral, isInfluenced, leaderIn } from './command.ts'
import { contactOf } from './contacts.ts'

/** What is known of an attack besides the two units. */
export interface Circumstances {
  /** The side a missile or a trample strikes; in melee the contacts tell. */
  readonly side: Side | 'none'
  readonly distance: number
  readonly obstructed: boolean
}
export const MELEE: Circumstances = Object.freeze({ side: 'none', distance: 0, obstructed: false })

/** How a unit and its enemy meet, seen from the unit. */
export function clashOf(
  g: Field,
  unit: Unit,
  foe: Unit | null,
  attack: AttackKind | 'none',
  { side, distance, obstructed }: Circumstances = MELEE,
): Clash {
  const c = {
    g,
    unit,
    foe,
    attack,
    charged: false,
    first: false,
    front: false,
    flank: false,
    rear: false,
    distance,
    obstructed,
  }
  if (foe === null) return c
  if (attack === 'shot' || attack === 'trample') {
    c.flank = side === 'left' || side === 'right'
    c.rear = side === 'rear'
    return c
  }
  const pair = pairOf(g, unit.id, foe.id)
  if (pair !== undefined && pair.since === g.turn) {
    c.first = pair.fought === NOBODY
    c.charged = pair.charger === unit.id
  }
  const struck = contactOf(foe, unit)
  c.flank = struck.flank
  c.rear = struck.rear
  c.front = contactOf(unit, foe).strikes > 0
  return c
}

const two = (hit: number, wound: number): Two => ({ hit: new Ledger(hit), wound: new Ledger(wound) })
/** Nothing falls below 1, once all is added (ONU-GEN-04). */
function floored(t: Two): Two {
  t.hit.atLeast(1, 'ONU-GEN-04')
  t.wound.atLeast(1, 'ONU-GEN-04')
  return t
}
/** What weighs on the attack of a unit, with blade or bow. */
function burdens(c: Clash, t: Two): void {
  const { g, unit } = c
  both(t, -Math.floor(unit.wounds / 3), 'ONU-MOD-10')
  if (unit.broken) both(t, -1, 'ONU-MOD-14')
  if (unit.leaderless) both(t, -1, 'ONU-MOD-13')
  const leader = leaderIn(g, unit)
  if (leader !== null) both(t, leader.strength, 'ONU-LDR-03')
}

/** Attack in melee: to hit and to wound (ONU-MEL-06). */
export function attackOf(c: Clash): Two {
  const { hit, wound } = kindOf(c.g, c.unit)
  const t = two(hit, wound)
  burdens(c, t)
  for (const trait of traitsWith(c.g, c.unit, 'attack')) trait.attack(c, t)
  return floored(t)
}

/** Force of a shot or a throw, to hit and to wound (ONU-UNI-02). */
export function forceOf(c: Clash): Two {
  const { force } = kindOf(c.g, c.unit)
  const t = two(force, force)
  burdens(c, t)
  if (c.obstructed) both(t, -1, 'ONU-MOD-15')
  for (const trait of traitsWith(c.g, c.unit, 'shooting')) trait.shooting(c, t)
  return floored(t)
}

const isMissile = (c: Clash): boolean => c.attack === 'shot' || c.attack === 'javelins'
/** Where and how it is attacked: the side, or all sides as rear for who marches or flees (ONU-MOD-01 to 04). */
function exposure(c: Clash, add: (n: number, rule: 'ONU-MOD-01' | 'ONU-MOD-02' | 'ONU-MOD-04') => void): void {
  if (c.unit.marched || c.unit.fleeing) add(-2, 'ONU-MOD-04')
  else {
    if (c.flank) add(-1, 'ONU-MOD-01')
    if (c.rear) add(-2, 'ONU-MOD-02')
  }
}
/** Enemies in melee with it besides the one that attacks (ONU-MOD-05, ONU-R-48, ONU-R-50). */
function others(c: Clash): number {
  if (isMissile(c) || c.attack === 'trample' || c.attack === 'none') return 0
  return foesOf(c.g, c.unit).filter(id => id !== c.foe?.id).length
}

/** Defence: dodge and armour (ONU-UNI-03). */
export function defenceOf(c: Clash): Two {
  const { g, unit, foe } = c
  const { dodge, armour } = kindOf(g, unit)
  const t = two(dodge, armour)
  exposure(c, (n, rule) => both(t, n, rule))
  both(t, -others(c), 'ONU-MOD-05')
  if (unit.hero) both(t, 1, 'ONU-MOD-12')
  if (unit.leaderless) both(t, -1, 'ONU-MOD-13')
  const leader = leaderIn(g, unit)
  if (leader !== null) both(t, leader.defence, 'ONU-LDR-03')
  for (const trait of traitsWith(g, unit, 'defence')) trait.defence(c, t)
  if (foe !== null) for (const trait of traitsWith(g, foe, 'weakens')) trait.weakens(c, t)
  for (const trait of traitsWith(g, unit, 'voids')) {
    for (const rule of trait.voids) {
      t.hit.strike(rule)
      t.wound.strike(rule)
    }
  }
  return floored(t)
}

/** Morale with all its reasons (ONU-MRL-05). `more` is what this one check adds. */
export function moraleOf(c: Clash, more: readonly { n: number; rule: string }[] = []): Ledger {
  const { g, unit } = c
  const morale = new Ledger(kindOf(g, unit).morale)
  morale.add(-unit.wounds, 'ONU-MOD-09')
  if (unit.broken) morale.add(-1, 'ONU-MOD-14')
  if (unit.leaderless) morale.add(-1, 'ONU-MOD-13')
  if (unit.hero) morale.add(1, 'ONU-MOD-12')
  morale.add(-extensionsOf(unit), 'ONU-MOD-11')
  if (c.attack !== 'none') exposure(c, (n, rule) => morale.add(n, rule))
  morale.add(-others(c), 'ONU-MOD-05')
  const leader = leaderIn(g, unit)
  if (leader !== null) morale.add(leader.morale, 'ONU-LDR-03')
  if (isInfluenced(g, unit)) morale.add(1, 'ONU-MOD-07')
  if (hasLostGeneral(g, unit)) morale.add(-1, 'ONU-MOD-08')
  for (const trait of traitsWith(g, unit, 'morale')) trait.morale(c, morale)
  // Whoever is in melee with it weighs on every check (ONU-SKL-30).
  for (const id of foesOf(g, unit)) {
    const foe = g.units[id]
    for (const trait of traitsWith(g, foe, 'daunts')) trait.daunts(clashOf(g, foe, unit, 'melee'), morale)
  }
  for (const { n, rule } of more) morale.add(n, rule)
  for (const trait of traitsWith(g, unit, 'voids')) for (const rule of trait.voids) morale.strike(rule)
  return morale.atLeast(1, 'ONU-GEN-04')
}

/** What a die must show (D2): 6 always succeeds, 1 always fails (ONU-SHT-16, ONU-SHT-17, ONU-MEL-07). */
export const needed = (value: number, against: number): number => Math.max(2, Math.min(6, against - value + 1))

/** How a pair fights: at once, one first, or one alone, and who (D4). */
export function combatType(a: Clash, b: Clash): { type: 'simultaneous' | 'priority' | 'single'; first: number } {
  const one = claimOf(a)
  const other = claimOf(b)
  // Like cancels like (ONU-MEL-26, ONU-R-24); a single attack against priority is priority (ONU-MEL-25).
  if (one === other) return { type: 'simultaneous', first: NOBODY }
  const first = one > other ? a.unit.id : b.unit.id
  return { type: Math.max(one, other) === 2 && Math.min(one, other) === 0 ? 'single' : 'priority', first }
}
/** 2 single, 1 priority, 0 neither. */
function claimOf(c: Clash): number {
  let claim = 0
  for (const trait of traitsWith(c.g, c.unit, 'claims')) {
    const claimed = trait.claims(c)
    claim = Math.max(claim, claimed === 'single' ? 2 : claimed === 'priority' ? 1 : 0)
  }
  return claim
}
