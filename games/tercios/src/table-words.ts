import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { Field } from './position.ts'
import { speech } from './speech/index.ts'

/** Every word a player reads at the table. */
export const tableWords: Omit<GameWords<Field, Event>, 'scenarios'> = {
  name: { es: 'Tercios', en: 'Tercios' },
  options: [],
  notation,
  speech,
}
