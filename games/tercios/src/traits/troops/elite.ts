import type { TerciosTrait } from '../trait.ts'

/** It may be fresh again, and needs nobody near (TER-UNI-08) (TER-UNI-07). */
export const elite: TerciosTrait = {
  name: 'elite',
  rules: ['TER-UNI-07'],
  own: { recoversWholly: true, needsNoCommander: true },
}
