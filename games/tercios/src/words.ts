import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { speech } from './speech/index.ts'

/** Every word a player reads at the table. */
export const tableWords: Omit<GameWords<Field, Event>, 'scenarios'> = {
  name: { es: 'Tercios', en: 'Tercios' },
  options: [],
  notation,
  speech,
}
/** And those that tell of its battles. */
export const words: GameWords<Field, Event> = { ...tableWords, scenarios: scenarioList }
