import type { TerciosTrait } from '../trait.ts'

/** He dies with a break check of the troop he rides with that failed, and it is rolled again (TER-QUA-01). */
export const selfless: TerciosTrait = {
  name: 'selfless',
  rules: ['TER-QUA-01'],
  riding: { breaksTwice: 'TER-QUA-01' },
}
