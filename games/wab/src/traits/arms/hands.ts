import type { Blade } from '../../data/weapons.ts'
import { type Field, kindOf, type Unit } from '../../position.ts'
import { wielded } from '../../rules/blades.ts'
import { fightsAs } from '../../rules/blows.ts'
import { bodyGuard } from '../../rules/ranks.ts'
import { factOfArms } from '../index.ts'
import type { Context } from '../trait.ts'

/** The man has it in his hands (WAB-WPN-02). */
export const wields = (g: Field, u: Unit, c: Context, blade: Blade): boolean => wielded(g, u, c.man) === blade
export const handsFull = (g: Field, u: Unit, c: Context): boolean =>
  c.occasion === 'blow' && factOfArms(wielded(g, u, c.man), 'twoHanded') === true

export const isFirstTurn = (c: Context): boolean => (c.round ?? 0) === 0
export const isOnFoot = (g: Field, u: Unit, c: Context): boolean =>
  fightsAs(g, u, g.kinds[c.man ?? u.kind]) === 'infantry'
/** Out of formation: skirmishers, lone characters. */
export const isLoose = (g: Field, u: Unit): boolean => kindOf(g, bodyGuard(g, u)).order === 'loose'
