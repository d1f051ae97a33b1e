import type { TerciosTrait } from '../trait.ts'

/** Light companies near him may evade (TER-QUA-23). */
export const willing: TerciosTrait = {
  name: 'willing',
  rules: ['TER-QUA-23'],
  leading: { letsEvade: true },
}
