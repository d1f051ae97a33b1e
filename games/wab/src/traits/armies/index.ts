import type { Trait } from '../trait.ts'

/** What only one army has: testudo, the legions' standards, the Britons' screen. */
export const armies: readonly Trait[] = []
