import { type BattleData as Battle, type Event, type Field, rulesOf } from '@acies/commands-colors'
import type { GameRules } from '@acies/kernel'
import { book } from './book.ts'
import { type ArmyData, type BattleData, battles } from './data/battles/index.ts'
import { ALLIED } from './data/codes.ts'
import { prefixOf } from './data/types.ts'
import { stepsFor } from './steps/index.ts'

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

/** The rules of Commands & Colors: Napoleonics. */
export const rules: GameRules<Field, Event> = rulesOf({
  book,
  version: '2',
  battles: battles.map(laidOut),
  switches: ['modest-charge', 'cold-steel-holds', 'single-terrain', 'first-strike-kept', 'no-retiring-onto-leaders'],
  steps: stepsFor,
})
