import { mostOf } from '../../rules/mixed.ts'
import type { Trait } from '../trait.ts'

/**
 * Archers behind spearmen, squires behind knights, as one unit (WAB-FRM-35). Whose special rules count, who saves, who falls
 * and who is struck is rules/mixed.ts (WAB-FRM-38, 41 to 44); that all stand in close order is raise.ts (WAB-FRM-36).
 */
export const combinedFormation: Trait = {
  name: 'combined-formation',
  rules: ['WAB-FRM-35', 'WAB-FRM-36', 'WAB-FRM-37', 'WAB-FRM-38', 'WAB-FRM-39', 'WAB-FRM-40', 'WAB-FRM-41'],
  is: { mixes: 'kinds' },
  adds: {
    // The heart of most of those who are left (WAB-FRM-37).
    leadership(ledger, g, u) {
      ledger.add(g.kinds[mostOf(g, u)].ld - g.kinds[u.kind].ld, 'WAB-FRM-37')
    },
  },
  refuses: { 'shoot-over': () => 'WAB-FRM-39' },
}

/** Men of one unit with different arms: who is struck and saves is rules/mixed.ts (WAB-FRM-109). */
export const differentWeapons: Trait = {
  name: 'different-weapons',
  rules: ['WAB-FRM-109'],
  is: { mixes: 'arms' },
}
