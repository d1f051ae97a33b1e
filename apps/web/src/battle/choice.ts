/** How a battle is set up: who plays what, by which switches. */
export type How = 'machine' | 'two' | 'watch'
/** The seat of the person, or whichever chance gives. */
export type SideChoice = 0 | 1 | 'random'

export interface SetUpChoice {
  how: How
  side: SideChoice
  /** The bot of each seat. */
  levels: readonly [string, string]
  /** How the bot of each seat leads; HISTORY as its commander did. */
  manners: readonly [string, string]
  /** Two at one device hide nothing from each other. */
  trusting: boolean
  /** Switches of the rules that are on. */
  options: readonly string[]
}

export const HISTORY = 'history'
const HOWS: readonly How[] = ['machine', 'two', 'watch']
const SIDES: readonly SideChoice[] = [0, 1, 'random']
const keyOf = (game: string): string => `acies.set-up.${game}`

/** What may be chosen now; what was remembered and is gone falls back. */
export interface Offered {
  bots: readonly string[]
  manners: readonly string[]
  options: readonly string[]
}

/** The level for who has not chosen yet: the middle one. */
const usual = (bots: readonly string[]): string => bots[Math.floor(bots.length / 2)]

/** The last choice for a game, made whole. */
export function choiceFrom(json: unknown, { bots, manners, options }: Offered): SetUpChoice {
  const kept: Partial<Record<keyof SetUpChoice, unknown>> = typeof json === 'object' && json !== null ? json : {}
  const levels = Array.isArray(kept.levels) ? kept.levels : []
  const level = (seat: number): string => bots.find(bot => bot === levels[seat]) ?? usual(bots)
  const led = Array.isArray(kept.manners) ? kept.manners : []
  const manner = (seat: number): string => manners.find(known => known === led[seat]) ?? HISTORY
  const on = Array.isArray(kept.options) ? kept.options : []
  return {
    how: HOWS.find(how => how === kept.how) ?? 'machine',
    side: SIDES.find(side => side === kept.side) ?? 0,
    levels: [level(0), level(1)],
    manners: [manner(0), manner(1)],
    trusting: kept.trusting === true,
    options: options.filter(option => on.includes(option)),
  }
}

export function rememberedChoice(game: string, offered: Offered): SetUpChoice {
  try {
    return choiceFrom(JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null'), offered)
  } catch {
    return choiceFrom(null, offered)
  }
}

export function rememberChoice(game: string, choice: SetUpChoice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice))
  } catch {
    // Not remembered: it only has to be chosen again.
  }
}

/** A seed as somebody writes it; null for none, undefined for one that is none. */
export function seedFrom(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const seed = Number(text)
  return Number.isInteger(seed) && seed >= 0 && seed <= 0x7fffffff ? seed : undefined
}
