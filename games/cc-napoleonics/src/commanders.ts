import type { Commander as Chief } from '@acies/kernel'
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

const chief = (slug: Commander): Chief => ({ name: commanderNames[slug], temperament: TEMPERAMENTS[slug] })

/** Who leads each seat: the army at the bottom first. */
export function commandersOf(scenario: string): Chief[] {
  const battle = battles.find(({ id }) => id === scenario)
  return battle === undefined ? [] : [chief(battle.bottom.commander), chief(battle.top.commander)]
}
