import { sideLength } from '@acies/table'
import {
  CHAMPION,
  enemyOf,
  type Field,
  has,
  isFleeing,
  kindOf,
  modelsIn,
  type Side,
  type Struck,
  type Unit,
} from '../position.ts'
import { fightingRanks } from '../rules/blows.ts'
import { blockOf, filesOf } from '../rules/bodies.ts'
import { leadership } from '../rules/leadership.ts'
import { charactersIn, countOf, fullRanks, hasStandard, isFormed, MINIMUM, WIDE } from '../rules/ranks.ts'
import { MOST_RANKS } from '../rules/result.ts'
import { above, blowsOf } from './lore.ts'

/** Two units that fight each other, or would: with which side each, and who charges. */
export interface Pair {
  a: Unit
  b: Unit
  sideA: Struck
  sideB: Struck
  /** `a` comes charging; of `b` it is asked whether it did. */
  charges: boolean
}
/** What a round of it promises to a side. */
export interface Outcome {
  /** How much the side is expected to win by. */
  margin: number
  /** Wounds it causes, and suffers. */
  dealt: number
  taken: number
  /** The chance that some of the others run, and of its own. */
  routs: number
  routed: number
  /** Points won less points lost, in hundreds. */
  gain: number
}

/** Points of a unit as it stands, in hundreds, its characters included. */
export function worthOf(g: Field, u: Unit): number {
  let points = modelsIn(u) * kindOf(g, u).points
  for (const c of charactersIn(g, u)) points += c.worth
  return points / 100
}
/** What a unit that runs is still good for. */
const RALLIES = 0.3
/** Margins that may come out about the one expected, and how often. */
const SPREAD = [
  { off: -1.5, share: 0.12 },
  { off: -0.7, share: 0.23 },
  { off: 0, share: 0.3 },
  { off: 0.7, share: 0.23 },
  { off: 1.5, share: 0.12 },
] as const

interface Fighter {
  u: Unit
  /** Models with a foe before them, and the wounds they cause. */
  strikes: number
  caused: number
  suffered: number
  /** Struck in flank or rear by somebody formed. */
  turned: boolean
  flanks: boolean
  rears: boolean
  ld: number
}

/** What a round of a combat promises: blows by the book's tables, ranks and standards, then the break test. */
export function clash(g: Field, pairs: readonly Pair[], side: Side, momentum: Side | -1 = -1): Outcome {
  const fighters = new Map<number, Fighter>()
  const of = (u: Unit): Fighter => {
    let f = fighters.get(u.id)
    if (f === undefined) {
      f = { u, strikes: 0, caused: 0, suffered: 0, turned: false, flanks: false, rears: false, ld: 0 }
      fighters.set(u.id, f)
    }
    return f
  }
  for (const pair of pairs) exchange(g, pair, of(pair.a), of(pair.b))
  let dealt = 0
  let taken = 0
  for (const f of fighters.values()) {
    if (f.u.side === side) dealt += f.caused
    else taken += f.caused
  }
  const all = [...fighters.values()]
  const margin = dealt - taken + bonusOf(g, all, side, momentum) - bonusOf(g, all, enemyOf(side), momentum)
  const spread = Math.sqrt(dealt + taken) + 0.4
  let gain = 0
  let routs = 0
  let routed = 0
  for (const f of all) {
    const ours = f.u.side === side
    f.ld = leadership(g, f.u, 'break').total
    const runs = breaks(f.ld, ours ? -margin : margin, spread)
    if (ours) routed = Math.max(routed, runs)
    else routs = Math.max(routs, runs)
    const left = Math.max(0, modelsIn(f.u) - f.suffered) / Math.max(1, modelsIn(f.u))
    const loss = worthOf(g, f.u) * (1 - left * (1 - runs * (1 - RALLIES)))
    gain += ours ? -loss : loss
  }
  return { margin, dealt, taken, routs, routed, gain }
}
/** The chance that a unit runs whose enemies are expected to win by so much. */
function breaks(ld: number, behind: number, spread: number): number {
  let chance = 0
  for (const { off, share } of SPREAD) {
    const by = Math.round(behind + off * spread)
    if (by > 0) chance += share * above(ld - by)
  }
  return chance
}

