import type { TerciosTrait } from '../trait.ts'

/** He joins a troop and charges with it; beaten, he dies (TER-QUA-43). */
export const fearless: TerciosTrait = {
  name: 'fearless',
  rules: ['TER-QUA-43'],
  leading: { leadsCharge: 'TER-QUA-43' },
  marks: {
    fearless: {
      until: 'pass',
      isBeaten(d, u) {
        for (const c of d.field.commanders)
          if (c.inside === u.id && c.qualities.includes('fearless')) d.loseCommander(c, 'TER-QUA-43')
      },
    },
  },
}
