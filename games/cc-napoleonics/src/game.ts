import { type BattleData as Battle, type Event, type Field, gameOf } from '@acies/commands-colors'
import type { Game } from '@acies/kernel'
import { book } from './book.ts'
import { type ArmyData, type BattleData, battles } from './data/battles/index.ts'
import { ALLIED } from './data/codes.ts'
import { prefixOf } from './data/types.ts'
import { example } from './example.ts'
import { knowledge, score } from './knowledge.ts'
import { stepsFor } from './steps/index.ts'
import { lexicon } from './text/lexicon.ts'
import { options } from './text/options.ts'
import { scenarioList } from './text/scenario-list.ts'

const GROUND = {
  open: { sign: '·', colour: 236 },
  forest: { sign: '♣', colour: 22 },
  hill: { sign: '∩', colour: 94 },
  'rugged-hill': { sign: '▲', colour: 58 },
  town: { sign: '⌂', colour: 130 },
  windmill: { sign: '✕', colour: 130 },
  river: { sign: '≈', colour: 24 },
  ford: { sign: '≋', colour: 30 },
  bridge: { sign: '=', colour: 95 },
  'sand-quarry': { sign: '∪', colour: 137 },
} as const

/** `D5:LN` of a French army is `D5:F-LN`; allies name their nation already. */
function unitsOf({ nation, units }: ArmyData): string {
  return units.replace(/:(?=[A-Z])(\S+)/g, (written, code: string) =>
    code.startsWith(ALLIED) ? written : `:${prefixOf(nation)}${code}`,
  )
}
const laidOut = (battle: BattleData): Battle => ({
  id: battle.id,
  banners: battle.banners,
  first: battle.first,
  top: { cards: battle.top.cards, units: unitsOf(battle.top) },
  bottom: { cards: battle.bottom.cards, units: unitsOf(battle.bottom) },
  terrain: { ...battle.terrain },
  rules: [...battle.rules, ...battle.objectives.map(objective => objective.id)],
})

/** Commands & Colors: Napoleonics. */
export const napoleonics: Game<Field, Event> = gameOf({
  book,
  version: '2',
  name: { es: 'Commands & Colors: Napoleonics', en: 'Commands & Colors: Napoleonics' },
  battles: battles.map(laidOut),
  scenarios: scenarioList,
  options,
  steps: stepsFor,
  score,
  knowledge,
  lexicon,
  ground: GROUND,
  example,
  words: ['manoeuvre', 'one-unit'],
  faces: ['I', 'I2', 'C', 'A', 'F', 'S'],
})
