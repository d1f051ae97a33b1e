import type { Game, PlayedGame, Scenario } from '@acies/kernel'
import type { Book } from './book.ts'
import { drawField, type Ground } from './draw.ts'
import type { Event } from './events.ts'
import type { Field } from './field.ts'
import type { Lexicon } from './speech.ts'
import { statisticsOf } from './statistics.ts'

interface Own {
  played: PlayedGame<Field, Event>
  book: Book
  scenarios: readonly Scenario[]
  lexicon: Lexicon
  ground: Ground
}

/** The whole of a game of the series: what is played, its battles as they are told, what it counts and its drawing. */
export const gameOf = ({ played, book, scenarios, lexicon, ground }: Own): Game<Field, Event> => ({
  ...played,
  scenarios,
  statistics: statisticsOf(book, lexicon),
  draw: drawField(ground, lexicon),
})
