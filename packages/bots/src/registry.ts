import type { Weights } from '@acies/kernel'
import type { Bot } from './bot.ts'
import { type Effort, generalBot } from './general.ts'
import { greedyBot, type Haste } from './greedy.ts'
import { WORDS } from './levels.ts'
import { BOT_NAMES, type BotName, readName } from './names.ts'
import { random } from './random.ts'

const HASTES = {
  greedy: { trained: false, whim: 0, looks: 120, milliseconds: 200 },
  recruit: { trained: true, whim: 0.6, looks: 48, milliseconds: 15 },
} as const satisfies Record<string, Haste>

const EFFORTS = {
  veteran: { milliseconds: 150, visits: 60, plans: 6, turns: 1 },
  general: { milliseconds: 500, visits: 600, plans: 24, turns: 1 },
  strategist: { milliseconds: 1500, visits: 1800, plans: 32, turns: 2 },
} as const satisfies Record<string, Effort>

const MAKERS: Readonly<Record<BotName, (name: string, weights: Weights) => Bot>> = {
  random: () => random,
  greedy: (name, weights) => greedyBot(name, WORDS.greedy, HASTES.greedy, weights),
  recruit: (name, weights) => greedyBot(name, WORDS.recruit, HASTES.recruit, weights),
  veteran: (name, weights) => generalBot(name, WORDS.veteran, EFFORTS.veteran, weights),
  general: (name, weights) => generalBot(name, WORDS.general, EFFORTS.general, weights),
  strategist: (name, weights) => generalBot(name, WORDS.strategist, EFFORTS.strategist, weights),
}

/** All bots, the weakest first. */
export const bots: readonly Bot[] = BOT_NAMES.map(name => MAKERS[name](name, {}))
export const greedy = bots[1]

/**
 * A bot by its name, with how it leads after a colon: `veteran`, `veteran:bold`, `general:exposure=1.5,hand=0.5`.
 * Null when there is none of that name.
 */
export function botNamed(name: string): Bot | null {
  const read = readName(name)
  if (read === null) return null
  return bots.find(bot => bot.name === name) ?? MAKERS[read.base](name, read.weights)
}
