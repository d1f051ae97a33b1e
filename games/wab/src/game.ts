import type { Game } from '@acies/kernel'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { knowledge } from './knowledge/index.ts'
import { played } from './played.ts'
import type { Field } from './position.ts'
import { statistics } from './statistics.ts'
import { words } from './words.ts'

/** Warhammer Ancient Battles, second edition. */
export const wab: Game<Field, Event> = { ...played, ...words, statistics, draw, knowledge }
