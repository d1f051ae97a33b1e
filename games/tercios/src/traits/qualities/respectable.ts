import type { TerciosTrait } from '../trait.ts'

/** He commands and inspires those he does not see (TER-QUA-59). */
export const respectable: TerciosTrait = {
  name: 'respectable',
  rules: ['TER-QUA-59'],
  leading: { commandsUnseen: true },
}
