import { BLADES, type Blade, isMissile, type Weapon } from '../data/weapons.ts'
import { type Field, type Kind, kindOf, stateOf, type Unit } from '../position.ts'
import { factOf, factOfArms } from '../traits/index.ts'

const isBlade = (weapon: Weapon): weapon is Blade => !isMissile(weapon)
const shielded = (kind: Kind): boolean =>
  kind.armour.some(a => a === 'shield' || a === 'large-shield' || a === 'buckler')

/** What anybody strikes with who has nothing better; by itself it changes nothing (WAB-WPN-09). */
const COMMON: Blade = 'hand-weapon'
/** Whether a hand weapon is never the better one beside this. */
const beatsCommon = (kind: Kind, blade: Blade): boolean =>
  blade !== COMMON &&
  factOfArms(blade, 'makeshift') !== true &&
  factOfArms(blade, 'slow') !== true &&
  (factOfArms(blade, 'twoHanded') !== true || !shielded(kind))

const choices = new WeakMap<Kind, readonly Blade[]>()
/** Blades a man may choose between; those that another of his beats in every respect are left out (WAB-WPN-02). */
export function bladesOf(kind: Kind): readonly Blade[] {
  let found = choices.get(kind)
  if (found === undefined) {
    const handFree = factOf(kind, 'handFree') === true
    const without = (fact: 'makeshift' | 'throwable'): Blade[] => blades.filter(b => factOfArms(b, fact) !== true)
    let blades: readonly Blade[] = kind.weapons.filter(isBlade)
    if (!handFree && blades.some(b => beatsCommon(kind, b))) blades = blades.filter(b => b !== COMMON)
    if (handFree && (kind.troop !== 'infantry' || kind.order === 'loose')) blades = without('throwable')
    if (blades.length > 1) blades = without('makeshift')
    found = blades.length === 0 ? [COMMON] : blades
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
