import type { Event, Field } from '@acies/commands-colors'
import { playedOf } from '@acies/commands-colors/played'
import type { PlayedGame } from '@acies/kernel'
import { commandersOf } from './commanders.ts'
import { knowledge, score } from './knowledge.ts'
import { rules } from './rulebook.ts'
import { lexicon } from './text/lexicon.ts'
import { options } from './text/options.ts'

/** The game as a page plays it: what is told of its battles, and what it counts, come when they are wanted. */
export const played: PlayedGame<Field, Event> = playedOf({
  rules,
  name: { es: 'Commands & Colors: Ancients', en: 'Commands & Colors: Ancients' },
  options,
  score,
  commanders: commandersOf,
  knowledge,
  lexicon,
})
