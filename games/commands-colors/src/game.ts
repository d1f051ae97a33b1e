import type { Commander, Game, GameRules, Knowledge, Option, Said, Scenario } from '@acies/kernel'
import type { Book } from './book.ts'
import { drawField, type Ground } from './draw.ts'
import type { Event } from './events.ts'
import type { Field } from './field.ts'
import { guess } from './hidden.ts'
import { notation } from './notation.ts'
import { withoutLimit } from './set-up.ts'
import { type Lexicon, speechOf } from './speech.ts'
import { statisticsOf } from './statistics.ts'

interface Own {
  rules: GameRules<Field, Event>
  book: Book
  name: Said
  scenarios: readonly Scenario[]
  options: readonly Option[]
  score: Game<Field, Event>['score']
  commanders: (scenario: string) => readonly Commander[]
  knowledge?: Knowledge<Field>
  lexicon: Lexicon
  ground: Ground
}

/** A game of the series from what is its own. */
export const gameOf = (own: Own): Game<Field, Event> => ({
  ...own.rules,
  name: own.name,
  scenarios: own.scenarios,
  options: [...own.options, withoutLimit],
  guess,
  score: own.score,
  commanders: own.commanders,
  knowledge: own.knowledge,
  statistics: statisticsOf(own.book, own.lexicon),
  notation,
  speech: speechOf(own.lexicon),
  draw: drawField(own.ground, own.lexicon),
})
