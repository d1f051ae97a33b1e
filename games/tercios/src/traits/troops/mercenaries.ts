import type { TerciosTrait } from '../trait.ts'

/** It fails every break check (TER-UNI-37). */
export const mercenaries: TerciosTrait = {
  name: 'mercenaries',
  rules: ['TER-UNI-37'],
  own: { breaks: 'TER-UNI-37' },
}
