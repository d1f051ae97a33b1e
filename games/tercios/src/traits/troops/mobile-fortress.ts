import type { TerciosTrait } from '../trait.ts'

/** It begins in a wagon fort (TER-UNI-20). */
export const mobileFortress: TerciosTrait = {
  name: 'mobile-fortress',
  rules: ['TER-UNI-20'],
  own: { begins: 'fortress' },
}
