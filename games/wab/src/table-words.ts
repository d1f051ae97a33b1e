import type { GameWords, Said } from '@acies/kernel'
import type { Event } from './events.ts'
import { notation } from './notation.ts'
import { OPTIONS, type OptionName } from './options.ts'
import type { Field } from './position.ts'
import { speech } from './speech/index.ts'

const optionWords: Readonly<Record<OptionName, { name: Said; text: Said }>> = {
  'open-measures': {
    name: { es: 'Medir cuando se quiera', en: 'Measure at any time' },
    text: {
      es: 'Regla, alcances y probabilidades con su distancia, antes de declarar. El reglamento pide declarar a ojo.',
      en: 'Ruler, ranges and odds with their distances before anything is declared. The rulebook wants it judged by eye.',
    },
  },
}

/** Every word a player reads at the table. */
export const tableWords: Omit<GameWords<Field, Event>, 'scenarios'> = {
  name: { es: 'Warhammer Ancient Battles', en: 'Warhammer Ancient Battles' },
  options: OPTIONS.map(id => ({ id, ...optionWords[id] })),
  notation,
  speech,
}
