import { type Field, ordersOf, type Unit } from '@acies/commands-colors'
import type { NapoleonicCard } from '../data/cards.ts'
import { type Effect, PLAIN } from '../data/effect.ts'
import { terrains } from '../data/terrain.ts'
import { type NapoleonicType, types } from '../data/types.ts'

/** The whole turn's instructions. */
export const effectOf = (g: Field): Effect => (g.plain || g.orders < 0 ? PLAIN : (ordersOf(g) as NapoleonicCard).effect)
/** What the card in play changes for a unit: nothing unless the card ordered it. */
export const effectOn = (g: Field, u: Unit): Effect => (u.ordered ? effectOf(g) : PLAIN)

export const kindOf = (u: Unit): NapoleonicType => types[u.type]
export const groundAt = (g: Field, hex: number) => terrains[g.terrain[hex]]
