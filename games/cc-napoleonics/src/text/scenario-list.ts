import { scenarioOf } from '@acies/commands-colors/words'
import { type Lang, listed, type Said, type Scenario } from '@acies/kernel'
import { type BattleData, battles } from '../data/battles/index.ts'
import { briefings, objectiveWords, specialRuleWords } from './battles.ts'
import { nationNames } from './names.ts'

const KNOWN: Record<BattleData['known'][number], Said> = {
  order: { es: 'los ejércitos', en: 'the armies' },
  hands: { es: 'las cartas de cada mano', en: 'the cards in hand' },
  banners: { es: 'los estandartes', en: 'the banners' },
  first: { es: 'quién empieza', en: 'who begins' },
  terrain: { es: 'la clase de terreno', en: 'the kinds of ground' },
  objectives: { es: 'los objetivos', en: 'the objectives' },
}

/** What of a battle is as it was published; the rest is ours. */
function doubtOf({ known }: Pick<BattleData, 'known'>): Said | undefined {
  if (known.length === 0) return undefined
  const list = (lang: Lang): string =>
    listed(
      known.map(part => KNOWN[part][lang]),
      lang,
    )
  return {
    es: `Como en la batalla publicada: ${list('es')}.`,
    en: `As in the published battle: ${list('en')}.`,
  }
}

export const scenarioList: readonly Scenario[] = battles.map(battle => {
  const special = [
    ...battle.rules.map(name => specialRuleWords[name].text),
    ...battle.objectives.map(objective => objectiveWords[objective.id].text),
  ]
  return scenarioOf(battle, briefings[battle.id], nationNames, special, doubtOf(battle))
})
