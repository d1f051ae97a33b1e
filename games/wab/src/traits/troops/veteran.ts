import { has } from '../../position.ts'
import type { Trait } from '../trait.ts'

/** Once in the battle all the dice to hit of one volley, or of one round of blows, are thrown again. */
export const veteran: Trait = {
  name: 'veteran',
  rules: ['WAB-FRM-106'],
  refuses: { 'throw-again': (_g, u) => (has(u, 'veteran-used') ? null : 'WAB-FRM-106') },
}
