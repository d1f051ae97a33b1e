import type { Weights } from '@acies/kernel'
import { temperamentNamed } from './temperaments.ts'

/** The weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'recruit', 'veteran', 'general', 'strategist'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Who is meant by `general`, `general:bold` or `general:attack=1.5,strength=2`, and how he leads; null if there is no such bot. */
export function readName(name: string): { base: BotName; weights: Weights } | null {
  const [first, manner, ...more] = name.split(':')
  const base = BOT_NAMES.find(known => known === first)
  if (base === undefined || more.length > 0) return null
  if (manner === undefined) return { base, weights: {} }
  const weights = base === 'random' ? null : (temperamentNamed(manner)?.weights ?? readWeights(manner))
  return weights === null ? null : { base, weights }
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
