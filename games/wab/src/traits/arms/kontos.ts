import { wielded } from '../../rules/blades.ts'
import type { Trait } from '../trait.ts'
import { couch } from './cavalry-spear.ts'
import { isOnFoot, wields } from './hands.ts'

/** After pikes, before all others (WAB-RUL-201). */
const EARLY = 3000

/** A horseman's long spear (WAB-WPN-31): first to the front against whatever is shorter (WAB-WPN-32). */
export const kontos: Trait = {
  name: 'kontos',
  rules: ['WAB-WPN-31', 'WAB-WPN-32'],
  adds: {
    strength(ledger, g, u, c) {
      if (wields(g, u, c, 'kontos')) couch(ledger, g, u, c, 1, 'WAB-WPN-31')
    },
    strikeKey(ledger, g, u, c) {
      if (!wields(g, u, c, 'kontos') || isOnFoot(g, u, c) || c.side !== 'front' || c.other === undefined) return
      const theirs = wielded(g, c.other)
      if (theirs !== 'pike' && theirs !== 'kontos') ledger.add(EARLY, 'WAB-WPN-32')
    },
  },
}
