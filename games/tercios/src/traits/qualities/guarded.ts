import type { TerciosTrait } from '../trait.ts'

/** No enemy vanguard comes within twelve inches of him (TER-QUA-14). */
export const guarded: TerciosTrait = {
  name: 'guarded',
  rules: ['TER-QUA-14'],
  leading: { wardsOff: 12 },
}
