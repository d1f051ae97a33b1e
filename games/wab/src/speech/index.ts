import { type Speech, shownNumber } from '@acies/kernel'
import { inchesText, sentence, tenths } from '@acies/tabletop'
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
    // A reform by order and one after a rally are one question.
    const asked = step === 'reform-rallied' && v.rallied === false ? 'reform' : step
    return sentence(PROMPTS[asked]?.[lang] ?? step, { unit, words: {} })
  },
  name(choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object')
      return `${inchesText(pick[0], lang)} ${inchesText(pick[1], lang)} ${Math.round(pick[2] / 100)}°`
    if (choice.of === 'unit') return unitName(g, pick, lang)
    if (choice.of !== 'number' || choice.measures === undefined) return `${pick}`
    const counted = shownNumber(choice, pick)
    return choice.measures === 'length' ? `${tenths(counted, lang)}″` : `${Math.round(counted)}°`
  },
  tell,
}
export { sideName, unitName }
