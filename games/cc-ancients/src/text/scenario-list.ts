import type { Scenario } from '@acies/kernel'
import { scenarios } from '../data/scenarios.ts'
import { nationNames } from './names.ts'
import { type Briefing, briefings, specialRuleWords } from './scenarios.ts'

/** The battles as a player chooses them. Seat 0 is the army at the bottom. */
export const scenarioList: readonly Scenario[] = scenarios.map(data => {
  const words: Briefing = briefings[data.id as keyof typeof briefings]
  const special = data.rules.map(name => specialRuleWords[name.split(':')[0] as keyof typeof specialRuleWords].text)
  return {
    id: data.id,
    title: words.title,
    year: data.year,
    armies: words.armies,
    history: words.history,
    sides: [nationNames[data.bottom.nation].name, nationNames[data.top.nation].name],
    hints: [words.hints.bottom, words.hints.top],
    special: words.ground === undefined ? special : [words.ground, ...special],
    slides: words.slides,
    difficulty: data.difficulty,
    minutes: data.minutes,
    reconstructed: data.source === 'reconstructed',
  }
})
