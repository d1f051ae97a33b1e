import type { Event, Field } from '@acies/commands-colors'
import { gameOf } from '@acies/commands-colors/game'
import type { Game } from '@acies/kernel'
import { book } from './book.ts'
import { played } from './played.ts'
import { lexicon } from './text/lexicon.ts'
import { scenarioList } from './text/scenario-list.ts'

const GROUND = {
  open: { sign: '·', colour: 236 },
  forest: { sign: '♣', colour: 22 },
  hill: { sign: '∩', colour: 94 },
  'rugged-hill': { sign: '▲', colour: 58 },
  town: { sign: '⌂', colour: 130 },
  windmill: { sign: '✕', colour: 130 },
  river: { sign: '≈', colour: 24 },
  ford: { sign: '≋', colour: 30 },
  bridge: { sign: '=', colour: 95 },
  'sand-quarry': { sign: '∪', colour: 137 },
} as const

/** Commands & Colors: Napoleonics. */
export const napoleonics: Game<Field, Event> = gameOf({
  played,
  book,
  scenarios: scenarioList,
  lexicon,
  ground: GROUND,
})
