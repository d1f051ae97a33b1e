import type { Field, Lexicon, Side } from '@acies/commands-colors'
import type { Said } from '@acies/kernel'
import { scenarios } from '../data/scenarios.ts'
import { cardWords } from './cards.ts'
import { faceNames, leaderNames, nationNames, unitNames } from './names.ts'
import { CHAPTERS, RULES } from './rules/index.ts'

const asWritten = (name: string): Said => ({ es: name, en: name })
/** A word of a list by its key; the key itself where a case has made one up. */
function lookUp<T>(list: Readonly<Record<string, T>>, key: string): T | undefined {
  return list[key]
}

const SIDES: readonly Said[] = [nationNames.rome.name, nationNames.carthage.name]

export const lexicon: Lexicon = {
  rules: RULES,
  chapters: CHAPTERS,
  unit: type => lookUp(unitNames, type)?.name ?? asWritten(type),
  leader: slug => lookUp<Said>(leaderNames, slug) ?? asWritten(slug.charAt(0).toUpperCase() + slug.slice(1)),
  army(g: Field, side: Side) {
    const data = scenarios.find(s => s.id === g.scenario)
    return data === undefined ? SIDES[side] : nationNames[data[side === 0 ? 'bottom' : 'top'].nation].name
  },
  card: kind => lookUp(cardWords, kind)?.name ?? asWritten(kind),
  face: face => lookUp(faceNames, face)?.name ?? asWritten(face),
  prompts: {
    'order-by-dice': {
      es: 'Soy Espartaco: asigna cada dado a quien puede dar órdenes.',
      en: 'I Am Spartacus: give each die to somebody it can order.',
    },
    'restore-blocks': {
      es: 'Reorganización: asigna cada dado a la unidad que recupera un bloque.',
      en: 'Rally: give each die to the unit that regains a block.',
    },
    'place-ambush': {
      es: 'La emboscada de Magón: coloca {unit}, o espera y usa la carta como siempre.',
      en: 'Mago’s ambush: place {unit}, or wait and use the card as usual.',
    },
  },
  words: {},
}
