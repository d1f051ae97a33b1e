import type { Commander, GameRules, Knowledge, Option, PlayedGame, Said } from '@acies/kernel'
import type { Event } from './events.ts'
import type { Field } from './field.ts'
import { guess } from './hidden.ts'
import { notation } from './notation.ts'
import { withoutLimit } from './set-up.ts'
import { type Lexicon, speechOf } from './speech.ts'

interface Own {
  rules: GameRules<Field, Event>
  name: Said
  options: readonly Option[]
  score: PlayedGame<Field, Event>['score']
  commanders: (scenario: string) => readonly Commander[]
  knowledge: Knowledge<Field>
  lexicon: Lexicon
}

/** A game of the series as a page plays it, from what is its own. */
export const playedOf = (own: Own): PlayedGame<Field, Event> => ({
  ...own.rules,
  name: own.name,
  options: [...own.options, withoutLimit],
  guess,
  score: own.score,
  commanders: own.commanders,
  knowledge: own.knowledge,
  notation,
  speech: speechOf(own.lexicon),
})
