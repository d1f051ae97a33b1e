import type { Scenario } from '@acies/kernel'
import { type BattleData, type BattleId, battles } from '../data/battles/index.ts'
import { type Briefing, briefings, objectiveWords, specialRuleWords } from './battles.ts'
import { nationNames } from './names.ts'

/** The battles as a player chooses them. Seat 0 is the army at the bottom. */
export const scenarioList: readonly Scenario[] = battles.map(battle => {
  const data: BattleData = battle
  const id: BattleId = battle.id
  const words: Briefing = briefings[id]
  return {
    id,
    title: words.title,
    year: data.year,
    armies: words.armies,
    history: words.history,
    sides: [nationNames[data.bottom.nation].name, nationNames[data.top.nation].name],
    hints: [words.hints.bottom, words.hints.top],
    special: [
      ...battle.rules.map(name => specialRuleWords[name].text),
      ...battle.objectives.map(objective => objectiveWords[objective.id].text),
    ],
    slides: words.slides,
    difficulty: data.difficulty,
    minutes: data.minutes,
    reconstructed: true,
  }
})
