import { Complaint, DUEL, type Game, type Header } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import { BATTLES } from './data/battles.ts'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { check, guess, hidden, sight } from './hidden.ts'
import { notation } from './notation.ts'
import { copyField, type Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { score } from './score.ts'
import { fieldFor } from './set-up.ts'
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

/** Fields as they are laid out, by battle: a match starts from a copy. */
const laidOut = new Map<string, Field>()
function setUp(header: Header): Field {
  const known = laidOut.get(header.scenario)
  if (known !== undefined) return copyField(known)
  const battle = BATTLES.find(b => b.id === header.scenario)
  if (battle === undefined) throw new Complaint(`header.scenario: no battle ${header.scenario}`)
  const g = fieldFor(battle.id, battle.armies, battle.ground)
  laidOut.set(battle.id, g)
  return copyField(g)
}
