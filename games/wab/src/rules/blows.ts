import { Ledger } from '@acies/kernel'
import { BARDINGS } from '../data/armour.ts'
import { type Field, has, type Kind, kindOf, type Troop, type Unit } from '../position.ts'
import { contextWith } from '../traits/context.ts'
import { adding, reckoned } from '../traits/index.ts'
import type { Context } from '../traits/trait.ts'
import { bodyGuard } from './ranks.ts'

/** WAB-MELEE-12, table D10: 3 against the less skilled, 4 and one more for every second point of the better. */
export const blowNeed = (own: number, theirs: number): number =>
  theirs < own ? 3 : Math.min(6, 4 + Math.floor((theirs - own) / 2))
/** WAB-TOWOUND-01, table D7; 0: it cannot be done (WAB-TOWOUND-02). */
export const woundNeed = (strength: number, toughness: number): number => {
  const d = toughness - strength
  return d >= 4 ? 0 : Math.max(2, Math.min(6, 4 + d))
}
/** What a hit needs to wound, or null when it cannot (WAB-TOWOUND-01, 02, WAB-TOHIT-13, WAB-MELEE-15). */
export function toWound(
  g: Field,
  u: Unit,
  target: Unit,
  strength: number,
  toughness: number,
  c: Context,
): Ledger | null {
  const need = woundNeed(strength, toughness)
  if (strength < 1 || need === 0) return null
  const ledger = adding('toWound', new Ledger(need), g, u, contextWith(c, { other: target, n: strength }))
  return ledger.atLeast(2, 'WAB-TOWOUND-01').atMost(6, 'WAB-TOWOUND-01')
}
/** A need beyond 6 hits on a 6 with that much less Strength (WAB-TOHIT-12, WAB-MELEE-14, WAB-RUL-126). */
export const weakened = (need: number): number => Math.max(0, need - 6)
export const onDie = (need: number): number => Math.max(2, Math.min(6, need))

/** What a blow needs to hit; a foe of WS 0 is hit without dice: 1 (WAB-MELEE-16). */
export function toHitBlow(g: Field, u: Unit, who: Kind, target: Unit, struck: Kind, c: Context): Ledger {
  const ledger = new Ledger(struck.ws === 0 ? 1 : blowNeed(who.ws, struck.ws))
  if (struck.ws === 0) return ledger
  if (c.leg === 'wall') ledger.add(1, 'WAB-OBST-04')
  adding('toBeHit', ledger, g, target, turnedRound(c, u))
  adding('toHitBlow', ledger, g, u, contextWith(c, { other: target }))
  // Afraid it needs sixes; that alone costs no Strength (WAB-PSY-04, WAB-RUL-341).
  return has(bodyGuard(g, u), 'needs-six') ? ledger.atLeast(6, 'WAB-PSY-04') : ledger
}
/** The same as the other one sees it. */
function turnedRound(c: Context, other: Unit): Context {
  const seen = contextWith(c, { other })
  seen.side = c.theirs
  seen.theirs = c.side
  seen.man = undefined
  return seen
}
/** No human strikes above 5 (WAB-WPN-01, WAB-MELEE-17, 18). */
export function strengthOf(g: Field, u: Unit, who: Kind, target: Unit, c: Context): Ledger {
  const ledger = adding('strength', new Ledger(who.s), g, u, contextWith(c, { other: target }))
  adding('strengthAgainst', ledger, g, target, turnedRound(c, u))
  if (who.troop !== 'elephant' && who.troop !== 'machine') ledger.atMost(Math.max(5, who.s), 'WAB-MELEE-18')
  return ledger
}
export function attacksOf(g: Field, u: Unit, who: Kind, champion: boolean, c: Context): Ledger {
  const ledger = new Ledger(who.a)
  if (champion) ledger.add(1, 'WAB-CHMP-02')
  return adding('attacks', ledger, g, u, c)
}
/** How many ranks fight to the front; weapons add to it (WAB-MELEE-10). */
export const fightingRanks = (g: Field, u: Unit, c: Context): number => reckoned('fightingRanks', 1, g, u, c)

/** What body armour alone saves: on foot (WAB-ARM-07 to 12), one better mounted (WAB-ARM-02), two in a chariot. */
const FOOT = { none: 7, light: 6, heavy: 5, 'partial-plate': 4, 'full-plate': 3, cataphract: 3 } as const
const HORSE = { none: 6, light: 5, heavy: 4, 'partial-plate': 3, 'full-plate': 3, cataphract: 3 } as const
const CHARIOT = { none: 5, light: 4, heavy: 3, 'partial-plate': 3, 'full-plate': 3, cataphract: 3 } as const
export const bodyArmourOf = (kind: Kind): keyof typeof FOOT => {
  for (const a of kind.armour) if (a in FOOT) return a as keyof typeof FOOT
  return 'none'
}
const isBarded = (kind: Kind): boolean => kind.armour.some(a => (BARDINGS as readonly string[]).includes(a))
/** A rider among foot fights on foot (WAB-PERS-11). */
export function fightsAs(g: Field, u: Unit, who: Kind): Troop {
  return who.character && kindOf(g, bodyGuard(g, u)).troop === 'infantry' ? 'infantry' : who.troop
}

/**
 * What armour needs on a die; 7 and more is none (WAB-SAVE-01 to 04, WAB-ARM-01, 03): body, shields and bardings, never
 * better than the best there is, then the weapon (in the hands of men of the kind `by`), then its Strength (WAB-RUL-216).
 */
export function saveOf(g: Field, u: Unit, struck: Kind, strength: number, c: Context, by?: number): Ledger {
  const troop = fightsAs(g, u, struck)
  const rows = troop === 'chariot' ? CHARIOT : troop === 'cavalry' ? HORSE : FOOT
  const ledger = adding('save', new Ledger(rows[bodyArmourOf(struck)]), g, u, c)
  const best = troop !== 'infantry' && isBarded(struck) ? 2 : 3
  ledger.atLeast(best, 'WAB-ARM-04')
  if (c.other !== undefined) {
    const asked: Context = turnedRound(c, u)
    if (by !== undefined) asked.man = by
    adding('saveAgainst', ledger, g, c.other, asked)
    ledger.atLeast(best, 'WAB-ARM-04')
  }
  adding('saveInstead', ledger, g, u, c)
  const pierced = c.occasion !== 'blow' && c.n !== undefined ? c.n : Math.max(0, strength - 3)
  ledger.add(pierced, 'WAB-SAVE-04')
  return ledger.atLeast(2, 'WAB-RUL-166')
}
