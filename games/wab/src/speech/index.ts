import type { Speech } from '@acies/kernel'
import { INCH } from '@acies/table'
import { sentence } from '@acies/tabletop'
import type { Event } from '../events.ts'
import type { Field } from '../position.ts'
import { becauseOf } from './because.ts'
import { sideName, unitName, unitNoun } from './nouns.ts'
import { PROMPTS } from './prompts.ts'
import { tell } from './tell.ts'
import { wordFor } from './words.ts'

export const speech: Speech<Field, Event> = {
  seat: (seat, g, lang) => sideName(g, g.sideOf[seat] ?? seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  because: becauseOf,
  ask({ step, v }, g, lang) {
    const unit = typeof v.unit === 'number' && v.unit >= 0 ? unitNoun(g, v.unit, lang) : undefined
    return sentence(PROMPTS[step]?.[lang] ?? step, { unit, words: {} })
  },
  name(choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object')
      return `${(pick[0] / INCH).toFixed(1)}″ ${(pick[1] / INCH).toFixed(1)}″ ${Math.round(pick[2] / 100)}°`
    if (choice.of === 'unit') return unitName(g, pick, lang)
    // Only guesses say that they are lengths, and they are whole inches.
    return choice.of === 'number' && choice.measures === 'length' ? `${pick}″` : `${pick}`
  },
  tell,
}
export { sideName, unitName }
