import { INCH } from '@acies/table'
import { type Bonus, battleNamed, isLaid } from '../data/battles/index.ts'
import {
  type Army,
  BOTH,
  enemyOf,
  type Field,
  has,
  isFleeing,
  kindOf,
  onTable,
  type Side,
  type Trophy,
  type Unit,
} from '../position.ts'
import { reckoned } from '../traits/index.ts'
import { bodyOf } from './bodies.ts'
import { isHalf } from './leadership.ts'
import { bodyGuard, isFormed } from './ranks.ts'

/** What a unit counts for in the break value of its army (WAB-SCN-02, 03). */
export function breakValue(g: Field, u: Unit): number {
  const kind = kindOf(g, u)
  if (kind.character || kind.troop === 'machine') return 0
  const value = kind.order === 'loose' ? (u.began > 15 ? 2 : 1) : u.worth > 300 ? 3 : 2
  return reckoned('breakValue', value, g, u)
}
const isGone = (u: Unit): boolean => u.where === 'lost' && u.fate !== 'astray'
/** What is left of it (WAB-SCN-06 to 08). */
export function valueLeft(g: Field, side: Side): number {
  let value = g.armies[side].value
  for (const u of g.units) {
    if (u.side !== side) continue
    if (isGone(u)) value -= breakValue(g, u)
    else if (isHalf(g, u)) value -= Math.floor(breakValue(g, u) / 2)
  }
  const army: Army = g.armies[side]
  if (army.general >= 0 && isGone(g.units[army.general])) value -= 2
  if (army.standard >= 0 && isGone(g.units[army.standard])) value -= 1
  return value
}
/** WAB-SCN-04 */
export const breakPoint = (army: Army): number => Math.ceil(army.value / 4)
export const isBroken = (g: Field, side: Side): boolean => valueLeft(g, side) < breakPoint(g.armies[side])
/** Sides that are broken, or of which nobody is left on the table. */
export const beaten = (g: Field): Side[] =>
  BOTH.filter(side => isBroken(g, side) || !g.units.some(u => u.side === side && (onTable(u) || u.where === 'off')))

/** What victory points are given for. */
export const REWARDS = ['destroyed', 'halved', 'general', 'trophies', 'army', 'quarters', 'mission'] as const
export type Reward = (typeof REWARDS)[number]

/** Victory points a side has as things stand, by what they are for (WAB-SCN-09 to 19). */
export function rewardsOf(g: Field, side: Side): Record<Reward, number> {
  const other = enemyOf(side)
  const sum = { destroyed: 0, halved: 0, general: 0, trophies: 0, army: 0, quarters: 0, mission: 0 }
  for (const u of g.units) {
    if (u.side !== other) continue
    if (isGone(u)) sum.destroyed += u.worth
    else if (u.where !== 'lost' && (isHalf(g, u) || has(u, 'stampede'))) sum.halved += Math.floor(u.worth / 2)
  }
  const { general } = g.armies[other]
  const bonus = bonusOf(g)
  const slips = bonus.some(b => b.is === 'slips-away' && b.side === other)
  if (!slips && general >= 0 && (isGone(g.units[general]) || isFleeing(bodyGuard(g, g.units[general]))))
    sum.general = 100
  for (const t of g.trophies) if (g.units[t.by].side === side) sum.trophies += trophyWorth(g, t)
  if (isBroken(g, other)) sum.army = 500
  if (!isBroken(g, side)) sum.quarters = 100 * quartersHeld(g, side)
  for (const b of bonus) {
    if (b.side === side && isEarned(g, b)) sum.mission += b.points
    if (b.is === 'kept-back' && b.side === other && !isEarned(g, b)) sum.mission += b.otherwise
  }
  return sum
}
export function pointsOf(g: Field, side: Side): number {
  const sum = rewardsOf(g, side)
  return sum.destroyed + sum.halved + sum.general + sum.trophies + sum.army + sum.quarters + sum.mission
}
/** What this battle alone gives points for. */
function bonusOf(g: Field): readonly Bonus[] {
  const battle = battleNamed(g.scenario)
  return battle !== undefined && isLaid(battle) ? battle.bonus : []
}
function isEarned(g: Field, bonus: Bonus): boolean {
  if (bonus.is === 'slips-away') return false
  if (bonus.is === 'kept-back') return !g.units.some(u => has(u, 'blooded'))
  if (bonus.is === 'endures') return g.turn >= g.last && !isBroken(g, bonus.side)
  const [x0, y0] = bonus.from
  const [x1, y1] = bonus.to
  return g.units.some(u => {
    if (u.side !== bonus.side || !onTable(u) || !isFormed(g, u)) return false
    const { x, y } = u
    return x >= x0 * INCH && x <= x1 * INCH && y >= y0 * INCH && y <= y1 * INCH
  })
}
/** WAB-SCN-17, 18 */
const trophyWorth = (g: Field, t: Trophy): number => (t.army ? reckoned('trophy', 200, g, g.units[t.from]) : 100)
/** Quarters with a formed unit of five or more and no enemy in them (WAB-SCN-14). */
export function quartersHeld(g: Field, side: Side): number {
  let held = 0
  for (let q = 0; q < 4; q++) {
    const west = q % 2 === 0
    const north = q < 2
    const inside = (u: Unit) => {
      if (!onTable(u)) return false
      const b = bodyOf(g, u)
      const x = (b.minX + b.maxX) / 2
      const y = (b.minY + b.maxY) / 2
      return x < g.width / 2 === west && y < g.depth / 2 === north
    }
    const own = g.units.some(u => u.side === side && inside(u) && isFormed(g, u))
    if (own && !g.units.some(u => u.side !== side && inside(u) && !isFleeing(u))) held++
  }
  return held
}
