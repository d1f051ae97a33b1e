import type { GameWords } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import type { Field } from './position.ts'
import { speech } from './speech/index.ts'
import { optionGroup, optionWords } from './text/names.ts'
import { OPTIONS } from './vocabulary.ts'

/** Every word a player reads at the table. */
export const tableWords: Omit<GameWords<Field, Event>, 'scenarios'> = {
  name: { es: 'ONUS!', en: 'ONUS!' },
  options: OPTIONS.map(id => ({ id, group: optionGroup(id), ...optionWords[id], armies: id === 'novice' })),
  notation,
  speech,
}
