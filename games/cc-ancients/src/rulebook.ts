import { type Event, type Field, hexOf, rulesOf } from '@acies/commands-colors'
import type { GameRules } from '@acies/kernel'
import { book } from './book.ts'
import { scenarios } from './data/scenarios.ts'
import { SACRED_BAND } from './special.ts'
import { stepsFor } from './steps/index.ts'

/** The rules of Commands & Colors: Ancients. */
export const rules: GameRules<Field, Event> = rulesOf({
  book,
  version: '2',
  battles: scenarios,
  prepare(g) {
    for (const name of g.special) {
      const [rule, hex] = name.split(':')
      if (rule === 'sacred-band') g.units[g.unitAt[hexOf(hex) ?? 0]].mark = SACRED_BAND
    }
  },
  switches: ['unit-may-join-leader', 'leader-check-on-retreat-loss', 'narrow-leadership', 'first-strike-momentum'],
  steps: stepsFor,
})
