import { attachedTo, type Field, NOBODY, type Unit } from '@acies/commands-colors'
import { ELEPHANTS, WAR_MACHINE, WARRIORS } from '../data/units.ts'
import type { RuleId } from '../text/rules/index.ts'
import { ancientType } from './effect.ts'

/** CCA-EVA-04 … 07: who may slip away from whom. */
export function evades(u: Unit, attacker: Unit): boolean {
  const enemy = ancientType(attacker)
  switch (ancientType(u).evades) {
    case 'all':
      return true
    case 'none':
      return false
    case 'foot-and-heavy-mounted':
      return !enemy.mounted || enemy.weight === 'heavy'
    case 'foot-and-elephants':
      return !enemy.mounted || attacker.type === ELEPHANTS
  }
}

/** The rule that says whom a unit may evade. */
export function evadeRule(u: Unit): RuleId {
  switch (ancientType(u).evades) {
    case 'all':
      return 'CCA-EVA-04'
    case 'none':
      return 'CCA-EVA-07'
    case 'foot-and-heavy-mounted':
      return 'CCA-EVA-05'
    case 'foot-and-elephants':
      return 'CCA-EVA-06'
  }
}

/** CCA-MOM-06 … 09: foot needs a leader, unless warriors. */
export function mayBonus(g: Field, u: Unit): boolean {
  if (u.type === WAR_MACHINE) return false
  return ancientType(u).mounted || u.type === WARRIORS || attachedTo(g, u) !== NOBODY
}
