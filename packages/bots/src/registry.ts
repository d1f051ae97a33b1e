import type { Weights } from '@acies/kernel'
import type { Bot } from './bot.ts'
import { type Effort, generalBot } from './general.ts'
import { greedyBot, type Haste } from './greedy.ts'
import { WORDS } from './levels.ts'
import { random } from './random.ts'
import { temperamentNamed } from './temperaments.ts'

const HASTES = {
  greedy: { trained: false, whim: 0, looks: 120, milliseconds: 200 },
  recruit: { trained: true, whim: 0.6, looks: 48, milliseconds: 15 },
} as const satisfies Record<string, Haste>

const EFFORTS = {
  veteran: { milliseconds: 150, visits: 60, plans: 6, turns: 1 },
  general: { milliseconds: 500, visits: 600, plans: 24, turns: 1 },
  strategist: { milliseconds: 1500, visits: 1800, plans: 32, turns: 2 },
} as const satisfies Record<string, Effort>

type Maker = (name: string, weights: Weights) => Bot
const MAKERS: Readonly<Record<string, Maker>> = {
  random: () => random,
  greedy: (name, weights) => greedyBot(name, WORDS.greedy, HASTES.greedy, weights),
  recruit: (name, weights) => greedyBot(name, WORDS.recruit, HASTES.recruit, weights),
  veteran: (name, weights) => generalBot(name, WORDS.veteran, EFFORTS.veteran, weights),
  general: (name, weights) => generalBot(name, WORDS.general, EFFORTS.general, weights),
  strategist: (name, weights) => generalBot(name, WORDS.strategist, EFFORTS.strategist, weights),
}

/** All bots, the weakest first. */
export const bots: readonly Bot[] = Object.keys(MAKERS).map(name => MAKERS[name](name, {}))
export const greedy = bots[1]

/**
 * A bot by its name, with how it leads after a colon: `veteran`, `veteran:bold`, `general:exposure=1.5,hand=0.5`.
 * Null when there is none of that name.
 */
export function botNamed(name: string): Bot | null {
  const known = bots.find(bot => bot.name === name)
  if (known !== undefined) return known
  const [base, manner, ...more] = name.split(':')
  const make = MAKERS[base]
  if (make === undefined || manner === undefined || more.length > 0 || base === 'random') return null
  const weights = temperamentNamed(manner)?.weights ?? readWeights(manner)
  return weights === null ? null : make(name, weights)
}

function readWeights(text: string): Weights | null {
  const weights: Record<string, number> = {}
  for (const part of text.split(',')) {
    const match = /^([a-z]+)=(\d+(?:\.\d+)?)$/.exec(part)
    if (match === null) return null
    weights[match[1]] = Number(match[2])
  }
  return weights
}
