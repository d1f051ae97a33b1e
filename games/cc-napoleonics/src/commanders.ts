import { commandersIn } from '@acies/commands-colors/knowledge'
import { battles, type Commander } from './data/battles/index.ts'
import { commanderNames } from './text/names.ts'

/** How they led, by what is told of them. */
const TEMPERAMENTS = {
  craufurd: 'bold',
  delaborde: 'steady',
  jourdan: 'cautious',
  junot: 'bold',
  marmont: 'wily',
  'marmont-clausel': 'wily',
  moore: 'cautious',
  napoleon: 'bold',
  ney: 'bold',
  reynier: 'balanced',
  soult: 'wily',
  victor: 'bold',
  wellesley: 'steady',
  wellington: 'cautious',
} as const satisfies Record<Commander, string>

/** Who leads each seat. */
export const commandersOf = commandersIn(battles, slug => ({
  name: commanderNames[slug as Commander],
  temperament: TEMPERAMENTS[slug as Commander],
}))
