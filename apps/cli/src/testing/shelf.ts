import { ford } from '@acies/bots/testing'
import type { AnyGame } from '@acies/kernel'
import type { Shelf } from '../games.ts'

/** A ford with a fault: the referee's invariants break in the third turn. */
const flood: AnyGame = { ...ford, id: 'flood', check: field => (field.turn > 2 ? 'the river rose' : null) }

export const shelf: Shelf = { ford: async () => ford, flood: async () => flood }
export const SHELF = import.meta.url
