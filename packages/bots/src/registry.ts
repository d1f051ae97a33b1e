import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

/** The bots by name, the weakest first. */
export const bots: readonly Bot[] = [random, greedy]

export function botNamed(name: string): Bot | null {
  return bots.find(bot => bot.name === name) ?? null
}
