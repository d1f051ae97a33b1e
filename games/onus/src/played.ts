import type { PlayedGame } from '@acies/kernel'
import { commandersOf } from './commanders.ts'
import type { Event } from './events.ts'
import { guess } from './hidden.ts'
import type { Field } from './position.ts'
import { rules } from './rulebook.ts'
import { score } from './score.ts'
import { tableWords } from './table-words.ts'

/** The game as a page plays it: what is told of its battles, what it knows and what it counts come when they are wanted. */
export const played: PlayedGame<Field, Event> = { ...rules, ...tableWords, guess, score, commanders: commandersOf }
