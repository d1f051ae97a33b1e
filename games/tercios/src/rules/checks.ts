import { type Field, kindOf, type Troop, under } from '../position.ts'
import { inCommand, reachedBy } from './command.ts'
import { has, helped } from './traits.ts'
import { type Reckoning, reckon, type Source } from './values.ts'

/** Why a check is made, for what bears on it. */
export interface Occasion {
  /** A reaction (TER-REA-03). */
  reacting: boolean
  /** The charge comes from behind the front line (TER-REA-05). */
  flank: boolean
  /** Evasion from infantry (TER-CAV-06). */
  evadesInfantry: boolean
  /** Tries to avoid an aggressive charger (TER-QUA-05). */
  avoids: boolean
}
export const PLAIN: Occasion = { reacting: false, flank: false, evadesInfantry: false, avoids: false }

/** Dice of an Order Check (TER-CHK-01 to 05). */
export function disciplineDice(g: Field, u: Troop, o: Occasion): Reckoning {
  const sources: Source[] = []
  if (!inCommand(g, u)) sources.push('no-command-')
  if (o.flank) sources.push('flank-')
  if (o.reacting && under(u, 'terrible')) sources.push('terrible-')
  if (o.avoids) sources.push('aggressive-')
  if (o.evadesInfantry) sources.push('evasion+')
  if (!o.reacting && under(u, 'notable')) sources.push('notable+')
  if (!o.reacting && u.last === 'resist' && under(u, 'pious')) sources.push('pious+')
  const flat: Source[] = helped(g, u, 'loyalty') ? ['loyalty'] : []
  if (o.reacting && reachedBy(g, u, 'imperturbable') !== null) flat.push('imperturbable')
  return reckon(kindOf(g, u).discipline, sources, flat)
}

/** Must it pass an Order Check to carry out its card (TER-ORD-03, 04; TER-CAV-19, TER-UNI-31, TER-WPN-17)? */
export function mustCheck(g: Field, u: Troop, order: string): boolean {
  if (under(u, 'authoritarian')) return false
  if (order === 'fire' && kindOf(g, u).weapons.includes('gun-superheavy')) return true
  return u.wear > 0 && u.members === 0
}

/** Wear that Resist takes away (TER-ORD-50 to 52, TER-RUL-16). */
export function recovery(g: Field, u: Troop, successes: number): number {
  const least = has(g, u, 'elite') ? 0 : 1
  const most = Math.max(0, u.wear - least)
  return Math.min(most, has(g, u, 'numerous') ? successes : 1)
}
