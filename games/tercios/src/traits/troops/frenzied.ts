import type { TerciosTrait } from '../trait.ts'

/** An enemy destroyed gives it heart or disorders it (TER-UNI-35). */
export const frenzied: TerciosTrait = {
  name: 'frenzied',
  rules: ['TER-UNI-35'],
  own: {
    destroys(d, u) {
      if (!d.check(u)) d.disorder(u, 'TER-UNI-35')
      else if (u.wear > 0) d.recover(u, 1, 'TER-UNI-35')
    },
  },
}
