import type { Game } from '@acies/kernel'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { knowledge } from './knowledge/index.ts'
import { played } from './played.ts'
import type { Field } from './position.ts'
import { statistics } from './statistics.ts'
import { words } from './words.ts'

/** ONUS! Traianus and its kin: cards for units, a hand of orders and events, two to six players. */
export const onus: Game<Field, Event> = { ...played, ...words, knowledge, statistics, draw }
