import type { TerciosTrait } from '../trait.ts'

/** Too large for the earthwork of a fortification (TER-UNI-27). */
export const greatBattery: TerciosTrait = {
  name: 'great-battery',
  rules: ['TER-UNI-27'],
  own: { great: true },
}
