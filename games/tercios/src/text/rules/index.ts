import type { RuleTexts, Said } from '@acies/kernel'
import { armies } from './armies.ts'
import { artillery } from './artillery.ts'
import { battles } from './battles.ts'
import { cavalry } from './cavalry.ts'
import { CHAPTERS } from './chapters.ts'
import { charges } from './charges.ts'
import { combat } from './combat.ts'
import { commanders } from './commanders.ts'
import { movement } from './movement.ts'
import { orders } from './orders.ts'
import { qualities } from './qualities.ts'
import { reactions } from './reactions.ts'
import { shooting } from './shooting.ts'
import { troops } from './troops.ts'
import { turn } from './turn.ts'
import { units } from './units.ts'
import { weapons } from './weapons.ts'

const said = {
  ...units,
  ...turn,
  ...orders,
  ...reactions,
  ...movement,
  ...shooting,
  ...charges,
  ...combat,
  ...troops,
  ...cavalry,
  ...artillery,
  ...weapons,
  ...commanders,
  ...qualities,
  ...armies,
  ...battles,
}

export type RuleId = keyof typeof said

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = said

/** The book of rules, to be fetched apart. */
export const texts: RuleTexts = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({
    prefix: prefix.startsWith('TER-') ? prefix : `TER-${prefix}`,
    title,
  })),
}
