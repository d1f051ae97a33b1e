import type { Trait } from '../trait.ts'

/** Psychology: fear, terror, frenzy, hatred, stubborn and the like. */
export const mind: readonly Trait[] = []
