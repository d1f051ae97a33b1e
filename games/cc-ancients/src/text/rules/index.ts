import type { Said } from '@acies/kernel'
import { battle } from './battle.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
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

export { CHAPTERS } from './chapters.ts'

const texts = {
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

export type RuleId = keyof typeof texts

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = texts
