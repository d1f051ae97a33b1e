import type { Lang, RuleId, Said } from '@acies/kernel'
import type { ArmyBook, ArmyNames, Chosen, Roster } from '@acies/tabletop'
import type { ReactNode } from 'react'
import type { SymbolSet } from '../look/symbols/load.ts'
import type { Piece } from '../skins/table/dress.ts'

/** What a game gives for armies to be raised here; prices, limits and what is wrong follow from its books. */
export interface Muster {
  game: string
  title: Said
  symbols: SymbolSet
  books: readonly ArmyBook[]
  names: ArmyNames
  /** Sizes of army, in points. */
  sizes: readonly number[]
  ready: readonly { id: string; roster: Roster }[]
  /** A list with nothing in it yet but what it must have. */
  empty: (book: string, points: number) => Roster
  /** Not from the rulebook: our own proposal. */
  proposed?: (book: string) => boolean
  /** The unit that may begin a battle below another: its auxiliary. */
  mate?: (entry: string) => string | undefined
  /** A unit or a leader on its sheet, on which it may be chosen how it forms up. */
  sheet: (chosen: Chosen, book: string, lang: Lang, onChosen?: (next: Chosen) => void) => UnitOnSheet
  /** The small sign of a unit or a leader in the list. */
  mark: (chosen: Chosen, book: string) => ReactNode
  /** Everything that stands on a table of the game. */
  // biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
  pieces: (field: any, lang: Lang) => readonly Piece[]
  /** Where the zone of the first seat ends towards the enemy, and where at its own edge of the table: in its units. */
  // biome-ignore lint/suspicious/noExplicitAny: a game seen from outside
  zone: (field: any) => { front: number; edge: number }
  /** So many units of the table as the game measures them. */
  distance: (n: number, lang: Lang) => string
  /** What a list comes to on the table, whatever is wrong with it. */
  sums: (roster: Roster, lang: Lang) => readonly { name: string; value: string }[]
  /** What an option does for a unit or a leader. */
  option?: (id: string, entry: string) => Meaning | undefined
  /** The battle in which a list of so many points is played. */
  battle: (points: number) => string | null
  pitched: PitchedTerms
}

/** What players agree on before a pitched battle, besides its size and the switches of the rules. */
export interface PitchedTerms {
  /** How many may sit down. */
  seats: readonly [least: number, most: number]
  /** What an army is called for short. */
  short: (book: string) => Said
  /** A list as the game's set-up takes it; a ready one goes by its name. */
  listOf: (roster: Roster) => unknown
  more: readonly Agreement[]
  /** Whether a list may be played where these switches are on. */
  playable?: (roster: Roster, switches: readonly string[]) => boolean
  /** Points that a seat may spend besides those of the battle. */
  bonus?: (agreed: Readonly<Record<string, string>>, seat: number) => number
  /** Lists are chosen in secret: who knows the match does not know them. */
  faceDown?: true
  /** What all may know of it besides the lists, for the header of the match. */
  setup: (sides: readonly number[], agreed: Readonly<Record<string, string>>) => object
}
/** One thing to be agreed on: the first value is the usual one. */
interface Agreement {
  id: string
  name: Said
  values: readonly { value: string; text: Said }[]
  /** Each seat for itself: `novice.0`, `novice.1` … */
  each?: true
  /** Only where so many are at the table, where they are in teams, or where a switch is on. */
  when?: (sides: readonly number[], switches: readonly string[]) => boolean
}

/** What something does: in the game's own words, or as the rules say it. */
export interface Meaning {
  text?: Said
  rules: readonly RuleId[]
}

export interface UnitOnSheet {
  picture?: ReactNode
  values?: readonly { name: string; value: ReactNode }[]
  /** Weapons and the like. */
  notes?: readonly string[]
  /** What it has of its own: skills, formations, special rules. */
  traits?: readonly ({ name: string } & Meaning)[]
}

const loaders: Readonly<Record<string, () => Promise<{ muster: Muster }>>> = {
  tercios: () => import('../games/tercios/muster.tsx'),
  onus: () => import('../games/onus/muster.tsx'),
  wab: () => import('../games/wab/muster.tsx'),
}
export const musterGames: readonly string[] = Object.keys(loaders)

const loaded = new Map<string, Promise<Muster>>()
/** The same promise every time, as React's `use` wants it. */
export function musterOf(game: string): Promise<Muster> {
  const known = Object.hasOwn(loaders, game) ? game : musterGames[0]
  const found = loaded.get(known) ?? loaders[known]().then(({ muster }) => muster)
  loaded.set(known, found)
  return found
}
