import { sideLength } from '@acies/table'
import {
  CHAMPION,
  enemyOf,
  type Field,
  has,
  isFleeing,
  kindOf,
  modelsIn,
  roundsOf,
  type Side,
  type Struck,
  type Unit,
} from '../position.ts'
import { wielded } from '../rules/blades.ts'
import { fightingRanks } from '../rules/blows.ts'
import { blockOf, filesOf } from '../rules/bodies.ts'
import { ridersOf } from '../rules/crew.ts'
import { fears, isDreadful } from '../rules/dread.ts'
import { leadership, standardNear } from '../rules/leadership.ts'
import { charactersIn, countOf, hasStandard, isFormed, MINIMUM, WIDE } from '../rules/ranks.ts'
import { MOST_RANKS } from '../rules/result.ts'
import { above, blowsOf, crashOf } from './lore.ts'

/** Two units that fight each other, or would: with which side each, and who charges. */
export interface Pair {
  a: Unit
  b: Unit
  sideA: Struck
  sideB: Struck
  /** `a` comes charging; of `b` it is asked whether it did. */
  charges: boolean
}
/** What it promises to a side: the next round, and what it comes to in the end. */
export interface Outcome {
  /** How much the side is expected to win the round by. */
  margin: number
  /** Wounds it causes, and suffers, in the round. */
  dealt: number
  taken: number
  /** The chance that some of the others run after the round, and of its own. */
  routs: number
  routed: number
  /** Points won less points lost, in hundreds, rounds to come included. */
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
/** Of a standard that is lost when its bearers run: a hundred points, if they are pursued (WAB-SCN-18). */
const COLOURS = 0.6
/** Rounds looked at, and how much the next one counts against the one before. */
const ROUNDS = 3
const LATER = 0.7
/** Margins that may come out about the one expected, and how often. */
const SPREAD = [
  { off: -1.5, share: 0.12 },
  { off: -0.7, share: 0.23 },
  { off: 0, share: 0.3 },
  { off: 0.7, share: 0.23 },
  { off: 1.5, share: 0.12 },
] as const

interface Fighter {
  readonly u: Unit
  /** Men it has left, and had: of beasts and chariots, wounds. */
  men: number
  readonly began: number
  charges: boolean
  /** Its own first round. */
  fresh: boolean
  caused: number
  suffered: number
  /** Struck in flank or rear by somebody formed. */
  turned: boolean
  flanks: boolean
  rears: boolean
  /** Whether it may give ground: struck in front alone (WAB-GIVE-02 to 05). */
  yields: boolean
  readonly ld: number
  readonly again: boolean
  readonly stubborn: boolean
  readonly worth: number
}

/** What a combat promises: blows by the book's tables, ranks and standards, then who breaks; a few rounds of it. */
export function clash(g: Field, pairs: readonly Pair[], side: Side, momentum: Side | -1 = -1): Outcome {
  const fighters = new Map<number, Fighter>()
  for (const { a, b, charges } of pairs) {
    if (!fighters.has(a.id)) fighters.set(a.id, fighterOf(g, a, charges))
    if (!fighters.has(b.id)) fighters.set(b.id, fighterOf(g, b, charged(b)))
  }
  const all = [...fighters.values()]
  const first = round(g, pairs, fighters, all, side, momentum)
  let { gain } = first
  let goesOn = LATER * (1 - first.routs) * (1 - first.routed)
  let before = first.margin
  for (let n = 1; n < ROUNDS && goesOn > 0.1; n++) {
    for (const f of all) {
      f.men = Math.max(0, f.men - f.suffered)
      f.charges = false
      f.fresh = false
    }
    const next = round(g, pairs, fighters, all, side, Math.abs(before) < 0.5 ? -1 : before > 0 ? side : enemyOf(side))
    gain += goesOn * next.gain
    goesOn *= LATER * (1 - next.routs) * (1 - next.routed)
    before = next.margin
  }
  return { ...first, gain }
}
const charged = (u: Unit): boolean => has(u, 'charged') || has(u, 'burst-in') || has(u, 'countercharged')
/** How many wounds a model takes. */
const bulk = (g: Field, u: Unit): number => Math.max(1, kindOf(g, u).w)
function fighterOf(g: Field, u: Unit, charges: boolean): Fighter {
  const men = Math.max(1, modelsIn(u) * bulk(g, u) - u.hurt)
  return {
    u,
    men,
    began: men,
    charges,
    fresh: roundsOf(u) === 0,
    caused: 0,
    suffered: 0,
    turned: false,
    flanks: false,
    rears: false,
    yields: kindOf(g, u).troop !== 'machine' && kindOf(g, u).troop !== 'elephant',
    ld: leadership(g, u, 'break').total,
    again: standardNear(g, u),
    stubborn: kindOf(g, u).traits.includes('stubborn'),
    worth: worthOf(g, u),
  }
}
function round(
  g: Field,
  pairs: readonly Pair[],
  fighters: ReadonlyMap<number, Fighter>,
  all: readonly Fighter[],
  side: Side,
  momentum: Side | -1,
): Outcome {
  for (const f of all) {
    f.caused = 0
    f.suffered = 0
  }
  for (const pair of pairs) {
    const a = fighters.get(pair.a.id)
    const b = fighters.get(pair.b.id)
    if (a !== undefined && b !== undefined) exchange(g, pair, a, b)
  }
  let dealt = 0
  let taken = 0
  for (const f of all) {
    if (f.u.side === side) dealt += f.caused
    else taken += f.caused
  }
  const margin = dealt - taken + bonusOf(g, all, side, momentum) - bonusOf(g, all, enemyOf(side), momentum)
  const spread = Math.sqrt(dealt + taken) + 0.4
  let gain = 0
  let routs = 0
  let routed = 0
  for (const f of all) {
    const ours = f.u.side === side
    const runs = isFleeing(f.u) ? 1 : breaks(g, f, all, ours ? -margin : margin, spread)
    if (ours) routed = Math.max(routed, runs)
    else routs = Math.max(routs, runs)
    const fallen = f.worth * Math.min(1, f.suffered / Math.max(1, f.began))
    const left = f.worth * (Math.max(0, f.men - f.suffered) / Math.max(1, f.began))
    const loss = fallen + runs * ((1 - RALLIES) * left + (hasStandard(f.u) ? COLOURS : 0))
    gain += ours ? -loss : loss
  }
  return { margin, dealt, taken, routs, routed, gain }
}

const menOf = (all: readonly Fighter[], which: (f: Fighter) => boolean): number => {
  let n = 0
  for (const f of all) if (which(f)) n += f.men - f.suffered
  return n
}
/** The chance that a unit runs whose enemies are expected to win by so much (WAB-BREAK-01 to 07). */
function breaks(g: Field, f: Fighter, all: readonly Fighter[], behind: number, spread: number): number {
  let test = 0
  let beaten = 0
  for (const { off, share } of SPREAD) {
    const by = Math.round(behind + off * spread)
    if (by <= 0) continue
    beaten += share
    const fails = above(f.ld - by)
    test += share * (f.again ? fails * fails : fails)
  }
  if (beaten === 0) return 0
  const left = f.men - f.suffered
  // Few run, and a beaten elephant runs wild (WAB-ELE-27).
  if (left < MINIMUM || kindOf(g, f.u).troop === 'elephant') return beaten
  const foes = menOf(all, x => x.u.side !== f.u.side)
  const { hard, soft } = causes(g, f, all, foes)
  // Twice as many give ground instead; so do the stubborn, once (WAB-GIVE-01, WAB-PSY-29).
  const many = f.yields && left >= 2 * foes
  const firm = many || (f.yields && f.stubborn && !has(f.u, 'stubborn-used'))
  const runs = firm ? 0 : test
  if (!hard && (!soft || many)) return runs
  return f.stubborn ? 0.5 * beaten + 0.5 * runs : beaten
}
/** Whether a beaten unit breaks without a test: swept away by a warband or by what it fears, or by a first fury. */
function causes(g: Field, f: Fighter, all: readonly Fighter[], foes: number): { hard: boolean; soft: boolean } {
  const storms = (x: Fighter, trait: string): boolean =>
    x.u.side !== f.u.side && x.charges && x.fresh && kindOf(g, x.u).traits.includes(trait)
  const own = menOf(all, x => x.u.side === f.u.side)
  const tribes = menOf(all, x => x.u.side !== f.u.side && kindOf(g, x.u).traits.includes('warband'))
  const swept = tribes > own && all.some(x => storms(x, 'warband'))
  const afraid = foes > own && all.some(x => x.u.side !== f.u.side && isDreadful(g, x.u) && fears(g, f.u, x.u))
  const soft = all.some(x => storms(x, 'ferocious-charge') && !has(x.u, 'ferocity-spent'))
  return { hard: swept || afraid, soft }
}

/** Models of a unit that have a foe before them along so much of a side. */
function inTouch(g: Field, f: Fighter, side: Struck, contact: number): number {
  const { width, depth } = kindOf(g, f.u)
  const along = side === 'front' || side === 'rear'
  const models = Math.ceil(f.men / bulk(g, f.u))
  const line = along ? filesOf(f.u) : Math.ceil(models / Math.max(1, f.u.files))
  return Math.min(line, models, Math.floor(contact / (along ? width : depth)) + 1)
}
function exchange(g: Field, { a, b, sideA, sideB }: Pair, fa: Fighter, fb: Fighter): void {
  const contact = Math.min(sideLength(blockOf(g, a), sideA), sideLength(blockOf(g, b), sideB))
  const own = blowsIn(g, fa, fb, sideA, inTouch(g, fa, sideA, contact))
  const his = blowsIn(g, fb, fa, sideB, isFleeing(b) ? 0 : inTouch(g, fb, sideB, contact))
  // Who falls first does not strike back.
  const thin = ({ wounds, men }: Blows, before: number) => wounds * Math.max(0, 1 - before / Math.max(1, men))
  const first = keyOf(g, fa) - keyOf(g, fb)
  const mine = first < 0 ? thin(own, his.wounds) : own.wounds
  const theirs = first > 0 ? thin(his, own.wounds) : his.wounds
  const causedA = Math.min(mine, fb.men)
  const causedB = Math.min(theirs, fa.men)
  fa.caused += causedA
  fb.suffered += causedA
  fb.caused += causedB
  fa.suffered += causedB
  turn(g, fa, sideB, fb)
  turn(g, fb, sideA, fa)
}
/** Chargers first, then by Initiative; great axes last (WAB-MELEE-03 to 06, WAB-WPN-13). */
const keyOf = (g: Field, f: Fighter): number =>
  kindOf(g, f.u).i + (f.charges ? 1000 : 0) - (wielded(g, f.u) === 'double-handed-weapon' ? 5000 : 0)
/** `f` fights on that side of the other. */
function turn(g: Field, f: Fighter, side: Struck, other: Fighter): void {
  if (side === 'front' || countOf(g, f.u) < MINIMUM) return
  if (side === 'rear') f.rears = true
  else f.flanks = true
  other.yields = false
  if (isFormed(g, f.u)) other.turned = true
}
interface Blows {
  wounds: number
  men: number
}
function blowsIn(g: Field, f: Fighter, e: Fighter, side: Struck, touching: number): Blows {
  const { u } = f
  if (touching === 0) return { wounds: 0, men: 0 }
  const { charges: charging, fresh } = f
  const blow = (kind: number) => blowsOf(g, u, kind, e.u, e.u.kind, charging, fresh)
  const man = blow(u.kind)
  let aboard = 0
  for (const rider of ridersOf(g, u)) aboard += rider.n * blow(rider.index)
  if (side !== 'front' || bulk(g, u) > 1) {
    const crash = charging && fresh ? touching * crashOf(g, u, e.u) : 0
    return { wounds: touching * man + aboard + crash, men: touching }
  }
  // Who comes with a spear has moved (WAB-WPN-18).
  const alone = charging && wielded(g, u) === 'thrusting-spear'
  const deep =
    alone || touching >= f.men ? 1 : fightingRanks(g, u, { other: e.u, side, round: fresh ? 0 : 1, charging })
  const men = Math.min(f.men, touching * deep)
  let wounds = men * man
  for (const p of u.places) if (p === CHAMPION) wounds += man
  for (const hero of charactersIn(g, u)) wounds += blow(hero.kind) - man
  return { wounds: Math.max(0, wounds), men }
}

/** Full ranks of four or more behind the first, of the men it has left. */
function ranksOf(f: Fighter): number {
  const files = filesOf(f.u)
  if (files < WIDE) return 0
  const behind = Math.max(0, f.men - f.suffered - files)
  return Math.floor(behind / files) + (behind % files >= WIDE ? 1 : 0)
}
/** What the table of results adds to the wounds of a side (table D11). */
function bonusOf(g: Field, all: readonly Fighter[], side: Side, momentum: Side | -1): number {
  let ranks = 0
  let standard = 0
  let close = 0
  let army = 0
  let flank = 0
  const bearer = g.armies[side].standard
  // Where elephants or wagons fight nobody counts ranks (WAB-RANKS-06, WAB-WAG-18).
  const ranked = !all.some(f => kindOf(g, f.u).troop === 'elephant' || kindOf(g, f.u).troop === 'wagon')
  for (const f of all) {
    const { u } = f
    if (u.side !== side || isFleeing(u) || f.men - f.suffered < 1) continue
    const kind = kindOf(g, u)
    const formed = ranked && !f.turned && isFormed(g, u)
    if (formed && kind.troop === 'infantry') ranks = Math.max(ranks, Math.min(MOST_RANKS, ranksOf(f)))
    if (formed && kind.order === 'close' && kind.troop === 'infantry' && filesOf(u) >= WIDE) close = 1
    if (hasStandard(u)) standard = 1
    if (bearer === u.id || (bearer >= 0 && g.units[bearer].host === u.id)) army = 1
    flank = Math.max(flank, f.rears ? 2 : f.flanks ? 1 : 0)
  }
  return ranks + standard + close + army + flank + (momentum === side ? 1 : 0)
}
