import { crossesWall, type Field, NOBODY, type Roll, supporters, unit } from '@acies/commands-colors'
import { fieldworks } from '../data/terrain.ts'
import type { RuleId } from '../text/rules/index.ts'
import { kindOf } from './effect.ts'
import { inSquare } from './square.ts'

/** CCN-SQ-14, CCN-SQ-16: what a square rolls against cavalry bounces it off, whatever else is true. */
const bounces = (g: Field, roll: Roll): boolean =>
  inSquare(unit(g, roll.roller)) && kindOf(unit(g, roll.target)).arm === 'cavalry' && roll.mode !== 'fire'

/** CCN-MOR-01, CCN-MOR-02: what may be ignored adds up; the owner decides how many. */
export function ignorable(g: Field, roll: Roll, flags: number): { flags: number; rules: RuleId[] } {
  const rules: RuleId[] = []
  if (bounces(g, roll)) return { flags: 0, rules } // CCN-MOR-11
  const u = unit(g, roll.target)
  const type = kindOf(u)
  if (g.leaderAt[u.hex] !== NOBODY) rules.push('CCN-MOR-03')
  if (!inSquare(u) && supporters(g, u) >= 2) rules.push('CCN-MOR-04') // CCN-MOR-06
  if (fieldworks.ignores[type.arm] > 0 && crossesWall(g, unit(g, roll.roller).hex, u.hex)) rules.push('CCN-TER-17')
  const own = type.guard ? 'CCN-MOR-10' : type.arm === 'cavalry' ? 'CCN-MOR-09' : 'CCN-MOR-08'
  for (let i = 0; i < type.ignores; i++) rules.push(own)
  return { flags: Math.min(flags, rules.length), rules: rules.slice(0, flags) }
}

/** CCN-RET-01, CCN-RET-02 */
export const perFlag = (g: Field, roll: Roll): number => kindOf(unit(g, roll.target)).perFlag
