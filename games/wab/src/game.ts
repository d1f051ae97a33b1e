import type { Game } from '@acies/kernel'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { guess } from './hidden.ts'
import { knowledge } from './knowledge/index.ts'
import type { Field } from './position.ts'
import { rules } from './rulebook.ts'
import { score } from './score.ts'
import { statistics } from './statistics.ts'
import { words } from './words.ts'

/** Warhammer Ancient Battles, second edition. */
export const wab: Game<Field, Event> = { ...rules, ...words, guess, score, statistics, draw, knowledge }
