import type { CasedGame } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import type { Event } from './events.ts'
import { onus as game } from './game.ts'
import type { Field } from './position.ts'
import { texts } from './text/rules/index.ts'

/** The game with the book its cases are read by. */
export const onus: CasedGame<Field, Event> = { ...game, texts, cases: caseBook }
