import { type Event, type Field, gameOf, hexOf } from '@acies/commands-colors'
import type { Game } from '@acies/kernel'
import { book } from './book.ts'
import { scenarios } from './data/scenarios.ts'
import { example } from './example.ts'
import { knowledge, score } from './knowledge.ts'
import { SACRED_BAND } from './special.ts'
import { stepsFor } from './steps/index.ts'
import { lexicon } from './text/lexicon.ts'
import { options } from './text/options.ts'
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
export const ancients: Game<Field, Event> = gameOf({
  book,
  version: '2',
  name: { es: 'Commands & Colors: Ancients', en: 'Commands & Colors: Ancients' },
  battles: scenarios,
  prepare(g) {
    for (const name of g.special) {
      const [rule, hex] = name.split(':')
      if (rule === 'sacred-band') g.units[g.unitAt[hexOf(hex) ?? 0]].mark = SACRED_BAND
    }
  },
  scenarios: scenarioList,
  options,
  steps: stepsFor,
  score,
  knowledge,
  lexicon,
  ground: GROUND,
  example,
  faces: ['G', 'B', 'R', 'H', 'F', 'S'],
})
