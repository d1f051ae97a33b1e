import type { TerciosTrait } from '../trait.ts'

/** Very difficult ground is only difficult to it; as a company it may be let evade (TER-QUA-23) (TER-UNI-36). */
export const light: TerciosTrait = {
  name: 'light',
  rules: ['TER-UNI-36'],
  own: {
    light: true,
    treads(way) {
      way.disorders = false
    },
  },
}
