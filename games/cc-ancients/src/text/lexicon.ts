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
      es: 'Soy Espartaco: ¿a qué pieza da orden cada dado?',
      en: 'I Am Spartacus: which piece does each die order?',
    },
    'restore-blocks': {
      es: 'Reorganización: ¿qué unidad recupera un bloque con cada dado?',
      en: 'Rally: which unit regains a block by each die?',
    },
    'place-ambush': {
      es: 'La emboscada de Magón: elige dónde aparece cada unidad, o espera.',
      en: 'Mago’s ambush: choose where each unit appears, or wait.',
    },
  },
  words: {},
}
