import { DUEL, type GameRules } from '@acies/kernel'
import { BATTLES } from './data/battles/index.ts'
import type { Event } from './events.ts'
import { check, hidden, sight } from './hidden.ts'
import { OPTIONS } from './options.ts'
import { copyField, type Field } from './position.ts'
import { setUp } from './set-up.ts'
import { steps } from './steps/index.ts'

/** The rules of Warhammer Ancient Battles, second edition. */
export const rules: GameRules<Field, Event> = {
  id: 'wab',
  version: '8',
  seating: () => DUEL,
  scenarios: BATTLES,
  options: OPTIONS.map(id => ({ id })),
  first: 'battle',
  steps: () => steps,
  setUp,
  copy: copyField,
  sight,
  hidden,
  check,
}
