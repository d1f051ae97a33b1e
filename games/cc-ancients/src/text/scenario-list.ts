import { type Briefing, scenarioOf } from '@acies/commands-colors/words'
import type { Scenario } from '@acies/kernel'
import { scenarios } from '../data/scenarios.ts'
import { nationNames } from './names.ts'
import { briefings, specialRuleWords } from './scenarios.ts'

export const scenarioList: readonly Scenario[] = scenarios.map(data => {
  const words: Briefing = briefings[data.id as keyof typeof briefings]
  const special = data.rules.map(name => specialRuleWords[name.split(':')[0] as keyof typeof specialRuleWords].text)
  return scenarioOf(data, words, nationNames, special, data.doubt)
})
