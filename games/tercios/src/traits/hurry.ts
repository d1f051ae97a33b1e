import type { CommandTrait } from './trait.ts'

/** He moves again, and does nothing else (TER-CMD-31). */
export const hurry: CommandTrait = {
  name: 'hurry',
  rules: ['TER-CMD-31'],
  action: {
    need: 5,
    targets: () => null,
    leadsTo: 'moves',
  },
}
