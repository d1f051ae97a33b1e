import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { speech } from './speech/index.ts'

/** Every word a player reads. */
export const words: GameWords<Field, Event> = {
  name: { es: 'Warhammer Ancient Battles', en: 'Warhammer Ancient Battles' },
  scenarios: scenarioList,
  options: [],
  notation,
  speech,
}
