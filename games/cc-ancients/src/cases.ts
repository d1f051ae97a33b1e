import type { Event, Field } from '@acies/commands-colors'
import { caseBook } from '@acies/commands-colors/cases'
import type { CasedGame } from '@acies/kernel'
import { book } from './book.ts'
import { example } from './example.ts'
import { ancients as game } from './game.ts'
import { leaderNames } from './text/names.ts'
import { texts } from './text/rules/index.ts'

/** The game with the book its cases are read by. */
export const ancients: CasedGame<Field, Event> = {
  ...game,
  texts,
  cases: caseBook(book, example, ['G', 'B', 'R', 'H', 'F', 'S'], Object.keys(leaderNames)),
}
