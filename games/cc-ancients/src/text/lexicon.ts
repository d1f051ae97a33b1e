import { armyNames, asWritten, type Lexicon, leaderNamed, lookUp, unitWords } from '@acies/commands-colors/words'
import { scenarios } from '../data/scenarios.ts'
import { cardWords } from './cards.ts'
import { faceNames, leaderNames, nationNames, unitNames } from './names.ts'

export const lexicon: Lexicon = {
  unit: type => unitWords(lookUp(unitNames, type)?.name ?? asWritten(type)),
  leader: leaderNamed(leaderNames),
  army: armyNames(scenarios, nationNames, ['rome', 'carthage']),
  card: kind => lookUp(cardWords, kind)?.name ?? asWritten(kind),
  face: face => lookUp(faceNames, face)?.name ?? asWritten(face),
  prompts: {
    'order-by-dice': {
      es: 'Soy Espartaco: asigna cada dado a una pieza a la que dé orden.',
      en: 'I Am Spartacus: give each die to a piece it can order.',
    },
    'restore-blocks': {
      es: 'Reorganización: asigna cada dado a la unidad que recupera un bloque.',
      en: 'Rally: give each die to the unit that regains a block.',
    },
    'place-ambush': {
      es: 'La emboscada de Magón: elige dónde aparece cada unidad, o espera y usa la carta como siempre.',
      en: 'Mago’s ambush: choose where each unit appears, or wait and use the card as usual.',
    },
  },
  words: {},
}
