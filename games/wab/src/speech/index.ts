import { type Decision, type Speech, shownNumber } from '@acies/kernel'
import { inchesText, sentence, tenths } from '@acies/tabletop'
import type { Event } from '../events.ts'
import { type Field, onTable } from '../position.ts'
import { isEngaged } from '../rules/engaged.ts'
import { becauseOf } from './because.ts'
import { sideName, unitName, unitNoun } from './nouns.ts'
import { COUNTS, FILES, PROMPTS } from './prompts.ts'
import { tell } from './tell.ts'
import { wordFor } from './words.ts'

export const speech: Speech<Field, Event> = {
  seat: (seat, g, lang) => sideName(g, g.sideOf[seat] ?? seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  counts: (what, lang) => COUNTS[what]?.[lang] ?? what,
  because: becauseOf,
  ask(decision, g, lang) {
    const noun = (id: unknown) => (typeof id === 'number' && g.units[id] ? unitNoun(g, id, lang) : undefined)
    const { unit, by } = decision.v
    return sentence(PROMPTS[askedIn(decision, g)]?.[lang] ?? decision.step, {
      unit: noun(unit),
      other: noun(by),
      words: {},
    })
  },
  name(choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object')
      return `${inchesText(pick[0], lang)} ${inchesText(pick[1], lang)} ${Math.round(pick[2] / 100)}°`
    if (choice.of === 'unit') return unitName(g, pick, lang)
    if (choice.of === 'number' && choice.counts === 'files') return sentence(FILES[lang], { words: { n: `${pick}` } })
    if (choice.of !== 'number' || choice.measures === undefined) return `${pick}`
    const counted = shownNumber(choice, pick)
    return choice.measures === 'length' ? `${tenths(counted, lang)}″` : `${Math.round(counted)}°`
  },
  tell,
}

/** One question that is put in two ways: a reform by order or after a rally, charges while some of them fight. */
function askedIn({ step, seat, v }: Decision, g: Field): string {
  if (step === 'reform-rallied' && v.rallied === false) return 'reform'
  const fights = step === 'declare-charges' && g.units.some(u => u.seat === seat && onTable(u) && isEngaged(g, u))
  return fights ? 'declare-engaged' : step
}

export { sideName, unitName }
