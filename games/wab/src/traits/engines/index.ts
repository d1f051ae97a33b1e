import type { Trait } from '../trait.ts'

/** Chariots, elephants, war machines, wagons. */
export const engines: readonly Trait[] = []
