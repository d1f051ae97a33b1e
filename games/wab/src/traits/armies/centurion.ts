import { CHAMPION } from '../../position.ts'
import { charactersIn } from '../../rules/ranks.ts'
import type { Trait } from '../trait.ts'

/** While he lives his century is steadier, by itself: not beside a character, nor on the general's word (WAB-ROM-05, 06, WAB-RUL-327). */
export const centurion: Trait = {
  name: 'centurion',
  rules: ['WAB-ROM-05', 'WAB-ROM-06'],
  adds: {
    leadership(ledger, g, u) {
      if (u.places.includes(CHAMPION) && charactersIn(g, u).length === 0) ledger.add(1, 'WAB-ROM-05')
    },
  },
}
