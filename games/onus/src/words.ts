import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { speech } from './speech/index.ts'
import { optionGroup, optionWords } from './text/names.ts'
import { OPTIONS } from './vocabulary.ts'

/** Every word a player reads. */
export const words: GameWords<Field, Event> = {
  name: { es: 'ONUS!', en: 'ONUS!' },
  scenarios: scenarioList,
  options: OPTIONS.map(id => ({ id, group: optionGroup(id), ...optionWords[id] })),
  notation,
  speech,
}
