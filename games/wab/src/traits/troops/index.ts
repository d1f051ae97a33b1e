import type { Trait } from '../trait.ts'

/** Formations and kinds of troops, loose order included. */
export const troops: readonly Trait[] = []
