import { Ledger } from '@acies/kernel'
import { isMissile, MISSILE_DATA } from '../data/weapons.ts'
import { type Field, has, type Kind, kindOf, type Unit } from '../position.ts'
import { attacksOf, onDie, saveOf, strengthOf, toHitBlow, weakened, woundNeed } from '../rules/blows.ts'
import { bodyGuard } from '../rules/ranks.ts'
import { adding } from '../traits/index.ts'

/** What one kind of man does to another, worked out once for the kinds of a battle. */
interface Lore {
  readonly blows: Map<number, number>
  readonly shots: Map<number, number>
}
const known = new WeakMap<readonly Kind[], Lore>()
function loreOf(kinds: readonly Kind[]): Lore {
  let lore = known.get(kinds)
  if (lore === undefined) {
    lore = { blows: new Map(), shots: new Map() }
    known.set(kinds, lore)
  }
  return lore
}
const MANY = 256

/** Shares of a die: at least so much. */
const atLeast = (need: number): number => (7 - Math.max(2, Math.min(7, need))) / 6

/** Unsaved wounds expected of one fighter of a kind in a round, all his attacks together. */
export function blowsOf(
  g: Field,
  u: Unit,
  who: number,
  e: Unit,
  struck: number,
  charging: boolean,
  fresh: boolean,
): number {
  const { blows } = loreOf(g.kinds)
  const body = bodyGuard(g, u)
  // What changes a man in the course of a battle.
  const now = (has(body, 'needs-six') ? 4 : 0) + (has(body, 'frenzy-lost') ? 8 : 0)
  const key = (who * MANY + struck) * 16 + now + (charging ? 2 : 0) + (fresh ? 1 : 0)
  let found = blows.get(key)
  if (found === undefined) {
    found = reckonBlows(g, u, g.kinds[who], e, g.kinds[struck], charging, fresh)
    blows.set(key, found)
  }
  return found
}
function reckonBlows(g: Field, u: Unit, who: Kind, e: Unit, struck: Kind, charging: boolean, fresh: boolean): number {
  const c = { occasion: 'blow', round: fresh ? 0 : 1, charging, side: 'front' } as const
  const need = toHitBlow(g, u, who, e, struck, c).total
  const strength = strengthOf(g, u, who, e, c).total - weakened(need)
  const once = need <= 1 ? 1 : atLeast(onDie(need))
  const again = adding('again', new Ledger(0), g, u, { ...c, other: e }).total > 0
  const hit = again ? 1 - (1 - once) * (1 - once) : once
  const wounding = woundNeed(strength, struck.t)
  if (strength < 1 || wounding === 0) return 0
  const save = saveOf(g, e, struck, strength, { occasion: 'blow', other: u, side: 'front' }).total
  return attacksOf(g, u, who, false, c).total * hit * atLeast(wounding) * (1 - atLeast(save))
}

/** Hits of a chariot that charges, on the average: D3 of a heavy one, D6 and two of a scythed one (WAB-CHA-27, 28). */
const CRASH = [0, 2, 5.5]
/** Unsaved wounds expected of one chariot as it arrives. */
export function crashOf(g: Field, u: Unit, e: Unit): number {
  const hits = CRASH[adding('impact', new Ledger(0), g, u, { charging: true, other: e }).total] ?? 0
  if (hits === 0) return 0
  const { s } = kindOf(g, u)
  const wounding = woundNeed(s, kindOf(g, e).t)
  if (wounding === 0) return 0
  const save = saveOf(g, e, kindOf(g, e), s, { occasion: 'blow', other: u, side: 'front' }).total
  return hits * atLeast(wounding) * (1 - atLeast(save))
}

/** Unsaved wounds expected of one shot; cover and range come on top. */
export function shotOf(g: Field, u: Unit, e: Unit, worse: number): number {
  const { shots } = loreOf(g.kinds)
  const key = (u.kind * MANY + e.kind) * 8 + Math.min(7, worse)
  let found = shots.get(key)
  if (found === undefined) {
    found = reckonShot(g, u, e, worse)
    shots.set(key, found)
  }
  return found
}
function reckonShot(g: Field, u: Unit, e: Unit, worse: number): number {
  const weapon = g.kinds[u.kind].weapons.find(isMissile)
  if (weapon === undefined) return 0
  const need = 7 - g.kinds[u.kind].bs + worse + (g.kinds[e.kind].order === 'loose' ? 1 : 0)
  const data = MISSILE_DATA[weapon]
  const strength = data.strength[0] - weakened(need)
  const wounding = woundNeed(strength, g.kinds[e.kind].t)
  if (strength < 1 || wounding === 0) return 0
  const save = saveOf(g, e, g.kinds[e.kind], strength, {
    occasion: 'shot',
    other: u,
    n: data.pierces[0],
    side: 'front',
  })
  return atLeast(onDie(need)) * atLeast(wounding) * (1 - atLeast(save.total))
}

/** The chance that two dice show more than a number. */
export function above(n: number): number {
  const at = Math.max(1, Math.min(12, Math.floor(n)))
  return ABOVE[at]
}
const ABOVE = [1, 1, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0].map((n, i) => (i < 2 ? 1 : n / 36))
