import type { TerciosTrait } from '../trait.ts'

/** Mercenaries near him stand a break check like others, if he is not of the highest levels with less discipline (TER-QUA-02). */
export const wealthy: TerciosTrait = {
  name: 'wealthy',
  rules: ['TER-QUA-02'],
  leading: { pays: c => (c.level < 4 ? -1 : 0) },
}
