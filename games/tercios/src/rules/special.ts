import { holds, inches } from '@acies/table'
import { BATTLES, type Battle, type BattleRule } from '../data/battles/index.ts'
import { type Field, kindOf, type Side, type Troop } from '../position.ts'
import { elementBody } from './bodies.ts'
import { isInfantry } from './troop.ts'

const NONE: readonly BattleRule[] = []
const battles: ReadonlyMap<string, Battle> = new Map(Object.values(BATTLES).map(b => [b.id, b]))

/** What this battle adds to the common rules (TER-BAT-01). */
export const specialRules = (g: Field): readonly BattleRule[] => battles.get(g.scenario)?.rules ?? NONE

/** How far anybody sees; mist lifts after some turns. */
export function sightLimit(g: Field): number {
  for (const rule of specialRules(g)) if (rule.is === 'mist' && g.turn <= rule.through) return inches(rule.sight)
  return Number.POSITIVE_INFINITY
}

/** Victory points for a troop destroyed (TER-GLO-05), or what the battle puts on its head. */
export function worth(g: Field, u: Troop): number {
  for (const rule of specialRules(g)) if (rule.is === 'prize' && rule.troops.includes(u.name)) return rule.points
  return kindOf(g, u).branch === 'formation' ? 2 : 1
}

/** Points for ground that a side alone holds with foot. */
export function held(g: Field, side: Side): number {
  let sum = 0
  for (const rule of specialRules(g)) {
    if (rule.is !== 'hold' || !rule.seats.includes(side === 0 ? 'bottom' : 'top')) continue
    const index = battles.get(g.scenario)?.ground.findIndex(e => e.name === rule.ground) ?? -1
    const ground = g.elements.find(e => e.id === index)
    if (ground === undefined) continue
    const on = (s: Side): boolean =>
      g.troops.some(u => u.side === s && u.where === 'table' && isInfantry(g, u) && holds(elementBody(ground), u))
    if (on(side) && !on(side === 0 ? 1 : 0)) sum += rule.points
  }
  return sum
}
