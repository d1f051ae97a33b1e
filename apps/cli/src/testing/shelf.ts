import { bridge } from '@acies/bots/testing'
import type { AnyCasedGame } from '@acies/kernel'
import type { Shelf } from '../games.ts'

/** A bridge with a fault: the referee's invariants break in the third turn. */
const flood: AnyCasedGame = { ...bridge, id: 'flood', check: field => (field.turn > 2 ? 'the river rose' : null) }

export const shelf: Shelf = { bridge: async () => bridge, flood: async () => flood }
export const SHELF = 'testing/shelf'
