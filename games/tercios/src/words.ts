import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import type { Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { tableWords } from './table-words.ts'

/** Every word a player reads: those said at the table, and those that tell of its battles. */
export const words: GameWords<Field, Event> = { ...tableWords, scenarios: scenarioList }
