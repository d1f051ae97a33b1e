/** How a battle is set up: who plays what, by which switches. */
export type How = 'machine' | 'two' | 'watch'
/** The seat of the person, or whichever chance gives. */
export type SideChoice = 0 | 1 | 'random'
/** Who takes a seat, where there are more than two. */
export type Sitter = 'person' | 'bot'
/** No table seats more. */
const SEATS = 6

export interface SetUpChoice {
  how: How
  side: SideChoice
  /** The bot of each seat. */
  levels: readonly string[]
  /** How the bot of each seat leads; HISTORY as its commander did. */
  manners: readonly string[]
  /** Who takes each seat of a battle for more than two. */
  sitters: readonly Sitter[]
  /** Two at one device hide nothing from each other. */
  trusting: boolean
  /** Switches of the rules that are on. */
  options: readonly string[]
}

export const HISTORY = 'history'
const HOWS: readonly How[] = ['machine', 'two', 'watch']
const SIDES: readonly SideChoice[] = [0, 1, 'random']
const SITTERS: readonly Sitter[] = ['person', 'bot']
const SEATED = Array.from({ length: SEATS }, (_, seat) => seat)
const keyOf = (game: string): string => `acies.set-up.${game}`

/** What may be chosen now; what was remembered and is gone falls back. */
interface Offered {
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
  const sat = Array.isArray(kept.sitters) ? kept.sitters : []
  const on = Array.isArray(kept.options) ? kept.options : []
  return {
    how: HOWS.find(how => how === kept.how) ?? 'machine',
    side: SIDES.find(side => side === kept.side) ?? 0,
    levels: SEATED.map(level),
    manners: SEATED.map(manner),
    sitters: SEATED.map(seat => SITTERS.find(sitter => sitter === sat[seat]) ?? (seat === 0 ? 'person' : 'bot')),
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

/** Who sits where as soon as it is said how a battle for more than two is played. */
export const sittersFor = (how: How): Sitter[] =>
  SEATED.map(seat => (how === 'two' || (how === 'machine' && seat === 0) ? 'person' : 'bot'))

/** A seed as somebody writes it; null for none, undefined for one that is none. */
export function seedFrom(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const seed = Number(text)
  return Number.isInteger(seed) && seed >= 0 && seed <= 0x7fffffff ? seed : undefined
}
