import { scenarioOf } from '@acies/commands-colors/words'
import type { Scenario } from '@acies/kernel'
import { battles } from '../data/battles/index.ts'
import { briefings, objectiveWords, specialRuleWords } from './battles.ts'
import { nationNames } from './names.ts'

export const scenarioList: readonly Scenario[] = battles.map(battle =>
  scenarioOf(battle, briefings[battle.id], nationNames, [
    ...battle.rules.map(name => specialRuleWords[name].text),
    ...battle.objectives.map(objective => objectiveWords[objective.id].text),
  ]),
)
