import { Ledger } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { BOTH, type Combat, type Field, has, isFleeing, kindOf, modelsIn, type Side, type Unit } from '../position.ts'
import { adding, reckoned, refusal } from '../traits/index.ts'
import { heroesOf } from './aboard.ts'
import { filesOf } from './bodies.ts'
import { foesOf } from './engaged.ts'
import { isInDifficult } from './going.ts'
import { defendsAgainst } from './obstacle.ts'
import { countOf, hasStandard, isFormed, MINIMUM, WIDE } from './ranks.ts'
import { levelOf } from './sight.ts'

export const MOST_RANKS = 2

/** Who fights in a combat on a side: not those caught in flight. */
export const fightersOf = (g: Field, c: Combat, side: Side): Unit[] =>
  c.units.map(id => g.units[id]).filter(u => u.side === side && u.where === 'table' && !isFleeing(u) && modelsIn(u) > 0)

/** The rule by which a unit has lost its ranks and close order in this combat, or null (WAB-RANKS-01 to 06). */
export function ranksLost(g: Field, u: Unit, c: Combat): Rule | null {
  if (has(u, 'ranks-lost')) return 'WAB-RANKS-01'
  if (!isFormed(g, u)) return 'WAB-RANKS-03'
  for (const f of foesOf(g, u)) {
    if (
      !c.stormed &&
      (defendsAgainst(g, u, f.unit) !== null || (f.theirs === 'front' && defendsAgainst(g, f.unit, u) !== null))
    )
      return 'WAB-RANKS-04'
    const behind =
      f.own !== 'front' && has(f.unit, 'charged') && isFormed(g, f.unit) && refusal('be-turned', g, u) === null
    if (behind && refusal('cause-rank-loss', g, f.unit, { other: u }) === null) return 'WAB-RANKS-02'
  }
  if (kindOf(g, u).order === 'close' && isInDifficult(g, u)) return 'WAB-RANKS-05'
  if (c.units.some(id => kindOf(g, g.units[id]).troop === 'elephant')) return 'WAB-RANKS-06'
  return null
}
/** WAB-CR-04, 05, WAB-RUL-121 */
export function rankBonus(g: Field, u: Unit, c: Combat): number {
  // Nobody counts ranks in a fight for a wagon (WAB-WAG-18).
  if (c.units.some(id => kindOf(g, g.units[id]).troop === 'wagon')) return 0
  if (ranksLost(g, u, c) !== null) return 0
  const foot = kindOf(g, u).troop === 'infantry'
  const ledger = new Ledger(foot ? Math.min(MOST_RANKS, g.snap.ranks[u.id] ?? 0) : 0)
  return Math.max(0, adding('rankBonus', ledger, g, u, { combat: c }).total)
}
/** WAB-CR-17 */
export function isClose(g: Field, u: Unit, c: Combat): boolean {
  const kind = kindOf(g, u)
  const close = kind.order === 'close' && kind.troop === 'infantry' && filesOf(u) >= WIDE && ranksLost(g, u, c) === null
  return reckoned('closeOrder', close ? 1 : 0, g, u, { combat: c }) > 0
}

/** Units of five or more that fight on an enemy's flank, or rear (WAB-CR-10, 12). */
function turners(g: Field, units: readonly Unit[], behind: boolean): number {
  let n = 0
  for (const u of units) {
    if (countOf(g, u) < MINIMUM) continue
    if (
      foesOf(g, u).some(
        f =>
          f.own === 'front' &&
          !isFleeing(f.unit) &&
          refusal('be-turned', g, f.unit) === null &&
          (behind ? f.theirs === 'rear' : f.theirs === 'left' || f.theirs === 'right'),
      )
    )
      n++
  }
  return n
}

/** What each side scores: unsaved wounds and what the table adds to them (WAB-CR-01, table D11). */
export function resultOf(g: Field, c: Combat): readonly [Ledger, Ledger] {
  const sides = BOTH.map(side => fightersOf(g, c, side))
  const ledgers = BOTH.map(side => {
    const ledger = new Ledger(c.wounds[side])
    const units = sides[side]
    if (units.length === 0) return ledger
    ledger.add(Math.max(0, ...units.map(u => rankBonus(g, u, c))), 'WAB-CR-06')
    if (units.some(u => hasStandard(u) && refusal('count-standard', g, u) === null)) ledger.add(1, 'WAB-CR-07')
    const bearer = g.armies[side].standard
    if (bearer >= 0 && units.some(u => u.id === bearer || heroesOf(g, u).some(x => x.id === bearer)))
      ledger.add(1, 'WAB-CR-08')
    if (units.some(u => foesOf(g, u).some(f => levelOf(g, u) > levelOf(g, f.unit)))) ledger.add(1, 'WAB-CR-09')
    if (c.round > 0 && c.momentum === side) ledger.add(1, 'WAB-CR-14')
    if (units.some(u => isClose(g, u, c))) ledger.add(1, 'WAB-CR-17')
    for (const u of units) adding('result', ledger, g, u, { combat: c })
    return ledger
  })
  // Only the side that turns more of the other's flanks, or rears, has something of it (WAB-CR-11, 13).
  for (const behind of [false, true]) {
    const [a, b] = sides.map(units => turners(g, units, behind))
    if (a !== b) ledgers[a > b ? 0 : 1].add(behind ? 2 : 1, behind ? 'WAB-CR-12' : 'WAB-CR-10')
  }
  return [ledgers[0], ledgers[1]]
}

/** Twice as many as all who fight it (WAB-GIVE-01, WAB-RUL-146). */
export function outnumbers(g: Field, u: Unit): boolean {
  let foes = 0
  for (const f of foesOf(g, u)) foes += countOf(g, f.unit)
  return countOf(g, u) >= 2 * foes
}

/** Combats anew from the links: those that go on keep what they had, those that meet merge (WAB-RUL-193). */
export function gathered(g: Field): Combat[] {
  const found: Combat[] = []
  const seen = new Set<number>()
  for (const l of g.links) {
    if (seen.has(l.a)) continue
    const units = [l.a]
    seen.add(l.a)
    for (let i = 0; i < units.length; i++)
      for (const f of foesOf(g, g.units[units[i]]))
        if (!seen.has(f.unit.id)) {
          seen.add(f.unit.id)
          units.push(f.unit.id)
        }
    const old = g.combats.filter(c => c.units.some(id => units.includes(id)))
    const momenta = new Set(old.filter(c => c.round > 0).map(c => c.momentum))
    const [momentum] = momenta
    found.push({
      units: units.sort((a, b) => a - b),
      round: Math.max(0, ...old.map(c => c.round)),
      momentum: momenta.size === 1 ? momentum : -1,
      duel: old.find(c => c.duel.length > 0 && c.duel.every(id => g.units[id].where !== 'lost'))?.duel ?? [],
      stormed: old.some(c => c.stormed),
      wounds: [0, 0],
      margin: 0,
      winner: -1,
    })
  }
  return found.sort((a, b) => a.units[0] - b.units[0])
}
