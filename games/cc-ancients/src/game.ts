import type { Event, Field } from '@acies/commands-colors'
import { gameOf } from '@acies/commands-colors/game'
import type { Game } from '@acies/kernel'
import { book } from './book.ts'
import { played } from './played.ts'
import { lexicon } from './text/lexicon.ts'
import { scenarioList } from './text/scenario-list.ts'

const GROUND = {
  open: { sign: '·', colour: 236 },
  broken: { sign: '∴', colour: 95 },
  forest: { sign: '♣', colour: 22 },
  hill: { sign: '∩', colour: 94 },
  coast: { sign: '~', colour: 24 },
  river: { sign: '≈', colour: 24 },
  ford: { sign: '≋', colour: 30 },
  lake: { sign: '~', colour: 24 },
  steep: { sign: '▲', colour: 58 },
  camp: { sign: '#', colour: 136 },
} as const

/** Commands & Colors: Ancients. */
export const ancients: Game<Field, Event> = gameOf({ played, book, scenarios: scenarioList, lexicon, ground: GROUND })
