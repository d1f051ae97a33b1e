import type { Trait } from '../trait.ts'
import { couch } from './cavalry-spear.ts'
import { wields } from './hands.ts'

/** A cavalry spear that strikes twice as hard (WAB-WPN-33). */
export const lance: Trait = {
  name: 'lance',
  rules: ['WAB-WPN-33'],
  adds: {
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'lance')) couch(ledger, g, u, c, 2, 'WAB-WPN-33')
    },
  },
}
