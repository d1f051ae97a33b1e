import type { Trait } from '../trait.ts'
import { skirmishers } from './skirmishers.ts'

/** Formations and kinds of troops, loose order included. */
export const troops: readonly Trait[] = [skirmishers]
