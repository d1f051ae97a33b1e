import { BLADES, type Blade, isMissile, type Weapon } from '../data/weapons.ts'
import { type Field, type Kind, kindOf, stateOf, type Unit } from '../position.ts'
import { factOfArms } from '../traits/index.ts'

const isBlade = (weapon: Weapon): weapon is Blade => !isMissile(weapon)
const shielded = (kind: Kind): boolean =>
  kind.armour.some(a => a === 'shield' || a === 'large-shield' || a === 'buckler')

/** Whether a hand weapon is never the better one beside this; an axe in both hands strikes last. */
const beatsHandWeapon = (kind: Kind, blade: Blade): boolean =>
  blade !== 'hand-weapon' &&
  blade !== 'improvised-weapon' &&
  blade !== 'double-handed-weapon' &&
  (factOfArms(blade, 'twoHanded') !== true || !shielded(kind))

const choices = new WeakMap<Kind, readonly Blade[]>()
/** Blades a man may choose between; those that another of his beats in every respect are left out (WAB-WPN-02). */
export function bladesOf(kind: Kind): readonly Blade[] {
  let found = choices.get(kind)
  if (found === undefined) {
    const mixed = kind.traits.includes('mixed-weapons')
    let blades: readonly Blade[] = kind.weapons.filter(isBlade)
    if (!mixed && blades.some(b => beatsHandWeapon(kind, b))) blades = blades.filter(b => b !== 'hand-weapon')
    // Thrown from horseback or by skirmishers a spear does no more than mixed weapons do (WAB-WPN-08, 23).
    if (mixed && (kind.troop !== 'infantry' || kind.order === 'loose'))
      blades = blades.filter(b => b !== 'throwing-spear')
    if (blades.length > 1) blades = blades.filter(b => b !== 'improvised-weapon')
    found = blades.length === 0 ? ['hand-weapon'] : blades
    choices.set(kind, found)
  }
  return found
}

/** The weapon in his hands: what was said when the combat began, or the only one he would use (WAB-WPN-02, 03). */
export function wielded(g: Field, u: Unit, man = u.kind): Blade {
  const blades = bladesOf(g.kinds[man])
  if (blades.length === 1 || man !== u.kind) return blades[0]
  const said = stateOf(u, 'wields')
  return said === undefined ? blades[0] : (BLADES[said.n] ?? blades[0])
}
export const mustChoose = (g: Field, u: Unit): boolean =>
  bladesOf(kindOf(g, u)).length > 1 && stateOf(u, 'wields') === undefined
