import { isArtillery } from '../rules/traits.ts'
import { one } from './targets.ts'
import type { CommandTrait } from './trait.ts'

/** An enemy troop has less discipline to react in the activation that follows (TER-QUA-47). */
export const terrible: CommandTrait = {
  name: 'terrible',
  rules: ['TER-QUA-47'],
  action: {
    need: 5,
    targets: one((g, c) =>
      g.troops.filter(u => u.side !== c.side && u.where === 'table' && !isArtillery(g, u)).map(u => u.id),
    ),
    marks: 'terrible',
  },
}
