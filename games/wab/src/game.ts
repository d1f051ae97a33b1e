import { DUEL, type Game } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { check, guess, hidden, sight } from './hidden.ts'
import { notation } from './notation.ts'
import { copyField, type Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { score } from './score.ts'
import { setUp } from './set-up.ts'
import { speech } from './speech/index.ts'
import { statistics } from './statistics.ts'
import { steps } from './steps/index.ts'

/** Warhammer Ancient Battles, second edition. */
export const wab: Game<Field, Event> = {
  id: 'wab',
  version: '1',
  name: { es: 'Warhammer Ancient Battles', en: 'Warhammer Ancient Battles' },
  seating: () => DUEL,
  scenarios: scenarioList,
  options: [],
  first: 'battle',
  steps: () => steps,
  setUp,
  deal() {},
  copy: copyField,
  sight,
  hidden,
  guess,
  check,
  score,
  statistics,
  notation,
  speech,
  cases: caseBook,
  draw,
}
