import type { Weapon } from '../data/weapons.ts'
import { type Field, kindOf, type Troop } from '../position.ts'
import { has } from '../traits/index.ts'
import { addedTo } from './values.ts'

/** A commander rides with it, whether his company helps it or not. */
export const isLed = (g: Field, u: Troop): boolean => {
  for (const c of g.commanders) if (c.inside === u.id) return true
  return false
}
export const armed = (g: Field, u: Troop, weapon: Weapon): boolean => kindOf(g, u).weapons.includes(weapon)

/** In combat artillery counts as infantry (TER-ART-10). */
export const isCavalry = (g: Field, u: Troop): boolean => kindOf(g, u).branch === 'cavalry'
export const isArtillery = (g: Field, u: Troop): boolean => kindOf(g, u).branch === 'artillery'
export const isInfantry = (g: Field, u: Troop): boolean => {
  const { branch } = kindOf(g, u)
  return branch === 'formation' || branch === 'company'
}

/** TER-VIR-01 (Zeal), TER-RUL-45 */
export const staminaOf = (g: Field, u: Troop): number => kindOf(g, u).stamina + addedTo(g, u, 'stamina').length
/** TER-MRK-03 */
export const atLimit = (g: Field, u: Troop): boolean => u.wear >= staminaOf(g, u)
/** TER-MRK-02 */
export const isFresh = (u: Troop): boolean => u.wear === 0

/** Several troops in one: a column or an emplaced fortification. */
export const isPooled = (u: Troop): boolean => u.members > 0

/** TER-CAV-01 to 05; light companies with a willing commander: TER-QUA-23. */
export function mayEvade(g: Field, u: Troop, charger: Troop, willing: boolean): boolean {
  const kind = kindOf(g, u)
  if (kind.branch === 'cavalry') return !has(g, u, 'heavy') || !isCavalry(g, charger)
  return kind.branch === 'company' && has(g, u, 'light') && willing
}
/** TER-CAV-03, TER-CAV-04 */
export const isMobile = (g: Field, u: Troop): boolean => isCavalry(g, u) && !has(g, u, 'heavy')
