import { commandersIn } from '@acies/commands-colors/knowledge'
import { type Commander, scenarios } from './data/scenarios.ts'
import { commanderNames } from './text/names.ts'

/** How they led, by what is told of them. */
const TEMPERAMENTS = {
  daphnaeus: 'steady',
  flaminius: 'bold',
  gracchus: 'steady',
  hannibal: 'wily',
  hanno: 'cautious',
  hasdrubal: 'steady',
  'hasdrubal-barca': 'cautious',
  'hasdrubal-gisgo': 'cautious',
  himilco: 'steady',
  nero: 'wily',
  'publius-scipio': 'cautious',
  regulus: 'bold',
  scipio: 'wily',
  'scipio-brothers': 'steady',
  sempronius: 'bold',
  timoleon: 'bold',
  varro: 'bold',
  xanthippus: 'wily',
} as const satisfies Record<Commander, string>

/** Who leads each seat. */
export const commandersOf = commandersIn(scenarios, slug => ({
  name: commanderNames[slug as Commander],
  temperament: TEMPERAMENTS[slug as Commander],
}))
