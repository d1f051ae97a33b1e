import type { Trait } from '../trait.ts'
import { bardings } from './bardings.ts'
import { doubleHandedWeapon } from './double-handed-weapon.ts'
import { halberd } from './halberd.ts'
import { heavyThrowingSpear } from './heavy-throwing-spear.ts'
import { improvisedWeapon } from './improvised-weapon.ts'
import { kontos } from './kontos.ts'
import { lance } from './lance.ts'
import { mixedWeapons } from './mixed-weapons.ts'
import { pike } from './pike.ts'
import { shields } from './shields.ts'
import { throwingSpear } from './throwing-spear.ts'
import { thrustingSpear } from './thrusting-spear.ts'
import { twoHandWeapons } from './two-hand-weapons.ts'

/**
 * Weapons and armour: a room each, named like the weapon. A hand weapon has none, for it changes nothing (WAB-WPN-09);
 * missile weapons are rows of a table (`data/weapons.ts`), body armour as well (`rules/blows.ts`).
 */
export const arms: readonly Trait[] = [
  twoHandWeapons,
  improvisedWeapon,
  doubleHandedWeapon,
  halberd,
  thrustingSpear,
  throwingSpear,
  heavyThrowingSpear,
  pike,
  kontos,
  lance,
  mixedWeapons,
  ...shields,
  ...bardings,
]
