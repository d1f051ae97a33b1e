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
