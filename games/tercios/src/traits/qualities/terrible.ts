import { one } from '../action.ts'
import type { TerciosTrait } from '../trait.ts'

/** An enemy troop has less discipline to react in the activation that follows (TER-QUA-47). */
export const terrible: TerciosTrait = {
  name: 'terrible',
  rules: ['TER-QUA-47'],
  action: {
    need: 5,
    targets: one(a =>
      a.field.troops.filter(u => u.side !== a.by.side && u.where === 'table' && !a.isArtillery(u)).map(u => u.id),
    ),
    marks: 'terrible',
  },
  marks: { terrible: { until: 'pass', raises: { discipline: (_u, m) => (m.reacting ? -1 : 0) } } },
}
