import { leadersOf, NOBODY, nothing, order, procedure } from '@acies/commands-colors'

/** CCN-TAC-24: all leaders, and the units they are with as long as they stay. */
export const leadership = procedure({
  name: 'leadership',
  with: nothing,
  gives: undefined,
  lines: {
    order(r) {
      const g = r.field
      for (const l of leadersOf(g, g.active)) {
        order(r, l.id)
        if (g.unitAt[l.hex] !== NOBODY) order(r, g.unitAt[l.hex])
      }
    },
  },
})
