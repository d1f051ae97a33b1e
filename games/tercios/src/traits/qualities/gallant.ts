import type { TerciosTrait } from '../trait.ts'

/** The troop he rides with keeps its courage when flanked (TER-QUA-33). */
export const gallant: TerciosTrait = {
  name: 'gallant',
  rules: ['TER-QUA-33'],
  riding: { ignores: { courageInCombat: ['flanked'] } },
}
