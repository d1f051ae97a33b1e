import type { Quality } from '../data/qualities.ts'
import type { TroopRule } from '../data/troop-rules.ts'
import type { Virtue } from '../data/virtues.ts'
import { VIRTUES } from '../data/virtues.ts'
import type { Weapon } from '../data/weapons.ts'
import { type Commander, type Field, kindOf, type Troop, under } from '../position.ts'

/** A commander who rides with the troop and whose company still helps it (TER-QUA-20). */
export function riderWith(g: Field, u: Troop, quality: Quality): Commander | null {
  if (under(u, 'ruthless')) return null
  for (const c of g.commanders) if (c.inside === u.id && c.qualities.includes(quality)) return c
  return null
}
export const isLed = (g: Field, u: Troop): boolean => {
  for (const c of g.commanders) if (c.inside === u.id) return true
  return false
}

/** A special rule: from the list, lent by a rider (TER-QUA-07, 12) or for a while (TER-QUA-27, 41). */
export function has(g: Field, u: Troop, rule: TroopRule): boolean {
  const kind = kindOf(g, u)
  if (kind.rules.includes(rule)) return true
  switch (rule) {
    case 'elite':
    case 'impetuous':
      return isLed(g, u) && riderWith(g, u, 'brave') !== null
    case 'frenzied':
      return isLed(g, u) && riderWith(g, u, 'passionate') !== null
    case 'light':
      return under(u, 'enthusiast')
    case 'skirmishers':
      return kind.rules.includes('light') && under(u, 'enthusiast')
    case 'extended-arc':
      return under(u, 'innovator')
    default:
      return false
  }
}
export const armed = (g: Field, u: Troop, weapon: Weapon): boolean => kindOf(g, u).weapons.includes(weapon)

/** In combat artillery counts as infantry (TER-ART-10). */
export const isCavalry = (g: Field, u: Troop): boolean => kindOf(g, u).branch === 'cavalry'
export const isArtillery = (g: Field, u: Troop): boolean => kindOf(g, u).branch === 'artillery'
export const isInfantry = (g: Field, u: Troop): boolean => {
  const { branch } = kindOf(g, u)
  return branch === 'formation' || branch === 'company'
}

/** The +1 of a virtue: from a rider or lent by Inspire, once (TER-VIR-01, TER-RUL-83). */
export function helped(g: Field, u: Troop, virtue: Virtue): boolean {
  if (u.effects.length > 0 && u.effects.some(e => e.is === 'inspired' && VIRTUES[e.n] === virtue)) return true
  if (under(u, 'ruthless')) return false
  for (const c of g.commanders) if (c.inside === u.id && c.virtues.includes(virtue)) return true
  return false
}

/** TER-VIR-01 (Zeal), TER-RUL-45 */
export const staminaOf = (g: Field, u: Troop): number => kindOf(g, u).stamina + (helped(g, u, 'zeal') ? 1 : 0)
/** TER-MRK-03 */
export const atLimit = (g: Field, u: Troop): boolean => u.wear >= staminaOf(g, u)
/** TER-MRK-02 */
export const isFresh = (u: Troop): boolean => u.wear === 0

/** Several troops in one: a column or an emplaced fortification. */
export const isPooled = (u: Troop): boolean => u.members > 0

/** TER-CAV-01 to 05; light companies with a willing commander: TER-QUA-23. */
export function mayEvade(g: Field, u: Troop, charger: Troop, willing: boolean): boolean {
  const kind = kindOf(g, u)
  if (kind.branch === 'cavalry') return !has(g, u, 'heavy-cavalry') || !isCavalry(g, charger)
  return kind.branch === 'company' && has(g, u, 'light') && willing
}
/** TER-CAV-03, TER-CAV-04 */
export const isMobile = (g: Field, u: Troop): boolean => isCavalry(g, u) && !has(g, u, 'heavy-cavalry')
