import type { Trait } from '../trait.ts'

/** Weapons and armour: a room each, named like the weapon. */
export const arms: readonly Trait[] = []
