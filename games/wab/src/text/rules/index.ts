import type { RuleTexts, Said } from '@acies/kernel'
import { barbarians } from './barbarians.ts'
import { battleRules } from './battles.ts'
import { CHAPTERS } from './chapters.ts'
import { characters } from './characters.ts'
import { charges } from './charges.ts'
import { chariots } from './chariots.ts'
import { combat } from './combat.ts'
import { elephants } from './elephants.ts'
import { engineRulings } from './engine-rulings.ts'
import { flight } from './flight.ts'
import { general } from './general.ts'
import { machines } from './machines.ts'
import { movement } from './movement.ts'
import { panic } from './panic.ts'
import { psychology } from './psychology.ts'
import { romans } from './romans.ts'
import { rulings } from './rulings.ts'
import { shooting } from './shooting.ts'
import { skirmishers } from './skirmishers.ts'
import { troops } from './troops.ts'
import { turn } from './turn.ts'
import { victory } from './victory.ts'
import { wagons } from './wagons.ts'
import { weapons } from './weapons.ts'

const said = {
  ...general,
  ...turn,
  ...movement,
  ...flight,
  ...charges,
  ...shooting,
  ...combat,
  ...panic,
  ...characters,
  ...weapons,
  ...psychology,
  ...troops,
  ...wagons,
  ...skirmishers,
  ...chariots,
  ...elephants,
  ...machines,
  ...victory,
  ...barbarians,
  ...romans,
  ...rulings,
  ...engineRulings,
  ...battleRules,
}

export type RuleId = keyof typeof said
export const isRule = (text: string): text is RuleId => Object.hasOwn(texts, text)

/** What every rule says, for the player who asks "why not?" or "by which rule?". */
export const RULES: Readonly<Record<RuleId, Said>> = said

/** The book of rules, to be fetched apart. */
export const texts: RuleTexts = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({ prefix: `WAB-${prefix}`, title })),
}