/** Models of a unit that have a foe before them along so much of a side. */
function inTouch(g: Field, u: Unit, side: Struck, contact: number): number {
  const { width, depth } = kindOf(g, u)
  const size = side === 'front' || side === 'rear' ? width : depth
  const line = side === 'front' || side === 'rear' ? filesOf(u) : Math.ceil(modelsIn(u) / Math.max(1, u.files))
  return Math.min(line, Math.floor(contact / size) + 1)
}
function exchange(g: Field, { a, b, sideA, sideB, charges }: Pair, fa: Fighter, fb: Fighter): void {
  const contact = Math.min(sideLength(blockOf(g, a), sideA), sideLength(blockOf(g, b), sideB))
  const hisCharge = has(b, 'charged') || has(b, 'burst-in')
  const own = blowsIn(g, a, b, sideA, contact, charges)
  const his = isFleeing(b) ? 0 : blowsIn(g, b, a, sideB, contact, hisCharge)
  const firstA = charges && !hisCharge ? 1 : hisCharge && !charges ? -1 : kindOf(g, a).i - kindOf(g, b).i
  // Who falls first does not strike back.
  const thin = (n: number, before: number, fighters: number) => n * Math.max(0, 1 - before / Math.max(1, fighters))
  const nA = inTouch(g, a, sideA, contact)
  const nB = inTouch(g, b, sideB, contact)
  const mine = firstA < 0 ? thin(own, his, nA) : own
  const theirs = firstA > 0 ? thin(his, own, nB) : his
  const causedA = Math.min(mine, modelsIn(b))
  const causedB = Math.min(theirs, modelsIn(a))
  fa.caused += causedA
  fb.suffered += causedA
  fb.caused += causedB
  fa.suffered += causedB
  fa.strikes += nA
  fb.strikes += nB
  turn(g, a, sideB, fa, fb)
  turn(g, b, sideA, fb, fa)
}
/** `by` fights on that side of the other. */
function turn(g: Field, by: Unit, side: Struck, f: Fighter, other: Fighter): void {
  if (side === 'front' || countOf(g, by) < MINIMUM) return
  if (side === 'rear') f.rears = true
  else f.flanks = true
  if (isFormed(g, by)) other.turned = true
}
function blowsIn(g: Field, u: Unit, e: Unit, side: Struck, contact: number, charging: boolean): number {
  const touching = inTouch(g, u, side, contact)
  const deep =
    side === 'front' && touching < modelsIn(u)
      ? fightingRanks(g, u, { other: e, side, round: charging ? 0 : 1, charging })
      : 1
  let blows = Math.min(modelsIn(u), touching * deep) * blowsOf(g, u, u.kind, e, e.kind, charging)
  if (side !== 'front') return blows
  for (const p of u.places) if (p === CHAMPION) blows += blowsOf(g, u, u.kind, e, e.kind, charging)
  for (const hero of charactersIn(g, u))
    blows += blowsOf(g, u, hero.kind, e, e.kind, charging) - blowsOf(g, u, u.kind, e, e.kind, charging)
  return blows
}

/** What the table of results adds to the wounds of a side (table D11). */
function bonusOf(g: Field, all: readonly Fighter[], side: Side, momentum: Side | -1): number {
  let ranks = 0
  let standard = 0
  let close = 0
  let army = 0
  let flank = 0
  const bearer = g.armies[side].standard
  for (const f of all) {
    const { u } = f
    const foe = u.side !== side
    if (foe) continue
    if (isFleeing(u)) continue
    const kind = kindOf(g, u)
    const formed = !f.turned && isFormed(g, u)
    if (formed && kind.troop === 'infantry') ranks = Math.max(ranks, Math.min(MOST_RANKS, fullRanks(u)))
    if (formed && kind.order === 'close' && kind.troop === 'infantry' && filesOf(u) >= WIDE) close = 1
    if (hasStandard(u)) standard = 1
    if (bearer === u.id || (bearer >= 0 && g.units[bearer].host === u.id)) army = 1
    flank = Math.max(flank, f.rears ? 2 : f.flanks ? 1 : 0)
  }
  return ranks + standard + close + army + flank + (momentum === side ? 1 : 0)
}
