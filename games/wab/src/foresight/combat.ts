import type { Reckoning, Rule } from '../events.ts'
import { BOTH, type Combat, type Field, kindOf, modelsIn, type Side, type Unit } from '../position.ts'
import { filesOf } from '../rules/bodies.ts'
import { combatOf, foesOf, placesAgainst } from '../rules/engaged.ts'
import { leadership, standardNear } from '../rules/leadership.ts'
import { countOf, MINIMUM, WIDE } from '../rules/ranks.ts'
import {
  fightersOf,
  gathered,
  isClose,
  MOST_RANKS,
  outnumbers,
  rankBonus,
  ranksLost,
  resultOf,
} from '../rules/result.ts'
import { told } from '../steps/book.ts'
import { mayNotYield } from '../steps/breaks.ts'
import { refusal } from '../traits/index.ts'

/** What a side would score and has lost: the rule of the bonus, and the one that takes it. */
export interface Forfeit {
  side: Side
  n: number
  rule: Rule
  why: Rule
}
/** A combat as it stands: what each side scores, this round's wounds included, and what it has lost. */
export interface CombatSheet {
  units: readonly number[]
  /** Rounds fought before. */
  round: number
  ledgers: readonly Reckoning[]
  lost: readonly Forfeit[]
  /** How many models touch an enemy, by side. */
  touching: readonly number[]
}

/** The combat a unit is in, be it gathered already or not; null if it fights nobody. */
export function fightOf(g: Field, u: Unit): Combat | null {
  return combatOf(g, u) ?? gathered(g).find(c => c.units.includes(u.id)) ?? null
}

/** WAB-CR-01 */
export function combatSheet(g: Field, c: Combat): CombatSheet {
  return {
    units: c.units,
    round: c.round,
    ledgers: resultOf(g, c).map(told),
    lost: BOTH.flatMap(side => forfeitsOf(g, c, side)),
    touching: BOTH.map(side => fightersOf(g, c, side).reduce((sum, u) => sum + touchingOf(g, u), 0)),
  }
}
/** The places of those who touch an enemy. */
export const touchersOf = (g: Field, u: Unit): number[] => [
  ...new Set(foesOf(g, u).flatMap(f => placesAgainst(g, u, f))),
]
const touchingOf = (g: Field, u: Unit): number => Math.min(touchersOf(g, u).length, modelsIn(u))
/** Ranks and close order of those who were turned, or stand in bad ground (WAB-RANKS-01 to 06). */
function forfeitsOf(g: Field, c: Combat, side: Side): Forfeit[] {
  const units = fightersOf(g, c, side)
  const foot = units.filter(u => kindOf(g, u).troop === 'infantry')
  const found: Forfeit[] = []
  const had = foot.find(u => ranksLost(g, u, c) !== null && (g.snap.ranks[u.id] ?? 0) > 0)
  if (had !== undefined && Math.max(0, ...units.map(u => rankBonus(g, u, c))) === 0)
    found.push({ side, n: Math.min(MOST_RANKS, g.snap.ranks[had.id]), rule: 'WAB-CR-06', why: lostBy(g, had, c) })
  const loose = foot.find(u => kindOf(g, u).order === 'close' && filesOf(u) >= WIDE && ranksLost(g, u, c) !== null)
  if (loose !== undefined && !units.some(u => isClose(g, u, c)))
    found.push({ side, n: 1, rule: 'WAB-CR-17', why: lostBy(g, loose, c) })
  return found
}
const lostBy = (g: Field, u: Unit, c: Combat): Rule => ranksLost(g, u, c) ?? 'WAB-RANKS-01'

/** What a unit that has lost by so many throws two dice against, and how likely it is to run. */
export interface BreakOdds {
  unit: number
  /** Not more than this. */
  need: Reckoning
  /** From 0 to 1. */
  breaks: number
  /** It throws twice (WAB-BSB-03). */
  again: boolean
  /** It gives ground where others run: by which rule, or null. */
  yields: Rule | null
  /** It runs without a test: by which rule, or null. */
  surely: Rule | null
}

/** WAB-BREAK-02, 06, 07, WAB-GIVE-01, WAB-BSB-03 */
export function breakOdds(g: Field, u: Unit, c: Combat, margin: number): BreakOdds {
  const need = leadership(g, u, 'break', margin)
  const again = standardNear(g, u)
  const fails = moreThan(need.total)
  const surely = surelyBroken(g, u)
  const room = mayNotYield(g, u) === null
  const yields = !room ? null : outnumbers(g, u) ? 'WAB-GIVE-01' : refusal('stand-fast', g, u, { combat: c })
  const chance = surely !== null ? 1 : yields !== null ? 0 : again ? fails * fails : fails
  return { unit: u.id, need: told(need), breaks: chance, again, yields: surely === null ? yields : null, surely }
}
function surelyBroken(g: Field, u: Unit): Rule | null {
  if (kindOf(g, u).character) return 'WAB-BREAK-07'
  if (countOf(g, u) < MINIMUM) return 'WAB-BREAK-06'
  return null
}
/** The share of throws of two dice that come to more. */
export function moreThan(n: number): number {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b > n) ways++
  return ways / 36
}
