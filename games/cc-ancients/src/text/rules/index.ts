import type { RuleTexts, Said } from '@acies/kernel'
import { battle } from './battle.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { CHAPTERS } from './chapters.ts'
import { close } from './close.ts'
import { elephants } from './elephants.ts'
import { evade } from './evade.ts'
import { leaders } from './leaders.ts'
import { momentum } from './momentum.ts'
import { movement } from './movement.ts'
import { retreat } from './retreat.ts'
import { scenarios } from './scenarios.ts'
import { setup } from './setup.ts'
import { terrain } from './terrain.ts'
import { turn } from './turn.ts'

const said = {
  ...board,
  ...setup,
  ...turn,
  ...movement,
  ...battle,
  ...close,
  ...elephants,
  ...retreat,
  ...evade,
  ...momentum,
  ...leaders,
  ...terrain,
  ...cards,
  ...scenarios,
}

export type RuleId = keyof typeof said

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = said

/** The book of rules, to be fetched apart. */
export const texts: RuleTexts = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({ prefix: `CCA-${prefix}-`, title })),
}
