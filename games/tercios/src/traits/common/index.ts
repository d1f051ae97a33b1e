import type { TerciosTrait } from '../trait.ts'
import { hurry } from './hurry.ts'
import { inspire } from './inspire.ts'

/** What every commander knows (TER-CMD-30). */
export const COMMON_TRAITS: readonly TerciosTrait[] = [hurry, inspire]
