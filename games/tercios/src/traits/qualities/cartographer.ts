import type { TerciosTrait } from '../trait.ts'

/** In chief, he lays a piece of ground anew (TER-QUA-13). */
export const cartographer: TerciosTrait = {
  name: 'cartographer',
  rules: ['TER-QUA-13'],
  leading: { redraws: true },
}
