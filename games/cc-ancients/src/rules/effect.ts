import { type Field, ordersOf, type Unit } from '@acies/commands-colors'
import type { AncientCard } from '../data/cards.ts'
import { type Effect, PLAIN } from '../data/effect.ts'
import { terrains } from '../data/terrain.ts'
import { type AncientType, types } from '../data/units.ts'

/** What the card in play changes for a unit: nothing unless the card ordered it. */
export function effectOn(g: Field, u: Unit): Effect {
  return u.ordered && !g.plain && g.orders >= 0 ? (ordersOf(g) as AncientCard).effect : PLAIN
}
/** The whole turn's instructions. */
export const effectOf = (g: Field): Effect => (g.plain || g.orders < 0 ? PLAIN : (ordersOf(g) as AncientCard).effect)

export const ancientType = (u: Unit): AncientType => types[u.type]
export const ground = (g: Field, hex: number) => terrains[g.terrain[hex]]
