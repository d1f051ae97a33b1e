import type { Said } from '@acies/kernel'
import { characters } from './characters.ts'
import { charges } from './charges.ts'
import { combat } from './combat.ts'
import { flight } from './flight.ts'
import { general } from './general.ts'
import { movement } from './movement.ts'
import { panic } from './panic.ts'
import { shooting } from './shooting.ts'
import { turn } from './turn.ts'

export { CHAPTERS } from './chapters.ts'

const texts = {
  ...general,
  ...turn,
  ...movement,
  ...flight,
  ...charges,
  ...shooting,
  ...combat,
  ...panic,
  ...characters,
}

export type RuleId = keyof typeof texts

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = texts
