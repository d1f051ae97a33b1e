import type { TerciosTrait } from '../trait.ts'

/** Troops he reaches react with more discipline (TER-QUA-38). */
export const imperturbable: TerciosTrait = {
  name: 'imperturbable',
  rules: ['TER-QUA-38'],
  leading: { lends: { adds: { discipline: (_u, m) => (m.reacting ? 1 : 0) } } },
}
