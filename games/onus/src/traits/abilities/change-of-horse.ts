import type { OnusTrait } from '../trait.ts'

/** Osroes: once a battle he changes to a unit in his radius before his own flees or dies. */
export const changeOfHorse: OnusTrait = {
  name: 'change-of-horse',
  rules: ['ONU-G-P2'],
  escapes: 'ONU-G-P2',
}
