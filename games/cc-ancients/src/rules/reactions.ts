import { attachedTo, type Field, NOBODY, type Unit } from '@acies/commands-colors'
import { ELEPHANTS, WAR_MACHINE, WARRIORS } from '../data/units.ts'
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

/** CCA-MOM-06 … 09: foot needs a leader, unless warriors. */
export function mayBonus(g: Field, u: Unit): boolean {
  if (u.type === WAR_MACHINE) return false
  return ancientType(u).mounted || u.type === WARRIORS || attachedTo(g, u) !== NOBODY
}
