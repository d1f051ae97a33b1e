import type { RuleTexts, Said } from '@acies/kernel'
import { basics } from './basics.ts'
import { cards } from './cards.ts'
import { CHAPTERS } from './chapters.ts'
import { charges } from './charges.ts'
import { flight } from './flight.ts'
import { melee } from './melee.ts'
import { movement } from './movement.ts'
import { options } from './options.ts'
import { rulings } from './rulings.ts'
import { setup } from './setup.ts'
import { shooting } from './shooting.ts'
import { traits } from './traits.ts'

const said = {
  ...basics,
  ...setup,
  ...movement,
  ...charges,
  ...shooting,
  ...melee,
  ...flight,
  ...traits,
  ...cards,
  ...options,
  ...rulings,
}

export type RuleId = keyof typeof said

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = said

/** The book of rules, to be fetched apart. */
export const texts: RuleTexts = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({ prefix: `ONU-${prefix}`, title })),
}
