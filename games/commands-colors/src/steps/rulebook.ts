import { rulebook, type Seat } from '@acies/kernel'
import type { Event } from '../events.ts'
import { type Field, type Piece, sideOf } from '../field.ts'

export const { procedure, question } = rulebook<Field, Event>()

/** No arguments. */
export type Nothing = Record<never, never>
export const nothing = (a: Nothing): Nothing => a

const SEATS: readonly (readonly Seat[])[] = [[0], [1]]
export const active = (g: Field): readonly Seat[] => SEATS[g.active]
export const owner = (g: Field, piece: Piece): readonly Seat[] => SEATS[sideOf(g, piece)]
