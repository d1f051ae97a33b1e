import { type Field, NOBODY, type Roll, supporters, unit } from '@acies/commands-colors'
import { CAMP } from '../data/terrain.ts'
import { ELEPHANTS, WARRIORS } from '../data/units.ts'
import { SACRED_BAND } from '../special.ts'
import type { RuleId } from '../text/rules/index.ts'
import { throughRampart } from './dice.ts'
import { ancientType } from './effect.ts'

/** CCA-MOR-01: one flag for each reason; the owner decides how many he ignores. */
export function ignorable(g: Field, roll: Roll, flags: number): { flags: number; rules: RuleId[] } {
  const u = unit(g, roll.target)
  const rules: RuleId[] = []
  if (u.type === ELEPHANTS) {
    const roller = unit(g, roll.roller)
    if (roll.mode !== 'fire' && ancientType(roller).mounted && roller.type !== ELEPHANTS) rules.push('CCA-MOR-07')
  } else {
    if (g.leaderAt[u.hex] !== NOBODY) rules.push('CCA-MOR-02')
    if (supporters(g, u) >= 2) rules.push('CCA-MOR-03')
    if (u.type === WARRIORS && roll.targetFresh) rules.push('CCA-MOR-06')
    if (u.mark === SACRED_BAND) rules.push('CCA-MOR-01')
    if (!ancientType(u).mounted) {
      if (g.terrain[u.hex] === CAMP) rules.push('CCA-TER-38')
      if (throughRampart(g, roll)) rules.push('CCA-TER-33')
    }
  }
  return { flags: Math.min(flags, rules.length), rules: rules.slice(0, flags) }
}

/** CCA-RET-01 … 03; one hex more for cavalry and chariots that elephants beat in close combat (CCA-ELE-12). */
export function perFlag(g: Field, roll: Roll): number {
  const type = ancientType(unit(g, roll.target))
  const scared =
    roll.mode !== 'fire' && unit(g, roll.roller).type === ELEPHANTS && type.mounted && type.id !== 'elephants'
  return type.perFlag + (scared ? 1 : 0)
}
