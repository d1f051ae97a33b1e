import { type AnyPlayedGame, Complaint, type RuleTexts, type Said } from '@acies/kernel'
import type { AnySkin } from '../skins/skin.ts'

/** A battle as it was set up by the players. */
export interface ChosenSetUp {
  setup: object
  /** What stands face down. */
  hidden?: object
  sides: readonly Said[]
}

/** A game as the page plays it. */
export interface Played {
  game: AnyPlayedGame
  skin: AnySkin
  /** How many points each side brings to a battle that history does not set up; 0 for one that it does. */
  pitched?: (battle: string) => number
}

const loaders: Readonly<Record<string, () => Promise<{ played: Played }>>> = {
  'cc-ancients': () => import('./cc-ancients/played.ts'),
  tercios: () => import('./tercios/played.tsx'),
  'cc-napoleonics': () => import('./cc-napoleonics/played.ts'),
  onus: () => import('./onus/played.ts'),
  wab: () => import('./wab/played.tsx'),
}

/** What the rules say is as much again as a game: nobody who does not ask has to wait for it. */
const books: Readonly<Record<string, () => Promise<{ texts: RuleTexts }>>> = {
  'cc-ancients': () => import('@acies/cc-ancients/texts'),
  tercios: () => import('@acies/tercios/texts'),
  'cc-napoleonics': () => import('@acies/cc-napoleonics/texts'),
  onus: () => import('@acies/onus/texts'),
  wab: () => import('@acies/wab/texts'),
}

export const playableGames: readonly string[] = Object.keys(loaders)

/** A game's code is fetched when it is first wanted. */
export async function playedGame(id: string): Promise<Played> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (load === undefined) throw new Complaint(`header.game: ${id}`)
  return (await load()).played
}

const loaded = new Map<string, Promise<Played>>()
/** The same promise every time, as React's `use` wants it. */
export function loadedGame(id: string): Promise<Played> {
  const known = loaded.get(id) ?? playedGame(id)
  loaded.set(id, known)
  return known
}

const opened = new Map<string, Promise<RuleTexts>>()
/** The texts of a game's rules, the same promise every time. */
export function loadedTexts(id: string): Promise<RuleTexts> {
  const known = opened.get(id) ?? books[id]().then(book => book.texts)
  opened.set(id, known)
  return known
}
